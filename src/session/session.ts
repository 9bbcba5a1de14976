import { useSyncExternalStore } from 'react'

import { eraseSession, readSession, writeSession, type Session } from './cookies'

const listeners = new Set<() => void>()
// Without this channel (an old browser) other tabs follow when they are looked at again.
let channel: BroadcastChannel | undefined

let current = readSession()

function refresh(): void {
  const now = readSession()
  if (now?.token === current?.token && now?.userId === current?.userId) return
  current = now
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

/** Signs in on this browser: stores the cookies and tells the other tabs. */
export function startSession(session: { token: string; userId: string }): void {
  writeSession(session)
  refresh()
  channel?.postMessage('changed')
}

/** Signs out on this browser: removes the cookies and tells the other tabs. */
export function endSession(): void {
  eraseSession()
  refresh()
  channel?.postMessage('changed')
}

/** Keeps this tab in step with the cookies; `onChange` is called when somebody else is here, or nobody. */
export function watchSession(onChange: () => void): void {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session')
  channel?.addEventListener('message', refresh)
  window.addEventListener('focus', refresh)
  document.addEventListener('visibilitychange', refresh)
  subscribe(onChange)
}
