import { queryOptions } from '@tanstack/react-query'

import { fetchJson } from './http'
import { listOf } from './list'
import { UserRow } from './users'

const UserList = listOf('users', UserRow)

/** All users: GET /users. Everybody's personal data, so it is asked for by administrators only (D15). */
export const usersQuery = () =>
  queryOptions({
    queryKey: ['users'],
    queryFn: ({ signal }) => fetchJson('/users', UserList, { signal }),
    staleTime: 60_000,
    structuralSharing: false,
  })
