import { ApiError } from './api-error'

/** Whether the call failed for want of a connection. */
export const isUnreachable = (error: Error | null): boolean =>
  error instanceof ApiError && error.kind === 'network'
