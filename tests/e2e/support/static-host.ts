import { once } from 'node:events'
import { createReadStream, statSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const DIST = join(import.meta.dirname, '../../../dist')

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A running server: its origin, and a function that stops it. */
export interface Host {
  origin: string
  stop: () => Promise<void>
}

/** Starts a server on a free port of this machine. */
export async function startHost(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Host> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Serves the built app as a plain static host: files, and one page for every other path. Calls go to the API. */
export const startStaticHost = (page: 'index.html' | 'app.html', api: string): Promise<Host> =>
  startHost((request, response) => {
    const { url = '', method, headers } = request
    if (url.startsWith('/api/')) {
      const call = ask(api + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      call.on('error', () => response.destroy())
      request.pipe(call)
      return
    }
    const path = new URL(url, api).pathname
    const file = join(DIST, path)
    const isFile = path !== '/' && statSync(file, { throwIfNoEntry: false })?.isFile() === true
    const name = isFile ? file : join(DIST, page)
    response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' })
    createReadStream(name).pipe(response)
  })
