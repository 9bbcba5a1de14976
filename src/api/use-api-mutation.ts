import {
  useMutation,
  useQueryClient,
  type MutateFunctionRest,
  type UseMutationOptions,
} from '@tanstack/react-query'

type ApiMutation<Output, Input> = UseMutationOptions<Output, Error, Input> & {
  mutationKey: readonly [string]
}

/**
 * A call that changes something, by the query library's own names. While one of that key is under way no further one
 * is sent: one click sends one request.
 */
export function useApiMutation<Output, Input>(options: ApiMutation<Output, Input>) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation(options)
  const { mutationKey } = options
  return {
    isPending,
    error,
    /** Sends it; callbacks that go along belong to the page that asks, and are not called once it is left. */
    mutate: (...call: MutateFunctionRest<Output, Error, Input>) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(...call)
    },
  }
}
