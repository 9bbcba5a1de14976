import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { Id, listOf, optional, Text, withoutDuplicateIds } from './fields'
import { fetchJson, fetchList } from './http'

/** Reads a row of GET /users into the app's own names. */
export const UserRow = v.pipe(
  v.object({
    id: Id,
    full_name: optional(Text),
    email: optional(Text),
    phone: optional(Text),
    role: optional(Text),
  }),
  v.transform(({ full_name: fullName, ...row }) => ({ ...row, fullName })),
)

/** A person with an account. */
export type User = v.InferOutput<typeof UserRow>

const readUsers = listOf('users', UserRow)

/** One user: GET /users/{userId}. */
export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [`/users/${userId}`],
    queryFn: async () => fetchJson(`/users/${encodeURIComponent(userId)}`, UserRow),
    staleTime: 5 * 60_000,
  })

/** All users: GET /users; personal data, for administrators only (docs/decisions.md, "Personal data on demand"). */
export const usersQuery = () =>
  queryOptions({
    queryKey: ['/users'],
    queryFn: async () => withoutDuplicateIds(await fetchList('/users', readUsers)),
    staleTime: 60_000,
  })
