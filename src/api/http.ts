import * as v from 'valibot'

import { config } from '@/config'

import { ApiError } from './api-error'
import { UncutText, type List, type ReadList } from './fields'
import { inSlices, listSlices, nextTask } from './slices'

/** Milliseconds after which a call counts as unanswered. */
export const TIMEOUT_MS = 20_000

/** The same for a call with pictures: two of 10 MB take about five minutes at half a megabit a second. */
export const UPLOAD_TIMEOUT_MS = 300_000

const LONG_TEXT = 1_000_000

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  json?: unknown
  form?: FormData
  /** 'reload' where a cached answer will not do. */
  cache?: RequestCache
  /** Sends no token: a server may refuse any call with an expired token, even a sign-in. */
  isAnonymous?: boolean
}

let readToken: () => string | undefined = () => undefined
let markExpired: (token: string) => void = () => undefined

/**
 * Sets where calls read the token, and what to call with a token that the server refuses (401). The token is sent only
 * where VITE_API_AUTH is 'bearer' (docs/engineering.md, "No token by default").
 */
export function authorizeWith(
  source: () => string | undefined,
  onExpired: (token: string) => void = () => undefined,
): void {
  readToken = source
  markExpired = onExpired
}

/** Whether calls are those of somebody signed in. */
export const isSignedIn = (): boolean => readToken() !== undefined

/** Calls the API and gives the answer's JSON, read by the schema. Throws an ApiError. */
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

/** Calls the API and gives the list in the answer, read in slices. Throws an ApiError, or the caller's own abort. */
export async function fetchList<Row>(
  path: string,
  readList: ReadList<Row>,
  call: Call = {},
): Promise<List<Row>> {
  return send(path, call, async (response, signal) => {
    const text = await response.text()
    // Decoding so much has taken a while itself.
    if (text.length > LONG_TEXT) await nextTask()
    const work = readList(listSlices(text))
    return inSlices(work, signal).catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new ApiError('unreadable', { status: response.status, cause })
    })
  })
}

/** Calls the API, judged by ok alone: the answer is not read. Throws an ApiError. */
export async function sendAndIgnoreBody(path: string, call: Call): Promise<void> {
  return send(path, call, (response) => {
    // Not awaited: cancel() never settles where the answer was cloned (service worker, monitoring, MSW).
    response.body?.cancel().catch(() => undefined)
    return Promise.resolve()
  })
}

/** Calls the API. An answer that names an error counts as a failure, even if it is ok. Throws an ApiError. */
export async function sendAndReadError(path: string, call: Call): Promise<void> {
  return send(path, call, async (response) => {
    rejectRedirectedWrite(response, path, call)
    const error = await readError(response)
    if (error !== undefined) throw new ApiError('refused', { serverText: error.message })
  })
}

// Most redirects turn a POST into a GET, and a 303 does so with any call: its answer is not the write's.
function rejectRedirectedWrite({ redirected, url }: Response, path: string, { method }: Call): void {
  if (redirected && method && (method === 'POST' || !new URL(url).pathname.includes(path)))
    throw new ApiError('unreadable')
}

async function send<Answer>(
  path: string,
  call: Call,
  read: (response: Response, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const token = call.isAnonymous ? undefined : readToken()
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), hasPicture(call) ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  try {
    const response = await fetch(config.apiUrl + path, requestOf(call, timeout.signal, token))
    if (response.status === 401 && token !== undefined) markExpired(token)
    // Checked before ok: a write may be done although the address that it was redirected to is missing.
    if (!call.isAnonymous) rejectRedirectedWrite(response, path, call)
    if (!response.ok)
      throw new ApiError('refused', {
        status: response.status,
        serverText: (await readError(response))?.message,
      })
    // A proxy that wants a sign-in redirects every call to its own page.
    if (response.redirected && response.headers.get('Content-Type')?.startsWith('text/html'))
      throw new ApiError('unreadable', { status: response.status })
    return await read(response, timeout.signal)
  } catch (cause) {
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
  if (json !== undefined) headers['Content-Type'] = 'application/json'
  const body = json === undefined ? form : JSON.stringify(json)
  return { method, headers, signal, ...(body && { body }), ...(cache && { cache }) }
}

/** The text of an error; undefined where the text is too long to be shown as a message. */
export const showableText = (error: string): string | undefined => (error.length <= 500 ? error : undefined)

const ErrorAnswer = v.object({ error: UncutText })

/** The error that the answer names, with its text if short enough to be shown; undefined if it names none. */
async function readError(response: Response): Promise<{ message: string | undefined } | undefined> {
  const json: unknown = await response.json().catch(() => undefined)
  const answer = v.safeParse(ErrorAnswer, json)
  if (!answer.success) return undefined
  return { message: showableText(answer.output.error) }
}
