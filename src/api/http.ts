import * as v from 'valibot'

import { config } from '@/config'

import { ApiError } from './api-error'
import { Token } from './fields'

/** How long a call may take, in milliseconds, until it counts as unanswered. */
export const TIMEOUT_MS = 20_000

/** The same of a call that carries pictures: two of 10 MB take that long at half a megabit a second. */
export const UPLOAD_TIMEOUT_MS = 300_000

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  json?: unknown
  form?: FormData
  /** 'reload' where the answer must be of now. */
  cache?: RequestCache
  signal?: AbortSignal
  /** Sent without the token: a server may refuse every call with one that has expired, even one for a new one. */
  isAnonymous?: boolean
}

/**
 * An id as a part of a path. Throws an ApiError for '.' and '..', which no encoding keeps from being read as this path
 * and the one above.
 */
export function pathPart(id: string): string {
  if (id === '.' || id === '..') throw new ApiError('refused', { status: 404 })
  return encodeURIComponent(id)
}

let readToken: () => string | undefined = () => undefined
let noteExpired: (token: string) => void = () => undefined

/**
 * Sets where the token comes from, and who is told of one that the server no longer takes (401). The token is sent only
 * where VITE_API_AUTH is 'bearer' (docs/decisions.md, "No token by default").
 */
export function authorizeWith(
  source: () => string | undefined,
  onExpired: (token: string) => void = () => undefined,
): void {
  readToken = source
  noteExpired = onExpired
}

/** Calls the API and gives the answer's JSON as the schema reads it; throws an ApiError, or the caller's own abort. */
export async function fetchJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  call: Call = {},
): Promise<v.InferOutput<Schema>> {
  return send(path, call, async (response) => {
    const json: unknown = await response.json().catch((cause: unknown) => {
      if (cause instanceof SyntaxError) throw new ApiError('unreadable', { status: response.status, cause })
      throw cause
    })
    const result = v.safeParse(schema, json)
    if (!result.success)
      throw new ApiError('unreadable', { status: response.status, cause: result.issues[0] })
    return result.output
  })
}

/** Calls the API and judges by ok alone: the answer is not read. Throws an ApiError, or the caller's own abort. */
export async function sendOnly(path: string, call: Call): Promise<void> {
  return send(path, call, (response) => {
    // Not waited for: where the answer has been cloned (service worker, monitoring, MSW) it never settles.
    response.body?.cancel().catch(() => undefined)
    return Promise.resolve()
  })
}

/** Calls the API and judges by ok, and by whether the answer names an error all the same. Throws an ApiError. */
export async function sendAndReadError(path: string, call: Call): Promise<void> {
  return send(path, call, async (response) => {
    checkPlace(response, path, call)
    const error = await readError(response)
    if (error !== undefined) throw new ApiError('refused', { serverText: error.message })
  })
}

// Most redirections make a POST a GET, and one elsewhere (303) any call: the answer then is a reading of something.
function checkPlace({ redirected, url }: Response, path: string, { method }: Call): void {
  if (redirected && method && (method === 'POST' || !new URL(url).pathname.includes(path)))
    throw new ApiError('unreadable')
}

async function send<Answer>(
  path: string,
  call: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const token = call.isAnonymous ? undefined : readToken()
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), hasPicture(call) ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  const signal = call.signal ? AbortSignal.any([timeout.signal, call.signal]) : timeout.signal
  try {
    const response = await fetch(config.apiUrl + path, requestOf(call, signal, token))
    if (response.status === 401 && token !== undefined) noteExpired(token)
    // Before its ok: what a write is led on to may be missing, though the write is done.
    if (!call.isAnonymous) checkPlace(response, path, call)
    if (!response.ok)
      throw new ApiError('refused', {
        status: response.status,
        serverText: (await readError(response))?.message,
      })
    // A proxy that wants a sign-in leads every call to its page.
    if (response.redirected && response.headers.get('Content-Type')?.startsWith('text/html'))
      throw new ApiError('unreadable', { status: response.status })
    return await read(response)
  } catch (cause) {
    call.signal?.throwIfAborted()
    if (cause instanceof ApiError) throw cause
    throw new ApiError(timeout.signal.aborted ? 'timeout' : 'network', { cause })
  } finally {
    clearTimeout(timer)
  }
}

const hasPicture = ({ form }: Call) =>
  form !== undefined && [...form.values()].some((value) => typeof value !== 'string')

function requestOf(
  { method = 'GET', json, form, cache }: Call,
  signal: AbortSignal,
  token: string | undefined,
): RequestInit {
  const headers: Record<string, string> = {}
  if (config.sendsBearer && token !== undefined) headers['Authorization'] = `Bearer ${token}`
  if (json === undefined)
    return { method, headers, signal, ...(form && { body: form }), ...(cache && { cache }) }
  headers['Content-Type'] = 'application/json'
  return { method, headers, signal, body: JSON.stringify(json) }
}

/** The text of an error, if it is short enough to be shown: a whole page of text is no message. */
export const shownText = (error: string): string | undefined => (error.length <= 500 ? error : undefined)

const ErrorAnswer = v.object({ error: Token })

/** The error the answer names, with its text if that is short enough to be shown. */
async function readError(response: Response): Promise<{ message: string | undefined } | undefined> {
  const json: unknown = await response.json().catch(() => undefined)
  const answer = v.safeParse(ErrorAnswer, json)
  if (!answer.success) return undefined
  return { message: shownText(answer.output.error) }
}
