import { ENDPOINTS, type EndpointName } from './handlers/endpoints.ts'

/** The faults that the demo API can be asked for by name; any status from 400 to 599 can be asked for too. */
const FAULTS = {
  html: 'status 200 with an HTML page in place of the JSON',
  html500: 'status 500 with an HTML page',
  empty: 'status 200 without a body',
  half: 'status 200 with the first half of the JSON',
  shape: 'status 200 with JSON of a wrong shape',
  nulls: 'every optional field null, and at the end of a list a row that is wholly null',
  drop: 'the connection breaks without an answer',
  never: 'no answer, until the caller gives up',
  late: 'the true answer after 5 seconds',
} as const satisfies Record<string, string>

type FaultName = keyof typeof FAULTS

export type Fault =
  | { kind: Exclude<FaultName, 'late'> }
  | { kind: 'late'; ms: number }
  | { kind: 'status'; status: number; error: string }

const LATE_MS = 5_000

/** The people whose sign-in meets a fault, by e-mail, whatever the password. */
export const PERSONAS: Readonly<Record<string, { effect: string; fault: Fault }>> = {
  'late@struja.example': {
    effect: 'signs in after 3 seconds (password client-demo)',
    fault: { kind: 'late', ms: 3_000 },
  },
  'broken@struja.example': { effect: 'status 500 with an HTML page', fault: { kind: 'html500' } },
  'refused@struja.example': {
    effect: 'status 403 with a JSON error',
    fault: { kind: 'status', status: 403, error: 'This account is locked' },
  },
  'drop@struja.example': { effect: 'the connection breaks without an answer', fault: { kind: 'drop' } },
}

/** The cookie that asks for faults, such as `vehicles=500,reservations=html*2`. */
export const FAULT_COOKIE = 'demoFault'

/** `id` has no effect but to separate the counts of two browsers that ask for the same faults. */
const COUNT_ID = 'id'

interface RequestedFault {
  fault: Fault
  /** How many calls get the fault; undefined means all. */
  count: number | undefined
}

/** The faults that a cookie asks for, by endpoint, or the part of the cookie that cannot be read. */
export function readFaultCookie(text: string): Map<EndpointName, RequestedFault> | { unreadable: string } {
  const faults = new Map<EndpointName, RequestedFault>()
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const [, key, value = '', count] = /^([a-z-]+)=([\w-]+)(?:\*(\d{1,4}))?$/.exec(part) ?? []
    if (part === '' || key === COUNT_ID) continue
    const endpoint = ENDPOINTS.find(([name]) => name === key)?.[0]
    const fault = faultOf(value)
    if (endpoint === undefined || fault === undefined) return { unreadable: part }
    faults.set(endpoint, { fault, count: count === undefined ? undefined : Number(count) })
  }
  return faults
}

function faultOf(text: string): Fault | undefined {
  if (/^[45]\d\d$/.test(text))
    return { kind: 'status', status: Number(text), error: `The demo fault ${text} was asked for` }
  if (!isFaultName(text)) return undefined
  return text === 'late' ? { kind: text, ms: LATE_MS } : { kind: text }
}

const isFaultName = (text: string): text is FaultName => Object.hasOwn(FAULTS, text)
