import { ENDPOINTS, type EndpointName } from './handlers/endpoints.ts'

/** The faults that the demo API can be asked for by name; any status from 400 to 599 can be asked for too. */
const FAULTS = [
  'html', // Status 200 with an HTML page in place of the JSON.
  'html500', // Status 500 with an HTML page.
  'empty', // Status 200 without a body.
  'half', // Status 200 with the first half of the JSON.
  'shape', // Status 200 with JSON of a wrong shape.
  'nulls', // Every optional field null, and at the end of a list a row that is wholly null.
  'drop', // The connection breaks without an answer.
  'never', // No answer, until the caller gives up.
  'late', // The true answer after 5 seconds.
] as const

export type Fault =
  | { kind: Exclude<(typeof FAULTS)[number], 'late'> }
  | { kind: 'late'; ms: number }
  | { kind: 'status'; status: number; error: string }

const LATE_MS = 5_000

/** The people whose sign-in meets a fault, by e-mail, whatever the password. */
export const PERSONAS: Readonly<Record<string, Fault>> = {
  'late@struja.example': { kind: 'late', ms: 3_000 },
  'broken@struja.example': { kind: 'html500' },
  'refused@struja.example': { kind: 'status', status: 403, error: 'This account is locked' },
  'drop@struja.example': { kind: 'drop' },
}

/** The cookie that asks for faults, such as `vehicles=500,reservations=html*2`. */
export const FAULT_COOKIE = 'demoFault'

// Has no effect but to separate the counts of two browsers that ask for the same faults.
const COUNT_ID = 'id'

/** The fault that a cookie asks for at that endpoint, and how many calls get it; a part that cannot be read is a 400. */
export function readFaultCookie(text: string, name: EndpointName) {
  let requested: { fault: Fault; count: number } | undefined
  for (const part of text.split(',')) {
    const [, key, value = '', count = Infinity] = /^([a-z-]+)=([\w-]+)(?:\*(\d{1,4}))?$/.exec(part) ?? []
    if (part === '' || key === COUNT_ID) continue
    const fault = faultOf(value)
    // Refuses a typo in the cookie; otherwise the app would seem to cope with the fault.
    if (fault === undefined || !ENDPOINTS.some(([known]) => known === key))
      return { fault: statusFault(400, `No such demo fault: ${part}`), count: Infinity }
    if (key === name) requested = { fault, count: Number(count) }
  }
  return requested
}

function faultOf(text: string): Fault | undefined {
  if (/^[45]\d\d$/.test(text)) return statusFault(Number(text), `The demo fault ${text} was asked for`)
  const kind = FAULTS.find((name) => name === text)
  if (kind === 'late') return { kind, ms: LATE_MS }
  return kind && { kind }
}

const statusFault = (status: number, error: string): Fault => ({ kind: 'status', status, error })
