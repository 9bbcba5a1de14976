import Cookies from 'js-cookie'

/** Days a sign-in lasts: both of its cookies. */
export const SESSION_DAYS: number = 7

const TOKEN = 'authToken'
const USER_ID = 'userId'

/** Who is signed in on this browser: the answer of the sign-in, with ids as text. */
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

/** Stores both cookies for the days a sign-in lasts. Gives whether the browser kept them; half of a session is none. */
export function writeSession({ token, userId }: { token: string; userId: string }): boolean {
  const store = () => {
    Cookies.set(TOKEN, token, { ...attributes(), expires: SESSION_DAYS })
    Cookies.set(USER_ID, userId, { ...attributes(), expires: SESSION_DAYS })
    return Cookies.get(TOKEN) === token && Cookies.get(USER_ID) === userId
  }
  if (store()) return true
  // Others of the same name may stand before them.
  eraseSession()
  if (store()) return true
  eraseSession()
  return false
}

/** Removes both cookies, also those that another program has set for a part of the site or for its whole domain. */
export function eraseSession(): void {
  for (const name of [TOKEN, USER_ID]) {
    Cookies.remove(name, attributes())
    if (Cookies.get(name) === undefined) continue
    for (const path of pathsAbove(location.pathname))
      for (const domain of [undefined, ...domainsAbove(location.hostname)])
        Cookies.remove(name, { ...attributes(), path, ...(domain !== undefined && { domain }) })
  }
}

/** '/a/b' gives '/', '/a', '/a/', '/a/b' and '/a/b/': the paths whose cookies are seen there. */
function pathsAbove(pathname: string): string[] {
  const parts = pathname.split('/').filter((part) => part !== '')
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])]
}

/** 'a.b.c' gives 'a.b.c', 'b.c' and 'c'. */
const domainsAbove = (hostname: string): string[] =>
  hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'))
