import { useSyncExternalStore } from 'react'

import { ApiError } from '@/api/api-error'

import { isSignInOver, readSession, type Session } from './cookies'

const listeners = new Set<() => void>()
const changeListeners = new Set<(isRenewal: boolean) => void>()
// Without this channel (an old browser, blocked cookies) other tabs follow when next shown or focused.
let channel: BroadcastChannel | undefined

let current = readSession()
// A token that the server has refused (401).
let expiredToken: string | undefined
// Whether the cookies' time is over, while the page still stands.
let isOver = false
let personChanges = 0

function refresh(): void {
  const now = readSession()
  // Its time was over, and it is back: another tab has signed in again, with the same token.
  if (now !== undefined && isOver) forgetExpiry()
  if (now?.token === current?.token && now?.userId === current?.userId) return
  // Nobody has signed out: as if the server had refused the token, the page and the entries in its forms stay.
  if (now === undefined && current !== undefined && isSignInOver()) {
    isOver = true
    if (!isSignInExpired()) noteExpired(current.token)
    return
  }
  const isRenewal = personOf(now) === personOf(current)
  if (current !== undefined && !isRenewal) personChanges += 1
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

/** The person of a session: the user id, which survives a new sign-in, else the token; undefined for a visitor. */
export const personOf = (session: Session | undefined): string | undefined =>
  session?.userId ?? session?.token

/**
 * Who is signed in; the component follows sign-in and sign-out, in this tab and in others. On a prerendered page
 * nobody is signed in until the page is hydrated.
 */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

/** How often a person has left this tab, by signing out or because another person signed in. */
export const personChangesSoFar = (): number => personChanges

/** The number of person changes; the component follows changes. */
export const usePersonChanges = (): number => useSyncExternalStore(subscribe, personChangesSoFar, () => 0)

/** Who did something: a person, or a visitor, told apart by the number of person changes before. */
export interface Actor {
  person: string | undefined
  personChanges: number
}

/** Whether the same person is still here; a visitor may have signed in (docs/decisions.md, "A new person, fresh pages"). */
export function isSamePerson({ person, personChanges: before }: Actor): boolean {
  const now = personOf(currentSession())
  return person === undefined ? before === personChanges : person === now
}

/** Whether the server has refused the current session's token. */
export const isSignInExpired = (): boolean => current !== undefined && current.token === expiredToken

/** Whether the sign-in has expired; the component follows changes. */
export const useIsSignInExpired = (): boolean => useSyncExternalStore(subscribe, isSignInExpired, () => false)

/** Whether a call failed because the sign-in has expired, which the notice on every page already says. */
export function useIsExpiryError(error: Error | null): boolean {
  const isExpired = useIsSignInExpired()
  return isExpired && error instanceof ApiError && error.status === 401
}

/** Notes that the server refuses this token, or that its time is over. The page and the entries in its forms stay. */
export function noteExpired(token: string): void {
  expiredToken = token
  for (const listener of listeners) listener()
}

function forgetExpiry(): void {
  isOver = false
  expiredToken = undefined
  for (const listener of listeners) listener()
}

/** Follows the cookies that this tab has just written or removed, and tells the other tabs. */
export function noteCookiesChanged(): void {
  // A server may issue the same token again.
  forgetExpiry()
  refresh()
  channel?.postMessage('changed')
}

/**
 * Keeps this tab in step with the cookies. Calls `onChange` with false when another person is here, or nobody, and with
 * true when the same person has signed in anew.
 */
export function watchSession(onChange: (isRenewal: boolean) => void): void {
  try {
    channel ??= new BroadcastChannel('session')
    channel.addEventListener('message', refresh)
  } catch {
    // Firefox refuses the channel where cookies are blocked.
  }
  window.addEventListener('focus', refresh)
  document.addEventListener('visibilitychange', refresh)
  changeListeners.add(onChange)
}
