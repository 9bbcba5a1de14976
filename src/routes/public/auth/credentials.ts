import * as v from 'valibot'

import type { Credentials } from '@/api/sign-in'
import { isPhoneNumber, withoutInvisibleCharacters } from '@/rental/search-text'

export type AuthMode = 'sign-in' | 'register'

const ASKS_TO_REGISTER = v.object({ mode: v.literal('register') })

/** The mode named in the query, else in the state of the link that led here, else sign-in. */
export function readAuthMode(query: URLSearchParams, linkState: unknown): AuthMode {
  const named = query.get('mode')
  if (named === 'register' || named === 'sign-in') return named
  return v.is(ASKS_TO_REGISTER, linkState) ? 'register' : 'sign-in'
}

/** The minimum length of a new password, in characters. */
export const PASSWORD_MIN_LENGTH = 8

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

type Rule = 'fullName' | 'email' | 'phone' | 'passwordEmpty' | 'passwordShort'

/** The broken rule of each invalid field; each rule has a text that explains it. */
export type CredentialErrors = Partial<Record<keyof Credentials, Rule>>

/** The entries, all but the password trimmed; e-mail and phone lose invisible characters, which break look-ups. */
export function readCredentials(form: FormData): Credentials {
  const text = (name: keyof Credentials) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    fullName: text('fullName').trim(),
    email: withoutInvisibleCharacters(text('email')).trim(),
    phone: withoutInvisibleCharacters(text('phone')).trim(),
    password: text('password'),
  }
}

/** Checks the fields by the rules of the mode (docs/decisions.md, "Sign-in fields"); errors in field order. */
export function checkCredentials(
  mode: AuthMode,
  { fullName, email, phone, password }: Credentials,
): CredentialErrors {
  const errors: CredentialErrors = {}
  if (mode === 'register' && (fullName.length < 2 || fullName.length > 100)) errors.fullName = 'fullName'
  if (!EMAIL.test(email)) errors.email = 'email'
  if (mode === 'register' && !isPhoneNumber(phone)) errors.phone = 'phone'
  if (password === '') errors.password = mode === 'register' ? 'passwordShort' : 'passwordEmpty'
  else if (mode === 'register' && password.length < PASSWORD_MIN_LENGTH) errors.password = 'passwordShort'
  return errors
}
