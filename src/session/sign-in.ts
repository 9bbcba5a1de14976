import Cookies from 'js-cookie'

import { SIGN_IN_ENDS, TOKEN, USER_ID } from './cookies'
import { followWrittenCookies } from './session'

/** How many days a sign-in lasts: the lifetime of both cookies. */
export const SESSION_DAYS: number = 7

/** Signs in on this browser and tells the other tabs. Gives whether the browser kept the cookies. */
export function startSession(session: { token: string; userId: string }): boolean {
  const isKept = writeSession(session)
  followWrittenCookies()
  return isKept
}

/** Signs out on this browser: removes the cookies and tells the other tabs. */
export function endSession(): void {
  eraseSession()
  followWrittenCookies()
}

const MARK = 'just-signed-in'

/** The history state of a page that the sign-in leads to. */
export const JUST_SIGNED_IN = { [MARK]: true }

/** Whether a history state is that of a page the sign-in has led to. */
export const isJustSignedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state

// The library sets neither SameSite nor Secure by itself.
const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Lax',
  secure: location.protocol === 'https:',
})

/**
 * Stores both cookies for SESSION_DAYS, and their end. Gives whether the browser kept both; one cookie alone is removed
 * again.
 */
export function writeSession({ token, userId }: { token: string; userId: string }): boolean {
  // Cookies of the same name for another path or domain may hide the new ones.
  eraseSession()
  Cookies.set(TOKEN, token, { ...attributes(), expires: SESSION_DAYS })
  Cookies.set(USER_ID, userId, { ...attributes(), expires: SESSION_DAYS })
  const isKept = Cookies.get(TOKEN) === token && Cookies.get(USER_ID) === userId
  if (isKept) keepEnd(Date.now() + SESSION_DAYS * DAY_MS)
  else eraseSession()
  return isKept
}

const DAY_MS = 86_400_000

function keepEnd(end: number | undefined): void {
  try {
    // A cookie ends on a whole second.
    if (end === undefined) localStorage.removeItem(SIGN_IN_ENDS)
    else localStorage.setItem(SIGN_IN_ENDS, String(Math.floor(end / 1000) * 1000))
  } catch {
    // Without storage an expired sign-in counts as a sign-out.
  }
}

/** Removes both cookies and their end, also any that another program has set for a part of the site or for its whole domain. */
export function eraseSession(): void {
  keepEnd(undefined)
  for (const name of [TOKEN, USER_ID])
    for (const path of pathsAbove(location.pathname))
      for (const domain of [undefined, ...domainsAbove(location.hostname)])
        Cookies.remove(name, { ...attributes(), path, domain })
}

/** The paths whose cookies a page may see: '/a/b' gives '/', '/a', '/a/', '/a/b' and '/a/b/'. */
function pathsAbove(pathname: string): string[] {
  const parts = pathname.split('/').filter((part) => part !== '')
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])]
}

/** The domains whose cookies a page may see: 'a.b.c' gives 'a.b.c', 'b.c' and 'c'. */
const domainsAbove = (hostname: string): string[] =>
  hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'))
