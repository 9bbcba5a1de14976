import type { IncomingMessage, ServerResponse } from 'node:http'

import { getResponse, type HttpHandler } from 'msw'

import { errorJson, HttpError } from './handlers/answers.ts'

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
  const callerGone = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) callerGone.abort()
  })
  try {
    allowOtherOrigins(incoming, outgoing)
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end()
    const request = await requestOf(incoming, callerGone.signal)
    const response = (await getResponse(handlers, request)) ?? errorJson(404, 'There is no such call')
    await send(response, incoming, outgoing)
  } catch (error) {
    // The caller may have disconnected.
    if (!outgoing.destroyed) await send(failure(error), incoming, outgoing)
  }
  return undefined
}

function failure(error: unknown): Response {
  if (error instanceof HttpError) return errorJson(error.status, error.message)
  if (error instanceof URIError) return errorJson(400, 'The address cannot be read')
  console.error('The demo API failed:', error)
  return errorJson(500, 'The demo API failed')
}

/** Lets pages of any origin call the API, but without credentials, so that they cannot use this site's cookies. */
function allowOtherOrigins({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Vary', 'Origin')
  if (headers.origin === undefined) return
  outgoing.setHeader('Access-Control-Allow-Origin', headers.origin)
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, DELETE')
  outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
  outgoing.setHeader('Access-Control-Max-Age', '600')
}

/** Enough for two images of 10 MB and the form around them. */
const MAXIMUM_BODY_BYTES = 24 * 1024 * 1024

/** Turns a Node request into a fetch request. Reads the whole body first, so that no handler gets a truncated one. */
async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    // HTTP/2 puts method and path among the headers, with a colon before their names.
    if (name.startsWith(':')) continue
    for (const value of values ?? []) headers.append(name, value)
  }
  // The handlers expect one cookie header; Node joins several into one.
  if (incoming.headers.cookie !== undefined) headers.set('cookie', incoming.headers.cookie)

  // HEAD is handled as GET; Node leaves out the body.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  const body = await bodyOf(incoming)
  return new Request(new URL(incoming.url ?? '/', 'http://localhost'), {
    method,
    headers,
    signal,
    ...(method !== 'GET' && body.byteLength > 0 && { body }),
  })
}

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue
    length += chunk.byteLength
    // Reads even an oversized body to its end: many clients take no answer before they have sent everything.
    if (length <= MAXIMUM_BODY_BYTES) chunks.push(chunk)
  }
  if (length > MAXIMUM_BODY_BYTES) throw new HttpError(413, 'The body is larger than 24 MB')
  return Buffer.concat(chunks)
}

/** Sends a fetch response over the Node connection. A network-error response cuts the connection. */
async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') return cutConnection(incoming)
  const body = Buffer.from(await response.arrayBuffer())
  if (outgoing.destroyed) return undefined
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  if (response.status !== 204) outgoing.setHeader('Content-Length', body.byteLength)
  outgoing.end(body)
  return undefined
}

function cutConnection({ socket, httpVersionMajor }: IncomingMessage): void {
  // Sends one byte first: a browser silently repeats a call whose reused connection breaks before any byte.
  if (httpVersionMajor >= 2) return void socket.destroy()
  socket.write('-')
  socket.destroySoon()
  return undefined
}
