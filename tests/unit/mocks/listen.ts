import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'

import { onTestFinished } from 'vitest'

/** Serves on a free local port until the test ends; returns the server, its port and its address. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { server, port: address.port, url: `http://127.0.0.1:${address.port}` }
}

/** The response to the next request, before it is sent. */
export const nextConnection = (server: Server): Promise<ServerResponse> =>
  new Promise((resolve) => {
    server.once('request', (_, outgoing) => resolve(outgoing))
  })
