import {
  QueryCache,
  QueryClient,
  type FetchQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'

import { ApiError } from './api-error'

const RETRIES = 2

/**
 * The cache of the API's answers. Failed reads that may yet succeed are tried twice more; writes never are. A read goes
 * on when its page is left, since the next page may want it; so no read is given a signal.
 */
export function createQueryClient(retryDelay = (attempt: number) => 500 * 2 ** attempt): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The only place that logs a failed read; the page decides what to show.
      onError: (error, { queryKey }) => console.error(`${String(queryKey[0])} could not be loaded:`, error),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && mayYetSucceed(error),
        retryDelay,
        networkMode: 'always',
        // Data that counts as fresh may be the service worker's copy from an earlier visit.
        refetchOnReconnect: 'always',
      },
      // The cache drops what a form sent, such as a password, a second after the form has gone.
      mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
    },
  })
}

/** Forgets every answer. Writes under way stay in the cache until they are answered, so that none is sent twice. */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getQueryCache().clear()
  const writes = queryClient.getMutationCache()
  for (const write of writes.getAll()) if (write.state.status !== 'pending') writes.remove(write)
}

function mayYetSucceed(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind === 'network' || (kind === 'refused' && (status >= 500 || status === 429))
}

/** Fetch options for a list: the first read may use the page's preload; later reads bypass the HTTP cache. */
export const listFetchOptions = ({ client, queryKey }: QueryFunctionContext) =>
  client.getQueryData(queryKey) === undefined ? {} : { cache: 'reload' as const }

/**
 * Reads a query again; undefined where the API gives no answer, since the server then decides (docs/decisions.md,
 * "Checked before it is sent"). Throws where the read was cancelled.
 */
export async function refetchNow<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  // A read under way may have begun before the write that is looked for.
  void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true })
  return queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
}
