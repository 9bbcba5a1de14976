import { useQuery } from '@tanstack/react-query'

import { userQuery, type User } from '@/api/users'

import { useSession } from './session'

/** The signed-in user as the API has them; while that is loading, nobody's role is known (D16). */
export function useCurrentUser() {
  const userId = useSession()?.userId
  return useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
}

/** Whether the user may enter the administrator's rooms (section 6); nobody may whose role is not known. */
export const isAdministrator = (user: User | undefined): boolean => user?.role === 'administrator'
