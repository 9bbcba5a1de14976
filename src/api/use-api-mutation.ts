import { useMutation, useQueryClient } from '@tanstack/react-query'

interface Outcome<Input, Output> {
  /** The call counts as under way until this is done, too. */
  onSuccess?: (output: Output, input: Input) => void | Promise<void>
  onError?: (error: Error, input: Input) => void
}

/**
 * A call that changes something. While one of that name is under way a further one is not sent, however often it is
 * asked for: one click sends one request (D8).
 */
export function useApiMutation<Input, Output>(
  name: string,
  write: (input: Input) => Promise<Output>,
  outcome: Outcome<Input, Output>,
) {
  const queryClient = useQueryClient()
  const mutationKey = [name]
  const { mutate, isPending } = useMutation({ mutationKey, mutationFn: write, ...outcome })
  return {
    isSending: isPending,
    send: (input: Input) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(input)
    },
  }
}
