import { QueryClient } from '@tanstack/react-query'

/** A cache of its own for one read, without retries, so that the read itself is seen. */
export const freshClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } })
