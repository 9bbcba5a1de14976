import type { IncomingMessage } from 'node:http'

import { HttpError } from '../http-error.ts'

/** Two images of 10 MB and the form around them. */
const MAXIMUM_BODY_BYTES = 24 * 1024 * 1024

/**
 * The fetch request a Node request stands for. The body is read to its end first, so that no handler ever sees one
 * that breaks off: then this rejects with the stream's own error.
 */
export async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    // HTTP/2 puts method and path among the headers, with a colon in front.
    if (name.startsWith(':')) continue
    for (const value of values ?? []) headers.append(name, value)
  }
  // The handlers know the caller by one cookie header, however many came.
  if (incoming.headers.cookie !== undefined) headers.set('cookie', incoming.headers.cookie)

  // HEAD is answered as GET whose body is left out.
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
    // What is too much is read all the same: many a client cannot take an answer before it has sent everything.
    if (length <= MAXIMUM_BODY_BYTES) chunks.push(chunk)
  }
  if (length > MAXIMUM_BODY_BYTES) throw new HttpError(413, 'The body is larger than 24 MB')
  return Buffer.concat(chunks)
}
