import type { IncomingMessage, ServerResponse } from 'node:http'

import { getResponse, type HttpHandler } from 'msw'

import { errorJson } from '../handlers/answers.ts'
import { HttpError } from '../http-error.ts'
import { allowOtherOrigins } from './cors.ts'
import { requestOf } from './request-of.ts'
import { send } from './send.ts'

export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

/** Serves the handlers over real HTTP under '/api'; everything else is left to the next. */
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
  const gone = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) gone.abort()
  })
  try {
    allowOtherOrigins(incoming, outgoing)
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end()
    const request = await requestOf(incoming, gone.signal)
    const response = (await getResponse(handlers, request)) ?? errorJson(404, 'There is no such call')
    await send(response, incoming, outgoing)
  } catch (error) {
    // Nobody is there to be answered where the caller has gone.
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
