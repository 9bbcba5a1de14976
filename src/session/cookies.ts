import Cookies from 'js-cookie'

import { readStored } from '@/storage'

/** The names of the cookies, fixed by the specification. */
export const TOKEN = 'authToken'
export const USER_ID = 'userId'

/** In local storage: when the cookies expire, in milliseconds since 1970. */
export const SIGN_IN_ENDS = 'signInEnds'

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

/** Whether the cookies have expired, as opposed to a sign-out. False in a browser without local storage. */
export const isSignInOver = (): boolean => Date.now() >= Number(readStored(SIGN_IN_ENDS) ?? Infinity)
