import type { Credentials } from '@/api/sign-in'
import { isPhoneNumber, withoutInvisibleCharacters } from '@/rental/search-text'

export type AuthMode = 'sign-in' | 'register'

/** The mode named in the query, else in the state of the link that led here, else sign-in. */
export function readAuthMode(query: URLSearchParams, linkState: unknown): AuthMode {
  const named = query.get('mode')
  if (named === 'register' || named === 'sign-in') return named
  const asksToRegister =
    typeof linkState === 'object' &&
    linkState !== null &&
    'mode' in linkState &&
    linkState.mode === 'register'
  return asksToRegister ? 'register' : 'sign-in'
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
    phone: typedNumber(withoutInvisibleCharacters(text('phone'))).trim(),
    password: text('password'),
  }
}

/** A pasted phone number as people type it: without the 'tel:' of a link, in the digits 0 to 9. */
const typedNumber = (pasted: string) =>
  pasted
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))

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
