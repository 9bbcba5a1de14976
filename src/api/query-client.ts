import { QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'

import { ApiError } from './api-error'

const RETRIES = 2

/** The cache of all that comes from the API. Reads that may yet succeed are tried twice more; writes never are. */
export function createQueryClient(retryDelay = (attempt: number) => 500 * 2 ** attempt): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The one place where a failed read is logged; what is shown of it is the page's part.
      onError: (error, { queryKey }) => console.error(`${String(queryKey[0])} could not be loaded:`, error),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && mayYetSucceed(error),
        retryDelay,
        networkMode: 'always',
        // What is shown may have been kept from an earlier visit.
        refetchOnReconnect: 'always',
      },
      // What a form sent, such as a password, is not kept once it is answered.
      mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
    },
  })
}

/** Forgets every answer. A write under way stays known until it is answered, so that it is not sent a second time. */
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

/** How a list is fetched: the first read may use what the page has preloaded; each later one is of now, whatever is cached. */
export const freshAfterFirst = ({ signal, client, queryKey }: QueryFunctionContext) => ({
  signal,
  ...(client.getQueryData(queryKey) !== undefined && { cache: 'reload' as const }),
})
