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

/** Stores both cookies for the days a sign-in lasts. */
export function writeSession({ token, userId }: { token: string; userId: string }): void {
  Cookies.set(TOKEN, token, { ...attributes(), expires: SESSION_DAYS })
  Cookies.set(USER_ID, userId, { ...attributes(), expires: SESSION_DAYS })
}

export function eraseSession(): void {
  Cookies.remove(TOKEN, attributes())
  Cookies.remove(USER_ID, attributes())
}
