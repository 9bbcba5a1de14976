import { QueryCache, QueryClient } from '@tanstack/react-query'

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
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function mayYetSucceed(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind === 'network' || (kind === 'refused' && (status >= 500 || status === 429))
}
