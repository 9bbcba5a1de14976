import { HttpResponse, type JsonBodyType } from 'msw'

// Nothing of a person may stay in a cache, and a list asked for afresh has to be fresh.
const headers = { 'Cache-Control': 'no-store' }

export const json = (body: JsonBodyType, status = 200): Response =>
  HttpResponse.json(body, { status, headers })

/** An answer of JSON that is already written in UTF-8. */
export const writtenJson = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new HttpResponse(bytes, { headers: { ...headers, 'Content-Type': 'application/json' } })

export const errorJson = (status: number, error: string): Response => json({ error }, status)

/** A call the API refuses: the answer is `{error: text}` with the status. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.name = 'HttpError'
    this.status = status
  }
}
