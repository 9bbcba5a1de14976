import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sends a fetch response over the Node connection. A network error breaks the connection. */
export async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (response.type === 'error') return drop(incoming)
  const body = Buffer.from(await response.arrayBuffer())
  if (outgoing.destroyed) return undefined
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  if (response.status !== 204) outgoing.setHeader('Content-Length', body.byteLength)
  // Node leaves the body out of an answer to HEAD.
  outgoing.end(body)
  return undefined
}

function drop({ socket, httpVersionMajor }: IncomingMessage): void {
  // A browser silently repeats a call whose reused connection broke before the first byte, so one byte goes out.
  if (httpVersionMajor >= 2) return void socket.destroy()
  socket.write('-')
  socket.destroySoon()
  return undefined
}
