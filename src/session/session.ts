import { useSyncExternalStore } from 'react'

import { ApiError } from '@/api/api-error'

import { isSignInOver, readSession, type Session } from './cookies'
import { changeBetween, isExpired, NEW_TAB, next, personOf, sessionOf } from './state'
import type { SessionChange, SessionEvent, SessionState } from './state'

const listeners = new Set<(change: SessionChange | undefined) => void>()

let state = next(NEW_TAB, readCookies())

function readCookies(): SessionEvent {
  const session = readSession()
  return session === undefined && isSignInOver() ? { kind: 'over' } : { kind: 'read', session }
}

function apply(event: SessionEvent): void {
  const before = state
  state = next(before, event)
  if (state === before) return
  const change = changeBetween(before, state)
  for (const listener of listeners) listener(change)
}

const refresh = (): void => apply(readCookies())

/** Who uses this tab now, as the cookies say. */
export function currentState(): SessionState {
  refresh()
  return state
}

/** The session of whoever is signed in now, as the cookies say. */
export const currentSession = (): Session | undefined => sessionOf(currentState())

const lastState = () => state

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Who uses this tab; the component follows sign-in and sign-out, in this tab and in others. On a prerendered page
 * nobody is signed in until the page is hydrated.
 */
export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, lastState, () => NEW_TAB)

/** The session of whoever is signed in; the component follows as with useSessionState. */
export const useSession = (): Session | undefined => sessionOf(useSessionState())

/** Whether the person is still here, or still nobody is signed in. */
export const isSamePerson = (actor: SessionState): boolean =>
  personOf(sessionOf(actor)) === personOf(currentSession())

/** Whether the actor is still here; a visitor may have signed in (docs/decisions.md, "A new person, fresh pages"). */
export const isSameActor = (actor: SessionState): boolean =>
  actor.kind === 'visitor' ? actor.departures === currentState().departures : isSamePerson(actor)

/** Whether a call failed because the sign-in has expired, which the notice on every page already says. */
export const useIsExpiryError = (error: Error | null): boolean =>
  isExpired(useSessionState()) && error instanceof ApiError && error.status === 401

/** Marks the sign-in as expired, if the refused token is still its own. The page and the entries in its forms stay. */
export const markExpired = (token: string): void => apply({ kind: 'refused', token })

/** Follows the cookies that this tab has just written or removed. */
export const followWrittenCookies = (): void => apply({ kind: 'written', session: readSession() })

/** Keeps this tab in step with the cookies. Calls `onChange` when somebody has come, signed in anew, or left. */
export function watchSession(onChange: (change: SessionChange) => void): void {
  // A sign-in or sign-out in another tab stores or removes its end.
  window.addEventListener('storage', refresh)
  window.addEventListener('focus', refresh)
  document.addEventListener('visibilitychange', refresh)
  listeners.add((change) => change && onChange(change))
}
