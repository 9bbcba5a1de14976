import * as v from 'valibot'

import { ApiError } from './api-error'
import { Id, optional, Text, UncutText } from './fields'
import { fetchJson, sendAndReadError, showableText } from './http'

/** The fields of the form on /auth; sign-in and registration both send all four. */
export interface Credentials {
  fullName: string
  email: string
  phone: string
  password: string
}

const wireCredentials = ({ fullName, ...rest }: Credentials) => ({ full_name: fullName, ...rest })

const LoginAnswer = v.object({ token: optional(UncutText), userId: optional(Id), error: optional(Text) })

/** Signs in: POST /users/login. Gives the token and the user's id; throws an ApiError. */
export async function login(credentials: Credentials): Promise<{ token: string; userId: string }> {
  const { token, userId, error } = await fetchJson('/users/login', LoginAnswer, {
    method: 'POST',
    json: wireCredentials(credentials),
    isAnonymous: true,
  })
  if (error !== undefined) throw new ApiError('refused', { serverText: showableText(error) })
  if (token === undefined || userId === undefined) throw new ApiError('unreadable')
  return { token, userId }
}

/** Creates an account: POST /users/register. An answer that names an error is a failure too. Throws an ApiError. */
export const register = (credentials: Credentials): Promise<void> =>
  sendAndReadError('/users/register', {
    method: 'POST',
    json: wireCredentials(credentials),
    isAnonymous: true,
  })
