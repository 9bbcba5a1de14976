import Cookies from 'js-cookie'

import { cookieAttributes, store } from '@/storage'

import { readSession, SIGN_IN_ENDS, TOKEN, USER_ID } from './cookies'
import { followWrittenCookies } from './session'

/** How many days a sign-in lasts: the lifetime of both cookies. */
export const SESSION_DAYS: number = 7

/** Signs in on this browser, in all tabs. Gives whether the browser kept the cookies. */
export function startSession(session: { token: string; userId: string }): boolean {
  const isKept = writeSession(session)
  followWrittenCookies()
  return isKept
}

/** Signs out on this browser, in all tabs. */
export function endSession(): void {
  eraseSession()
  followWrittenCookies()
}

/** The history state of a page that the sign-in leads to. */
export const JUST_SIGNED_IN = 'just signed in'

/**
 * Stores both cookies for SESSION_DAYS, and their end. Gives whether the browser kept both; one cookie alone is removed
 * again.
 */
export function writeSession({ token, userId }: { token: string; userId: string }): boolean {
  removeCookies()
  Cookies.set(TOKEN, token, { ...cookieAttributes(), expires: SESSION_DAYS })
  Cookies.set(USER_ID, userId, { ...cookieAttributes(), expires: SESSION_DAYS })
  const isKept = Cookies.get(TOKEN) === token && Cookies.get(USER_ID) === userId
  // A cookie ends on a whole second.
  if (isKept) store(SIGN_IN_ENDS, String(Math.floor(Date.now() / 1000 + SESSION_DAYS * DAY_SECONDS) * 1000))
  else eraseSession()
  return isKept
}

const DAY_SECONDS = 86_400

/** Removes both cookies and their end. */
export function eraseSession(): void {
  removeCookies()
  // Other tabs look at the cookies when their end changes; Chromium removes cookies later, but before it reads them.
  readSession()
  store(SIGN_IN_ENDS, undefined)
}

// Also cookies that another program has set for a part of the site or its whole domain, which would hide new ones.
function removeCookies(): void {
  for (const name of [TOKEN, USER_ID])
    for (const path of pathsAbove(location.pathname))
      for (const domain of [undefined, ...domainsAbove(location.hostname)])
        Cookies.remove(name, { ...cookieAttributes(), path, domain })
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
