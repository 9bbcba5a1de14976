import { useQuery, type QueryState, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import { isApiUnreachable } from '@/api/api-error'
import type { List } from '@/api/fields'

const EVERY_MS = 60_000

/** Added to a query: the list follows every minute while the window is looked at, and at once when it comes back. */
export const FOLLOWED = {
  // Since the last answer, so that several readers of one list ask together.
  refetchInterval: ({ state }: { state: Pick<QueryState, 'dataUpdatedAt' | 'errorUpdatedAt'> }) => {
    const due = Math.max(state.dataUpdatedAt, state.errorUpdatedAt) + EVERY_MS - Date.now()
    // More than that if the clock was set back since.
    return due > 0 ? Math.min(due, EVERY_MS) : EVERY_MS
  },
  refetchOnWindowFocus: 'always',
} as const

/** What a page knows of a list of the API. */
export type ListState<Row> = Outcome<Row> & {
  /** Reads the list again. */
  retry: () => void
  /** Whether the list is being read, for the first time or again. */
  isReading: boolean
  /** Whether a page that can do without the list waits for it; not after a failure, nor without a connection. */
  isFirstTry: boolean
  /** Whether the API cannot be reached; stays so during another try, until that has an answer. */
  isUnreachable: boolean
}

type Outcome<Row> =
  | { state: 'loading'; rows?: undefined; error: null }
  | { state: 'failed'; rows?: undefined; error: Error }
  | ReadyList<Row>

interface ReadyList<Row> extends List<Row> {
  state: 'ready'
  /** Why the rows are old: the list could not be read again. */
  error: Error | null
  /** When the rows were read, in milliseconds. */
  asOf: number
  /** Whether the rows are a copy that this browser has kept. */
  isLastKnown: boolean
}

/** The one reading of a list: loading, failed, or ready with its rows and with what is missing or old about them. */
export function useList<Stored, Row, Key extends readonly unknown[]>(
  query: UseQueryOptions<Stored, Error, List<Row>, Key>,
): ListState<Row> {
  const result = useQuery(query)
  const { data, error, dataUpdatedAt, errorUpdateCount, isError, isFetching, refetch } = result
  const isUnreachable = useIsUnreachable(result)
  const outcome: Outcome<Row> = data
    ? { state: 'ready', ...data, error, asOf: dataUpdatedAt, isLastKnown: false }
    : isError
      ? { state: 'failed', error }
      : { state: 'loading', error: null }
  const isFirstTry = outcome.state === 'loading' && errorUpdateCount === 0 && !isUnreachable
  return { ...outcome, retry: () => void refetch(), isReading: isFetching, isFirstTry, isUnreachable }
}

/** The list; where the API cannot be reached and there is none, the rows last known, as of that time in milliseconds. */
export function orLastKnown<Row>(
  list: ListState<Row>,
  rows: readonly Row[] | undefined,
  at = 0,
): ListState<Row> {
  if (!list.isUnreachable || list.rows !== undefined || rows === undefined) return list
  return { ...list, state: 'ready', rows, unread: 0, asOf: at, isLastKnown: true }
}

/** Whether rows of a list could not be read, so that what is looked for may be among them. */
export const lacksRows = (list: ListState<unknown>): boolean => list.state === 'ready' && list.unread > 0

/** Whether a query cannot reach the API; it stays so during another try, until that has an answer. */
export function useIsUnreachable(query: UseQueryResult): boolean {
  const [wasUnreachable, setUnreachable] = useState(false)
  const isUnreachable = isApiUnreachable(query) || (wasUnreachable && query.isPending)
  if (isUnreachable !== wasUnreachable) setUnreachable(isUnreachable)
  return isUnreachable
}
