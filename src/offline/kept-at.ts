/** The header in which the service worker notes when it kept an answer, as an ISO time. */
export const KEPT_AT = 'X-Kept-At'
