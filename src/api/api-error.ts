/** How a call failed: no connection, no answer in time, refused by the server, or an unreadable answer. */
export type ApiErrorKind = 'network' | 'timeout' | 'refused' | 'unreadable'

/** The error of every failed API call; the screen decides what to show. */
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

/** Whether a call failed because the API could not be reached. */
export const isNetworkError = (error: Error | null): boolean =>
  error instanceof ApiError && error.kind === 'network'

// What many web servers take at most by default.
const USUAL_UPLOAD_BYTES = 1_000_000

/** Whether a call may have failed because its pictures, of so many bytes together, are too large for the server. */
export const isPerhapsTooLarge = (error: Error | null, bytes: number): boolean =>
  error instanceof ApiError &&
  (error.status === 413 ||
    // Servers that refuse a large upload also cut the connection, or answer as if they had crashed.
    (bytes > USUAL_UPLOAD_BYTES &&
      navigator.onLine &&
      (error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500)))

/** Whether a query cannot reach the API. Offline, the query's first failed try decides; otherwise its last. */
export function isApiUnreachable(query: { error: Error | null; failureReason: Error | null }): boolean {
  const hasFailed = isNetworkError(query.error)
  const isFailing = isNetworkError(query.failureReason)
  // Asked last, since nothing has failed where a page is prerendered, without a browser.
  return (hasFailed || isFailing) && (navigator.onLine ? hasFailed : isFailing)
}
