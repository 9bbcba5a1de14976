import {
  QueryObserver,
  useIsMutating,
  useMutation,
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'

import { ApiError } from '@/api/api-error'

import { currentSession, departuresSoFar, isStillHere, personOf, useSession, type Doer } from './session'

interface ApiMutation<Output, Input> {
  /** Its name, and the thing it changes. While one of that name and thing is under way no further one is sent. */
  mutationKey: readonly [name: string, ...thing: string[]]
  /** What comes before it is sent, such as a check; gives what is sent. */
  prepare?: (input: Input) => Promise<Input>
  mutationFn: (input: Input) => Promise<Output>
  /** Whether a visitor who signs in before the answer comes is told of it. */
  followsSignIn?: boolean
  /** Called for the person who asked, wherever they are; 'here' is the page and the thing from which it was sent. */
  onSuccess?: (output: Output, input: Input, isHere: boolean) => unknown
  onError?: (error: Error, input: Input, isHere: boolean) => unknown
}

/** The time in which a page is open on a thing. */
interface Stay {
  thing: string
  isOver: boolean
}

/** A call with who asked for it, and where. */
interface Asked<Input> {
  input: Input
  doer: Doer
  stay: Stay
}

/** The person or the page that asked was gone before anything was sent. */
class NotSentError extends Error {}

/**
 * A call that changes something, by the query library's own names. It is sent once for each thing, for nobody but the
 * person who asked, and its answer tells whether that person is still where they asked (docs/decisions.md, "One rule
 * for late answers").
 */
export function useApiMutation<Output, Input>(options: ApiMutation<Output, Input>) {
  const { mutationKey, prepare, mutationFn, followsSignIn, onSuccess, onError } = options
  const queryClient = useQueryClient()
  const doer = { person: personOf(useSession()), departures: departuresSoFar() }
  const isHere = (doer: Doer) =>
    followsSignIn ? isStillHere(doer) : personOf(currentSession()) === doer.person
  const stay = useStay(mutationKey.join(' '))
  const { mutate, error, variables } = useMutation({
    mutationKey,
    mutationFn: async ({ input, doer, stay }: Asked<Input>) => {
      if (prepare === undefined) return mutationFn(input)
      const ready = await prepare(input)
      if (stay.isOver || !isHere(doer)) throw new NotSentError()
      return mutationFn(ready)
    },
    onSuccess: (output, { input, doer, stay }) =>
      isHere(doer) ? onSuccess?.(output, input, !stay.isOver) : undefined,
    onError: (error, { input, doer, stay }) =>
      isHere(doer) ? onError?.(error, input, !stay.isOver) : undefined,
  })
  const underWay = { mutationKey, exact: true }
  const isPending = useIsMutating(underWay) > 0
  return {
    isPending,
    error,
    /** What was last asked to be sent here. */
    variables: variables?.input,
    /** Sends it, unless one like it is under way or this page is still that of somebody else. */
    mutate: (input: Input) => {
      if (queryClient.isMutating(underWay) === 0 && isHere(doer)) mutate({ input, doer, stay: stay.current })
    },
  }
}

/**
 * What a query gives now, for a check before something is sent; undefined where the API does not give it, since the
 * server then decides (docs/decisions.md, "Checked before it is sent"). Throws where the read was broken off.
 */
export async function readAnew<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const one = { queryKey: query.queryKey, exact: true }
  // Once its page is left nobody else looks at it, and it would be broken off to give what was known before.
  const letGo = new QueryObserver(queryClient, { queryKey: query.queryKey, enabled: false }).subscribe(
    () => undefined,
  )
  // Of now: what is under way may have been asked before the thing was done that is looked for, and what is known may
  // look new by a clock that was set back.
  void queryClient.cancelQueries(one, { silent: true })
  void queryClient.invalidateQueries({ ...one, refetchType: 'none' })
  try {
    return await queryClient.fetchQuery({ ...query, retry: false })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  } finally {
    letGo()
  }
}

/**
 * Sends what is done by one call only. Where it fails but may have been done all the same, since its answer is lost or a
 * server between gave one, it is done if it is found; else throws what the call has thrown.
 */
export async function sendOrFind(send: () => Promise<void>, isFound: () => Promise<boolean>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!mayBeDone(error) || !(await isFound())) throw error
  }
}

/** A conflict (409) may be with itself: a browser sends a call again whose connection was cut. */
const mayBeDone = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind !== 'refused' || error.status === 409 || (error.status ?? 0) >= 500)

/** The stay on this thing; it ends when the thing changes, and when the visitor leaves for another page. */
function useStay(thing: string) {
  const isLeaving = useNavigation().location !== undefined
  const stay = useRef<Stay>({ thing, isOver: false })
  useEffect(() => {
    const current = { thing, isOver: isLeaving }
    stay.current = current
    return () => {
      current.isOver = true
    }
  }, [thing, isLeaving])
  return stay
}
