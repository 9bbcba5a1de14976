import type { Credentials } from '@/api/sign-in'
import { withoutUnseenMarks } from '@/rental/search-text'

export type AuthMode = 'sign-in' | 'register'

/** The mode the query names, else the one the link that led here asked for, else sign-in. */
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

/** The least length of a new password, in characters. */
export const PASSWORD_MIN_LENGTH = 8

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
// Copied numbers have dashes of every kind.
const PHONE = /^\+?(?:[\s\p{Pd}/().]*\d){6,15}[\s\p{Pd}/().]*$/u

type Rule = 'fullName' | 'email' | 'phone' | 'passwordEmpty' | 'passwordShort'

/** For each wrong field, the rule it breaks; each rule has a text that explains it. */
export type CredentialErrors = Partial<Record<keyof Credentials, Rule>>

/** What was typed or pasted; all but the password is trimmed. An account under marks that cannot be seen could not be found again. */
export function readCredentials(form: FormData): Credentials {
  const text = (name: keyof Credentials) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    fullName: text('fullName').trim(),
    email: withoutUnseenMarks(text('email')).trim(),
    phone: withoutUnseenMarks(text('phone')).trim(),
    password: text('password'),
  }
}

/** What is wrong by the rules of the mode (docs/decisions.md, "Sign-in fields"), in the order of the fields. */
export function checkCredentials(
  mode: AuthMode,
  { fullName, email, phone, password }: Credentials,
): CredentialErrors {
  const errors: CredentialErrors = {}
  if (mode === 'register' && (fullName.length < 2 || fullName.length > 100)) errors.fullName = 'fullName'
  if (!EMAIL.test(email)) errors.email = 'email'
  if (mode === 'register' && !PHONE.test(phone)) errors.phone = 'phone'
  if (password === '') errors.password = mode === 'register' ? 'passwordShort' : 'passwordEmpty'
  else if (mode === 'register' && password.length < PASSWORD_MIN_LENGTH) errors.password = 'passwordShort'
  return errors
}
