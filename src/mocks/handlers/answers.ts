import { HttpResponse, type JsonBodyType } from 'msw'

// Personal data may not stay in a cache, and a list that is fetched again has to be fresh.
const headers = { 'Cache-Control': 'no-store' }

export const json = (body: JsonBodyType, status = 200): Response =>
  HttpResponse.json(body, { status, headers })

/** A JSON answer from text that is already encoded in UTF-8. */
export const encodedJson = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new HttpResponse(bytes, { headers: { ...headers, 'Content-Type': 'application/json' } })

export const errorJson = (status: number, error: string): Response => json({ error }, status)

/** Thrown to refuse a call: the answer is `{error: text}` with the status. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}
