import { ApiError } from '@/api/api-error'

/** Whether the server does not know the call at all: the specification shows neither PUT nor DELETE (D21). */
export const isUnknownCall = (error: Error): boolean =>
  error instanceof ApiError && error.status !== undefined && [404, 405, 501].includes(error.status)
