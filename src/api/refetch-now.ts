import { QueryObserver, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'

import { ApiError } from './api-error'

/**
 * Reads a query again; undefined where the API gives no answer, since the server then decides (docs/decisions.md,
 * "Checked before it is sent"). Throws where the read was cancelled.
 */
export async function refetchNow<Data, Key extends QueryKey>(
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
