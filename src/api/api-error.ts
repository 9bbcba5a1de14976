/** How a call failed: no connection, no answer in time, refused with a status, or an answer that cannot be read. */
export type ApiErrorKind = 'network' | 'timeout' | 'refused' | 'unreadable'

/** The one error of every call to the API. It shows nothing itself; the screen decides what to say. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The HTTP status, if an answer came. */
  readonly status: number | undefined
  /** The text of the answer's `error` field, if it has one. */
  readonly serverText: string | undefined

  constructor(
    kind: ApiErrorKind,
    details: { status?: number; serverText?: string | undefined; cause?: unknown } = {},
  ) {
    super(`API call failed: ${kind}${details.status === undefined ? '' : ` (${details.status})`}`, {
      cause: details.cause,
    })
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status
    this.serverText = details.serverText
  }
}

/** Whether the call failed for want of a connection. */
export const isUnreachable = (error: Error | null): boolean =>
  error instanceof ApiError && error.kind === 'network'

/** Whether a read cannot reach the API; where the browser knows of no connection that is told by the first try. */
export const isCutOff = ({
  error,
  failureReason,
}: {
  error: Error | null
  failureReason: Error | null
}): boolean => isUnreachable(navigator.onLine ? error : failureReason)
