import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { getResponse, type HttpHandler } from 'msw'

import { errorJson } from './handlers/answers.ts'

export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

/** Serves the handlers over real HTTP under '/api'; passes everything else to the next middleware. */
export const apiMiddleware =
  (handlers: HttpHandler[]): Middleware =>
  (incoming, outgoing, next) => {
    if (!/^\/api(?:[/?]|$)/.test(incoming.url ?? '')) return next()
    void serve(handlers, incoming, outgoing)
    return undefined
  }

async function serve(
  handlers: HttpHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const response =
      (await getResponse(handlers, await requestOf(incoming))) ?? errorJson(404, 'There is no such call')
    await send(response, incoming, outgoing)
  } catch (error) {
    // The caller may have disconnected.
    if (outgoing.destroyed) return
    console.error('The demo API failed:', error)
    await send(errorJson(500, 'The demo API failed'), incoming, outgoing)
  }
}

/** Turns a Node request into a fetch request. Reads the whole body first, so that no handler gets a truncated one. */
async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const body = await buffer(incoming)
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    ...(body.byteLength > 0 && { body }),
  })
}

/** Sends a fetch response over the Node connection. A network-error response cuts the connection. */
async function send(
  response: Response,
  { socket }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (response.type === 'error') {
    // Sends one byte first: a browser silently repeats a call whose reused connection breaks before any byte.
    socket.write('-')
    socket.destroySoon()
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  if (outgoing.destroyed) return
  outgoing.statusCode = response.status
  // Any page may call the API, but without credentials, so that it cannot use this site's cookies.
  outgoing.setHeader('Access-Control-Allow-Origin', '*')
  outgoing.setHeaders(response.headers)
  outgoing.end(body)
}
