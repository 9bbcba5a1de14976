import { useQuery } from '@tanstack/react-query'

import { userQuery, type User } from '@/api/users'

import { useSession } from './session'

/** The signed-in user as the API has them; until that is loaded, the role is not known. */
export function useCurrentUser() {
  const userId = useSession()?.userId
  return useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
}

/** Whether the user may open the administrator's pages; not while the role is unknown. */
export const isAdministrator = (user: User | undefined): boolean => user?.role === 'administrator'
