import { useQuery } from '@tanstack/react-query'

import { isIncomplete } from '@/api/fields'
import { reservationsQuery } from '@/api/reservations'
import { useSession } from '@/session/session'

/**
 * The signed-in user's own reservation of that ID; `isUnknown` says that the list is loaded completely and has no such
 * reservation of theirs; `unreadList` is the list if it could not be read, or not again, or if one of its unreadable
 * rows may be the reservation.
 */
export function useOwnReservation(id: string) {
  const userId = useSession()?.userId
  const isEnabled = userId !== undefined && id !== ''
  const list = useQuery({ ...reservationsQuery(), enabled: isEnabled })
  const { data, isFetching } = list
  const own = data?.find((row) => row.id === id && row.userId === userId)
  const isComplete = data !== undefined && !isFetching && !isIncomplete(data)
  return {
    own,
    isUnknown: isEnabled && isComplete && own === undefined,
    unreadList: isEnabled && (list.isError || (!own && isIncomplete(data))) ? list : undefined,
  }
}
