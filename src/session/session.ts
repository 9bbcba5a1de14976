import { useSyncExternalStore } from 'react'

import { ApiError } from '@/api/api-error'

import { eraseSession, readSession, writeSession, type Session } from './cookies'

const listeners = new Set<() => void>()
const changeListeners = new Set<(isRenewal: boolean) => void>()
// Without this channel (an old browser, blocked cookies) other tabs follow when they are looked at again.
let channel: BroadcastChannel | undefined

let current = readSession()
// The token the server no longer takes.
let expiredToken: string | undefined
let departures = 0

function refresh(): void {
  const now = readSession()
  if (now?.token === current?.token && now?.userId === current?.userId) return
  const isRenewal = personOf(now) === personOf(current)
  if (current !== undefined && !isRenewal) departures += 1
  current = now
  for (const listener of changeListeners) listener(isRenewal)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in now, as the cookies say. */
export function currentSession(): Session | undefined {
  refresh()
  return current
}

/** The person of a session, whose sign-in may be renewed; undefined for nobody. */
export const personOf = (session: Session | undefined): string | undefined =>
  session?.userId ?? session?.token

/**
 * Who is signed in; the component follows sign-in and sign-out, in this tab and in others. On a prerendered page nobody
 * is, until it is hydrated.
 */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

/** How many people have left this tab by signing out or by somebody else's sign-in. */
export const departuresSoFar = (): number => departures

/** The same, followed by the component. */
export const useDepartures = (): number => useSyncExternalStore(subscribe, departuresSoFar, () => 0)

/** Who has done something: a person, or the visitor who was here after so many departures. */
export interface Doer {
  person: string | undefined
  departures: number
}

/** Whether they are still here; a visitor is whoever signs in next (docs/decisions.md, "A new person, fresh pages"). */
export function isStillHere({ person, departures: before }: Doer): boolean {
  const now = personOf(currentSession())
  return person === undefined ? before === departures : person === now
}

/** Whether the server has refused the sign-in of whoever is signed in now. */
export const isSignInExpired = (): boolean => current !== undefined && current.token === expiredToken

/** Whether the sign-in has expired, followed by the component. */
export const useIsSignInExpired = (): boolean => useSyncExternalStore(subscribe, isSignInExpired, () => false)

/** Whether a call failed because the sign-in has expired, which the notice on every page already says. */
export function useIsExpiry(error: Error | null): boolean {
  const isExpired = useIsSignInExpired()
  return isExpired && error instanceof ApiError && error.status === 401
}

/** Notes that the server no longer takes this token. The cookies stay, and with them the page and what is in its forms. */
export function noteExpired(token: string): void {
  expiredToken = token
  for (const listener of listeners) listener()
}

/** Signs in on this browser and tells the other tabs. Gives whether the browser kept the cookies. */
export function startSession(session: { token: string; userId: string }): boolean {
  const isKept = writeSession(session)
  // A server may give the same token anew.
  expiredToken = undefined
  for (const listener of listeners) listener()
  refresh()
  channel?.postMessage('changed')
  return isKept
}

/** Signs out on this browser: removes the cookies and tells the other tabs. */
export function endSession(): void {
  eraseSession()
  refresh()
  channel?.postMessage('changed')
}

/**
 * Keeps this tab in step with the cookies; `onChange` is called when somebody else is here, or nobody, and when the
 * person who is here has signed in anew.
 */
export function watchSession(onChange: (isRenewal: boolean) => void): void {
  try {
    channel ??= new BroadcastChannel('session')
    channel.addEventListener('message', refresh)
  } catch {
    // Firefox refuses it where cookies are blocked.
  }
  window.addEventListener('focus', refresh)
  document.addEventListener('visibilitychange', refresh)
  changeListeners.add(onChange)
}
