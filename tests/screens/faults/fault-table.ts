/** How a call can go wrong. */
export interface Fault {
  name: string
  kind: 'refused' | 'unreadable' | 'nulls' | 'network' | 'timeout' | 'late'
  /** What the demo API is asked for; the others are brought about by the test. */
  wish?: string
  status?: number
  /** What the server gives as its error. */
  serverText?: string
  /** How often a read is tried. */
  tries: 1 | 3
  /** Milliseconds until something comes of the call; at once by default. */
  takes?: number
}

const refused = (status: number, tries: 1 | 3 = 1): Fault => ({
  name: String(status),
  kind: 'refused',
  wish: String(status),
  status,
  serverText: `The demo fault ${status} was asked for`,
  tries,
})

const unreadable = (name: string, wish: string): Fault => ({ name, kind: 'unreadable', wish, tries: 1 })

/** Every fault. */
export const FAULTS: readonly Fault[] = [
  { ...refused(500, 3), name: '500 with JSON' },
  { name: '500 with HTML', kind: 'refused', wish: 'html500', status: 500, tries: 3 },
  refused(404),
  refused(401),
  refused(403),
  refused(409),
  refused(413),
  refused(429, 3),
  unreadable('unreadable JSON', 'half'),
  unreadable('an empty answer', 'empty'),
  unreadable('a wrong shape', 'shape'),
  { name: 'nulls', kind: 'nulls', wish: 'nulls', tries: 1 },
  { name: 'a dropped connection', kind: 'network', wish: 'drop', tries: 3 },
  { name: 'no answer at all', kind: 'timeout', wish: 'never', tries: 1, takes: 20_000 },
  { name: 'an answer after 10 s', kind: 'late', tries: 1, takes: 10_000 },
  { name: 'offline', kind: 'network', tries: 3 },
]

/** Whether a call that is judged by ok alone fails by it. */
export const isFailure = ({ kind }: Fault) => kind === 'refused' || kind === 'network' || kind === 'timeout'

/** What the app says of it. */
export function failureText({ kind, status }: Fault): string {
  if (kind === 'refused') return `The server could not answer (status ${status}).`
  if (kind === 'network') return "We can't reach the server. Check your connection and try again."
  if (kind === 'timeout') return 'The server did not answer in time.'
  return "The server's answer could not be read."
}
