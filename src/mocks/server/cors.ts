import type { IncomingMessage, ServerResponse } from 'node:http'

/** Lets pages of any origin call the API; without credentials, so that cookies of this site stay out of it. */
export function allowOtherOrigins({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Vary', 'Origin')
  if (headers.origin === undefined) return
  outgoing.setHeader('Access-Control-Allow-Origin', headers.origin)
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, DELETE')
  outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
  outgoing.setHeader('Access-Control-Max-Age', '600')
}
