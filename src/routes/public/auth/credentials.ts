import type { Credentials } from '@/api/users'

import type { AuthMode } from './auth-mode'

/** The least length of a new password (D12). */
export const PASSWORD_MIN_LENGTH = 8

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const PHONE = /^\+?(?:[\s\-/().]*\d){6,15}[\s\-/().]*$/

type Rule = 'fullName' | 'email' | 'phone' | 'passwordEmpty' | 'passwordShort'

/** For each field that is wrong, the rule it breaks; each rule has a text that explains it. */
export type CredentialErrors = Partial<Record<keyof Credentials, Rule>>

/** What was typed; all but the password without blanks around it. */
export function readCredentials(form: FormData): Credentials {
  const text = (name: keyof Credentials) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    fullName: text('fullName').trim(),
    email: text('email').trim(),
    phone: text('phone').trim(),
    password: text('password'),
  }
}

/** What is wrong by the rules of the mode (D12), in the order of the fields. */
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
