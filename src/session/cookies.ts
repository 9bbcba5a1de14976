import Cookies from 'js-cookie'

/** How many days a sign-in lasts: the lifetime of both cookies. */
export const SESSION_DAYS: number = 7

const TOKEN = 'authToken'
const USER_ID = 'userId'

/** The sign-in stored in this browser: the answer to the sign-in call, with the id as text. */
export interface Session {
  token: string
  /** Missing where its cookie was lost or tampered with. */
  userId: string | undefined
}

/** The session in the cookies, if there is one. */
export function readSession(): Session | undefined {
  const token = Cookies.get(TOKEN)?.trim()
  return token ? { token, userId: Cookies.get(USER_ID)?.trim() || undefined } : undefined
}

// The library sets neither SameSite nor Secure by itself.
const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Lax',
  secure: location.protocol === 'https:',
})

/** Stores both cookies for SESSION_DAYS. Gives whether the browser kept both; one cookie alone is removed again. */
export function writeSession({ token, userId }: { token: string; userId: string }): boolean {
  const store = () => {
    Cookies.set(TOKEN, token, { ...attributes(), expires: SESSION_DAYS })
    Cookies.set(USER_ID, userId, { ...attributes(), expires: SESSION_DAYS })
    return Cookies.get(TOKEN) === token && Cookies.get(USER_ID) === userId
  }
  if (store()) return true
  // Cookies of the same name for another path or domain may hide the new ones.
  eraseSession()
  if (store()) return true
  eraseSession()
  return false
}

/** Removes both cookies, also any that another program has set for a part of the site or for its whole domain. */
export function eraseSession(): void {
  for (const name of [TOKEN, USER_ID]) {
    Cookies.remove(name, attributes())
    if (Cookies.get(name) === undefined) continue
    for (const path of pathsAbove(location.pathname))
      for (const domain of [undefined, ...domainsAbove(location.hostname)])
        Cookies.remove(name, { ...attributes(), path, ...(domain !== undefined && { domain }) })
  }
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
