import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { ApiError } from './api-error'
import { Id, listOf, optional, Text, Token, withoutDoubles } from './fields'
import { fetchJson, pathPart, sendAndReadError, shownText } from './http'

/** A row of GET /users, into the words of the app. */
export const UserRow = v.pipe(
  v.object({
    id: Id,
    full_name: optional(Text),
    email: optional(Text),
    phone: optional(Text),
    role: optional(Text),
  }),
  v.transform((row) => ({
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
  })),
)

/** A person with an account. */
export type User = v.InferOutput<typeof UserRow>

const UserList = v.pipe(listOf('users', UserRow), v.transform(withoutDoubles))

/** One user: GET /users/{userId}. */
export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [`/users/${userId}`],
    queryFn: async ({ signal }) => fetchJson(`/users/${pathPart(userId)}`, UserRow, { signal }),
    staleTime: 5 * 60_000,
  })

/** All users: GET /users. Everybody's personal data, so it is asked for by administrators only (docs/decisions.md, "Personal data on demand"). */
export const usersQuery = () =>
  queryOptions({
    queryKey: ['/users'],
    queryFn: ({ signal }) => fetchJson('/users', UserList, { signal }),
    staleTime: 60_000,
    structuralSharing: false,
  })

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
