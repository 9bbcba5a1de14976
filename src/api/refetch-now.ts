import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

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
  // A read under way may have begun before the write that is looked for, and a cached answer may look fresh
  // to a clock that was set back.
  void queryClient.cancelQueries(thisQuery, { silent: true })
  void queryClient.invalidateQueries({ ...thisQuery, refetchType: 'none' })
  return queryClient.fetchQuery({ ...query, retry: false }).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
}
