import { TIMEOUT_MS } from '@/api/http'

/** The settings of the calls: the API's address, the shop's origin, and the token of a signed-in person, if any. */
export interface Caller {
  apiUrl: string
  origin: string
  token?: string | undefined
  timeoutMs?: number
  /** An answer that takes more milliseconds than this is slow. */
  slowMs?: number
}

/** The outcome of a GET. */
export interface Answer {
  call: string
  as: 'visitor' | 'signed in'
  /** 0 if there was no answer; `failure` then says why. */
  status: number
  failure: string
  headers: Headers
  ms: number
  bytes: number
  text: string
  /** Undefined if the text is no JSON. */
  json: unknown
  /** The final address, if the call was redirected. */
  redirectedTo: string | undefined
  /** What the app shows of the answer. */
  shows: string
}

const NOTHING = { status: 0, failure: '', ms: 0, bytes: 0, text: '', json: undefined, shows: 'nothing' }

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300

/** Whether the shop and the API have different origins, so that the browser applies CORS. */
export const isForeign = ({ apiUrl, origin }: Caller): boolean => new URL(apiUrl).origin !== origin

/** Sends one GET as a page of the shop would; the path is below the API's address, or a whole URL. */
export async function ask(path: string, caller: Caller): Promise<Answer> {
  const { apiUrl, origin, token, timeoutMs = TIMEOUT_MS } = caller
  const headers = new Headers({ 'User-Agent': 'struja-api-doctor' })
  if (isForeign(caller)) headers.set('Origin', origin)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const answer: Answer = {
    call: `GET ${path}`,
    as: token === undefined ? 'visitor' : 'signed in',
    headers: new Headers(),
    redirectedTo: undefined,
    ...NOTHING,
  }
  const started = performance.now()
  try {
    const url = path.startsWith('/') ? apiUrl + path : path
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    const body = await response.arrayBuffer()
    const text = new TextDecoder().decode(body)
    const ms = Math.round(performance.now() - started)
    const redirectedTo = response.redirected ? response.url : undefined
    const { status } = response
    const found = { status, headers: response.headers, ms, bytes: body.byteLength, text, json: parsed(text) }
    return { ...answer, ...found, redirectedTo }
  } catch (error) {
    return { ...answer, failure: failureOf(error) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Never the error's message, which may quote what was sent.
function failureOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
}
