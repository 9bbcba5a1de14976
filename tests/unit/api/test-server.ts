import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { afterEach, beforeEach, vi } from 'vitest'

import type * as Http from '@/api/http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface TestServer {
  /** The http module of a build that talks to this server. */
  http: () => typeof Http
  /** Sets how every call is answered until the test ends. */
  serve: (handler: Handler) => void
  /** Closes the server, so that its port refuses connections. */
  close: () => Promise<void>
}

const refuse: Handler = (_, response) => {
  response.writeHead(501).end()
}

/** Begins an answer with that status: sends half of its JSON and leaves it open. */
export const beginAnswer =
  (status: number): Handler =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': 100 })
    response.write('{"error":"half')
  }

/** A real server on a real socket, for what a mocked fetch cannot show, such as answers that break off. */
export function startTestServer(): TestServer {
  let handle = refuse
  let http: typeof Http | undefined
  const server = createServer((request, response) => {
    handle(request, response)
  })

  async function close(): Promise<void> {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }

  // Each test has its own port, so that no connection is left over from the test before.
  beforeEach(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    vi.stubEnv('VITE_API_URL', `http://127.0.0.1:${port}/v1/`)
    vi.stubEnv('VITE_API_AUTH', '')
    vi.resetModules()
    http = await import('@/api/http')
  })

  afterEach(async () => {
    vi.unstubAllEnvs()
    vi.resetModules()
    handle = refuse
    await close()
  })

  return {
    http: () => {
      if (http === undefined) throw new Error('Only within a test.')
      return http
    },
    serve: (handler) => {
      handle = handler
    },
    close,
  }
}
