import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { Id, optional, Text } from './fields'
import { fetchJson } from './http'

/** A person with an account, as the API has it. */
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

/** One user: GET /users/{userId}. */
export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: ({ signal }) => fetchJson(`/users/${encodeURIComponent(userId)}`, UserRow, { signal }),
    staleTime: 5 * 60_000,
  })
