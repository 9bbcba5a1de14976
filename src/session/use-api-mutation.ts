import {
  QueryObserver,
  useIsMutating,
  useMutation,
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'

import { ApiError } from '@/api/api-error'

import { isSameActor, isSamePerson, useSessionState } from './session'
import type { SessionState } from './state'

/** A name, and the thing that is changed. */
type MutationKey = readonly [name: string, ...thing: string[]]

interface ApiMutation<Output, Input> {
  /** While a call with this key is under way, no other is sent. */
  mutationKey: MutationKey
  /** Runs before the call is sent, such as a check; gives the input to send. */
  prepare?: (input: Input) => Promise<Input>
  mutationFn: (input: Input) => Promise<Output>
  /** Whether a visitor who signs in before the answer comes is still told of the answer. */
  followsSignIn?: boolean
  /** Called only for the person who asked, on any page; `isSamePage`: still on the page and the thing that asked. */
  onSuccess?: (output: Output, input: Input, isSamePage: boolean) => unknown
  onError?: (error: Error, input: Input, isSamePage: boolean) => unknown
}

/** A visit of a page: the time during which the page is open on one thing, or waits for the next page. */
interface PageVisit {
  thing: string
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

/** Thrown where the person or the page that asked was gone before anything was sent. */
class NotSentError extends Error {}

/**
 * A call that changes something, with the query library's own names. Only one call for a thing is under way at a time,
 * only for the person who asked. The answer tells whether that person is still on the page and thing that asked
 * (docs/decisions.md, "One rule for late answers").
 */
export function useApiMutation<Output, Input>(options: ApiMutation<Output, Input>) {
  const { mutationKey, prepare, mutationFn, followsSignIn, onSuccess, onError } = options
  const queryClient = useQueryClient()
  const actor = useSessionState()
  const isStillActor = (actor: SessionState) => (followsSignIn ? isSameActor(actor) : isSamePerson(actor))
  const visit = usePageVisit(mutationKey.join(' '))
  const { mutate, error, variables } = useMutation({
    mutationKey,
    mutationFn: async ({ input, actor, visit }: PendingCall<Input>) => {
      if (prepare === undefined) return mutationFn(input)
      const ready = await prepare(input)
      if (visit.isOver || !isStillActor(actor)) throw new NotSentError()
      return mutationFn(ready)
    },
    onSuccess: (output, { input, actor, visit }) =>
      isStillActor(actor) ? onSuccess?.(output, input, !visit.isOver) : undefined,
    onError: (error, { input, actor, visit }) =>
      isStillActor(actor) ? onError?.(error, input, !visit.isOver) : undefined,
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
 * Reads a query anew, for a check before or after a write; undefined where the API gives no answer, since the server
 * then decides (docs/decisions.md, "Checked before it is sent"). Throws where the read was cancelled.
 */
export async function readAnew<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const thisQuery = { queryKey: query.queryKey, exact: true }
  // Without this observer, leaving the page would cancel the read, which would then give the old data.
  const unsubscribe = new QueryObserver(queryClient, { queryKey: query.queryKey, enabled: false }).subscribe(
    () => undefined,
  )
  // A read under way may have begun before the write that is looked for, and a cached answer may look fresh
  // to a clock that was set back.
  void queryClient.cancelQueries(thisQuery, { silent: true })
  void queryClient.invalidateQueries({ ...thisQuery, refetchType: 'none' })
  try {
    return await queryClient.fetchQuery({ ...query, retry: false })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  } finally {
    unsubscribe()
  }
}

/**
 * Sends a write once. Where the call fails but the write may be done (its answer was lost, or a server in between
 * answered), the write counts as done if `isFound` says so; otherwise throws the call's own error.
 */
export async function sendOrFind(send: () => Promise<void>, isFound: () => Promise<boolean>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!mayBeDone(error) || !(await isFound())) throw error
  }
}

/** A call may conflict (409) with itself: a browser sends a call again whose connection was cut. */
const mayBeDone = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind !== 'refused' || error.status === 409 || (error.status ?? 0) >= 500)

/**
 * The visit of a page on one thing; ends when the thing changes, and when the visitor leaves for another page. A press while
 * that page is still loading is a new visit: this page is shown, and may stay.
 */
function usePageVisit(thing: string) {
  const isLeaving = useNavigation().location !== undefined
  const visit = useRef<PageVisit>({ thing, isLeaving, isOver: false })
  // A layout effect: an answer may come right after another page is shown.
  useLayoutEffect(() => {
    const current = { thing, isLeaving, isOver: false }
    visit.current = current
    return () => {
      current.isOver = true
    }
  }, [thing, isLeaving])
  return visit
}
