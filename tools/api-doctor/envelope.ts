import * as v from 'valibot'

import { isForeign, isOk, type Answer, type Caller } from './ask.ts'
import { finding, quoted, type Code, type Finding } from './findings.ts'

const SLOW_MS = 2_000
const LARGE_BYTES = 100_000
const FLEET_SECONDS = 3_600

const Refusal = v.object({ error: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)) })

/** Findings from the status, headers, time and size of an answer, whatever its rows are. */
export function envelopeFindings(answer: Answer, caller: Caller): Finding[] {
  const found: Finding[] = []
  const { call, status, failure, headers, ms, bytes, text, json, redirectedTo } = answer
  const add = (code: Code, seen: string) => found.push(finding(code, call, seen))
  if (status === 0) {
    if (failure === 'timeout') add('unanswered', 'There was no complete response in time.')
    else add('dropped', `There was no response (${failure}).`)
    return found
  }
  const { slowMs = SLOW_MS } = caller
  if (ms > slowMs) add('slow', `The response took more than ${slowMs} ms.`)
  addCors(answer, caller, add)
  const beginning = text === '' ? 'is empty' : `is not JSON; it begins with ${quoted(text.slice(0, 20))}`
  if (isHiddenRefusal(answer)) {
    add(
      'hidden-refusal',
      `The response has status ${status} and ${json === undefined ? beginning : 'names an error'}.`,
    )
    return found
  }
  if (redirectedTo !== undefined) add('redirected', `The response came from ${quoted(redirectedTo)}.`)
  if (!isOk(answer)) {
    if (!v.is(Refusal, json))
      add('refusal-text', `The refusal (${status}) is not JSON with a short "error" text.`)
    return found
  }
  if (json === undefined) {
    add('not-json', `The response has status ${status} and ${beginning}.`)
    return found
  }
  const type = headers.get('Content-Type') ?? ''
  if (!/^application\/json\b/i.test(type)) add('content-type', `The JSON is sent as ${quoted(type)}.`)
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) add('encoding', `The charset is given as ${quoted(charset)}.`)
  else if (text.includes('\uFFFD')) add('encoding', 'The text is not UTF-8.')
  if (bytes > LARGE_BYTES && !headers.has('Content-Encoding'))
    add('uncompressed', `${Math.round(bytes / 1000)} kB were sent uncompressed.`)
  addCaching(answer, add)
  addPages(answer, add)
  return found
}

/** Whether a visitor's call for users is refused with an ok status, often by a sign-in page in place of JSON. */
export const isHiddenRefusal = (answer: Answer): boolean =>
  answer.as === 'visitor' &&
  answer.call.startsWith('GET /users') &&
  isOk(answer) &&
  (answer.json === undefined || v.is(Refusal, answer.json))

type Add = (code: Code, seen: string) => void

function addCors({ headers }: Answer, caller: Caller, add: Add): void {
  if (!isForeign(caller)) return
  const allowed = headers.get('Access-Control-Allow-Origin') ?? ''
  const varies = /(^|,)\s*(origin|\*)\s*(,|$)/i.test(headers.get('Vary') ?? '')
  if (allowed !== '*' && allowed !== caller.origin)
    add(
      'cors',
      `Access-Control-Allow-Origin is ${allowed === '' ? 'missing' : quoted(allowed)} for ${caller.origin}.`,
    )
  else if (allowed !== '*' && !varies)
    add('cors-vary', 'The response names the origin of the request, without Vary: Origin.')
}

function addCaching({ call, headers }: Answer, add: Add): void {
  const control = (headers.get('Cache-Control') ?? '').toLowerCase()
  if (/\bno-store\b/.test(control)) return
  const seconds = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? Number.NaN)
  const seen = `Cache-Control is ${control === '' ? 'missing' : quoted(control)}.`
  if (call.startsWith('GET /users')) add('stored-person', seen)
  if (call === 'GET /reservations' && !/\bno-cache\b/.test(control) && seconds !== 0)
    add('cached-reservations', seen)
  if (call === 'GET /vehicles' && seconds > FLEET_SECONDS) add('stale-fleet', seen)
}

function addPages({ headers, json }: Answer, add: Add): void {
  const all = Number(headers.get('X-Total-Count') ?? /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1])
  if (/rel="?next\b/i.test(headers.get('Link') ?? '')) add('paged', 'The header Link names a next page.')
  else if (Array.isArray(json) && json.length < all)
    add('paged', `The list has ${json.length} rows, but the header says ${all}.`)
}

/** Findings about a picture that the API names: what keeps it from being shown, or makes it dangerous. */
export function pictureFindings(answer: Answer, field: string, caller: Caller): Finding[] {
  const found: Finding[] = []
  const { call, status, headers } = answer
  const add = (code: Code, seen: string) => found.push(finding(code, call, `${field}: ${seen}.`))
  const header = (name: string) => headers.get(name) ?? ''
  if (!isOk(answer)) {
    add('image-missing', status === 0 ? 'there was no response' : `the status is ${status}`)
    return found
  }
  if (!/^image\//i.test(header('Content-Type')))
    add('image-type', `the type is ${quoted(header('Content-Type'))}`)
  if (isForeign(caller) && /^same-/i.test(header('Cross-Origin-Resource-Policy')))
    add('image-policy', 'Cross-Origin-Resource-Policy keeps it to its own site')
  if (header('X-Content-Type-Options') !== 'nosniff')
    add('image-sniff', 'X-Content-Type-Options is not nosniff')
  return found
}
