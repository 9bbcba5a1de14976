import { useQuery } from '@tanstack/react-query'

import { userQuery, type User } from '@/api/users'

import { useSession } from './session'

/** The signed-in user from the API; until the user is loaded, the role is not known. */
export function useCurrentUser() {
  const userId = useSession()?.userId
  return useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
}

/** Whether the user may open the administrator's pages; false while the role is unknown. */
export const isAdministrator = (user: User | undefined): boolean => user?.role === 'administrator'
