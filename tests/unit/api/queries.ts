import { QueryClient } from '@tanstack/react-query'

/** A separate cache for one read, without retries, so that a test sees the read itself. */
export const freshClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } })
