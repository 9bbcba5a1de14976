import type { Session } from './cookies'

/**
 * Who uses this tab: a visitor; somebody signed in; somebody whose token the server has refused, or whose cookies' time
 * is over. `departures` counts the people who have left, by signing out or because another person signed in.
 */
export type SessionState = { departures: number } & (
  | { kind: 'visitor' }
  | { kind: 'signed in' | 'refused' | 'over'; session: Session }
)

/** What the tab learns: what the cookies say, read or written here; that their time is over; a refused token (401). */
export type SessionEvent =
  | { kind: 'read' | 'written'; session: Session | undefined }
  | { kind: 'over' }
  | { kind: 'refused'; token: string }

/** The state of a new tab, and of a prerendered page. */
export const NEW_TAB: SessionState = { kind: 'visitor', departures: 0 }

/** The state after an event: the same object where nothing has changed. */
export function next(state: SessionState, event: SessionEvent): SessionState {
  if (event.kind === 'over')
    return state.kind === 'visitor' || state.kind === 'over' ? state : { ...state, kind: 'over' }
  const before = sessionOf(state)
  if (event.kind === 'refused')
    return state.kind === 'signed in' && before?.token === event.token ? { ...state, kind: 'refused' } : state
  const { session } = event
  if (before?.token === session?.token && before?.userId === session?.userId) {
    // A server may issue the same token again.
    const isAnew = state.kind === 'over' || (state.kind === 'refused' && event.kind === 'written')
    return isAnew ? { ...state, kind: 'signed in' } : state
  }
  const hasLeft = before !== undefined && personOf(before) !== personOf(session)
  const departures = state.departures + (hasLeft ? 1 : 0)
  return session ? { kind: 'signed in', departures, session } : { kind: 'visitor', departures }
}

/** Who has come or gone: a visitor signed in, the same person signed in anew, a person left. */
export type SessionChange = 'arrival' | 'renewal' | 'departure'

/** Who has come or gone between two states; undefined if nobody has. */
export function changeBetween(before: SessionState, after: SessionState): SessionChange | undefined {
  if (before.departures !== after.departures) return 'departure'
  if (sessionOf(before) === sessionOf(after)) return undefined
  return before.kind === 'visitor' ? 'arrival' : 'renewal'
}

/** The session of whoever is signed in, expired or not. */
export const sessionOf = (state: SessionState): Session | undefined =>
  state.kind === 'visitor' ? undefined : state.session

/** The person of a session: the user id, which survives a new sign-in, else the token; undefined for a visitor. */
export const personOf = (session: Session | undefined): string | undefined =>
  session?.userId ?? session?.token

/** Whether the sign-in has expired, while its page stays. */
export const isExpired = ({ kind }: SessionState): boolean => kind === 'refused' || kind === 'over'
