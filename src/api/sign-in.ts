import * as v from 'valibot'

import { ApiError } from './api-error'
import { Id, optional, Text, Token } from './fields'
import { fetchJson, sendAndReadError, shownText } from './http'

/** The fields of the form of /auth; both calls are sent all four. */
export interface Credentials {
  fullName: string
  email: string
  phone: string
  password: string
}

const wireCredentials = ({ fullName, email, phone, password }: Credentials) => ({
  full_name: fullName,
  email,
  phone,
  password,
})

const LoginAnswer = v.object({ token: optional(Token), userId: optional(Id), error: optional(Text) })

/** Signs in: POST /users/login. Gives the token and the user's id; throws an ApiError. */
export async function login(credentials: Credentials): Promise<{ token: string; userId: string }> {
  const { token, userId, error } = await fetchJson('/users/login', LoginAnswer, {
    method: 'POST',
    json: wireCredentials(credentials),
    isAnonymous: true,
  })
  if (error !== undefined) throw new ApiError('refused', { serverText: shownText(error) })
  if (token === undefined || userId === undefined) throw new ApiError('unreadable')
  return { token, userId }
}

/** Opens an account: POST /users/register, judged by ok, and by an error in the answer as a sign-in is. Throws an ApiError. */
export const register = (credentials: Credentials): Promise<void> =>
  sendAndReadError('/users/register', {
    method: 'POST',
    json: wireCredentials(credentials),
    isAnonymous: true,
  })
