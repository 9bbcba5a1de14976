import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type DataTag,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'

import { ApiError } from '@/api/api-error'
import { refetchNow } from '@/api/query-client'
import { showToast, type ToastLink } from '@/ui/toast'

import { isSameActor, isSamePerson, useSessionState } from './session'
import type { SessionState } from './state'

/** A name, and what is changed. */
type MutationKey = readonly [name: string, ...subject: string[]]

/** Reads a query again, for a check before or after a write; undefined where the API gives no answer. */
export type Refetch = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => Promise<Data | undefined>

interface ApiMutation<Input, Output> {
  /** While a call with this key is under way, no other is sent. */
  mutationKey: MutationKey
  /** Runs before the call is sent, such as a check; gives the input to send, and may throw an error of its own. */
  prepare?: (input: Input, refetch: Refetch) => Promise<Input>
  mutationFn: (input: Input) => Promise<Output>
  /** Whether a call without a clear answer was done; only where it would do harm to call it failed. */
  wasDone?: (input: Input, refetch: Refetch) => Promise<boolean>
  /** The lists that the call may change, read again after every outcome. */
  refreshes?: readonly RefreshedList<Input>[]
  /** Whether a visitor who signs in before the answer comes is still told of the answer. */
  followsSignIn?: boolean
  /** The toast of the outcome, which has failed if there is an error. */
  toast?: (error: Error | null, input: Input) => { text: string; link: ToastLink }
  /** Called only for the person who asked; `isSamePage`: still on the page, and on what it was about. */
  onDone?: (output: Output | undefined, input: Input, isSamePage: boolean) => unknown
  onFailed?: (error: Error, input: Input, isSamePage: boolean) => unknown
}

interface RefreshedList<Input> {
  queryKey: QueryKey
  /** Changes the list once the call is done, before it is read again. */
  change?: (queryClient: QueryClient, input: Input) => void
}

/** A list that a call changes: once the call is done, the change is shown even if the list cannot be read again. */
export const changed = <Stored, Input>(
  { queryKey }: { queryKey: DataTag<QueryKey, Stored, Error> },
  change: (list: Stored, input: Input) => Stored,
): RefreshedList<Input> => ({
  queryKey,
  change: (queryClient, input) =>
    queryClient.setQueryData<Stored>(queryKey, (list) => list && change(list, input)),
})

/** A visit of a page: the time during which the page is open on one subject, or waits for the next page. */
interface PageVisit {
  subject: string
  /** Whether the next page is loading. */
  isLeaving: boolean
  isOver: boolean
}

/** A call's input, who asked for the call, and during which visit. */
interface PendingCall<Input> {
  input: Input
  actor: SessionState
  visit: PageVisit
}

/** Thrown by a check if what it depends on could not be read again, so that nothing was sent. */
export class NotReadError extends Error {}

/** Thrown where the person or the page that asked was gone before anything was sent. */
class NotSentError extends Error {}

/**
 * The one way to write: a call that is done, refused, or of unknown outcome. Only one call with its key is under way at a
 * time, only for the person who asked. Each outcome is told once: here, or to somebody who has gone on by a toast with a
 * link (docs/engineering.md, "One rule for late answers").
 */
export function useApiMutation<Input, Output = void>(options: ApiMutation<Input, Output>) {
  const { mutationKey, prepare, mutationFn, wasDone, refreshes = [], followsSignIn, toast } = options
  const queryClient = useQueryClient()
  const refetch: Refetch = (query) => refetchNow(queryClient, query)
  const actor = useSessionState()
  const isStillActor = followsSignIn ? isSameActor : isSamePerson
  const visit = usePageVisit(mutationKey.join(' '))
  const send = (input: Input) =>
    mutationFn(input).catch(async (error: unknown) => {
      if (!isUnknownOutcome(error) || !(await wasDone?.(input, refetch))) throw error
      return undefined
    })
  const { mutate, error, variables } = useMutation({
    mutationKey,
    mutationFn: async ({ input, actor, visit }: PendingCall<Input>) => {
      if (prepare === undefined) return send(input)
      const ready = await prepare(input, refetch)
      if (visit.isOver || !isStillActor(actor)) throw new NotSentError()
      return send(ready)
    },
    onSettled: (output, error, { input, actor, visit: { isOver } }) => {
      if (!isStillActor(actor)) return
      if (error) options.onFailed?.(error, input, !isOver)
      else {
        for (const { change } of refreshes) change?.(queryClient, input)
        options.onDone?.(output, input, !isOver)
      }
      for (const { queryKey } of refreshes) void queryClient.invalidateQueries({ queryKey })
      const told = toast?.(error, input)
      if (told) void showToast(error ? 'error' : 'success', told.text, isOver ? told.link : undefined)
    },
  })
  const thisMutation = { mutationKey, exact: true }
  const isPending = useIsMutating(thisMutation) > 0
  return {
    isPending,
    // The failure of a call that was not sent is told elsewhere, but this page may still wait for the next one.
    error: error instanceof NotSentError ? null : error,
    /** The input of the last call from here. */
    variables: variables?.input,
    /**
     * Sends the input, unless a call with this key is under way or its answer is not drawn yet, or this page is still that
     * of somebody else.
     */
    mutate: (input: Input) => {
      if (!isPending && queryClient.isMutating(thisMutation) === 0 && isStillActor(actor))
        mutate({ input, actor, visit: visit.current })
    },
  }
}

/**
 * Whether nobody knows if a call was done: its answer was lost, or a server in between answered. A call may also conflict
 * with itself (409), or no longer find what it has deleted (404): a browser sends a call again whose connection was cut.
 */
export const isUnknownOutcome = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind !== 'refused' || [404, 409].includes(error.status ?? 0) || (error.status ?? 0) >= 500)

/**
 * Whether a call with this key that was sent before the component was mounted is still under way. As a part of the key of
 * a form that was left and opened again, it lets the form begin anew with what the call has left behind.
 */
export function useHasPendingSend(mutationKey: MutationKey): boolean {
  const isMutating = useIsMutating({ mutationKey, exact: true }) > 0
  const [isEarlier, setEarlier] = useState(isMutating)
  if (isEarlier && !isMutating) setEarlier(false)
  return isEarlier
}

/**
 * The visit of a page on one subject; ends when the subject changes, and when the visitor leaves for another page. A
 * press while that page is still loading is a new visit: this page is shown, and may stay.
 */
function usePageVisit(subject: string) {
  const isLeaving = useNavigation().location !== undefined
  const visit = useRef<PageVisit>({ subject, isLeaving, isOver: false })
  // A layout effect: an answer may come right after another page is shown.
  useLayoutEffect(() => {
    const { current: last } = visit
    const isSame = last.subject === subject && last.isLeaving === isLeaving
    // React may end the effects of a visit and begin them anew, as for a part that waits, or in StrictMode.
    const current = isSame ? last : { subject, isLeaving, isOver: false }
    current.isOver = false
    visit.current = current
    return () => {
      current.isOver = true
    }
  }, [subject, isLeaving])
  return visit
}
