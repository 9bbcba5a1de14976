import { reservationsQuery } from '@/api/reservations'
import { lacksRows, useList } from '@/lists/use-list'
import { useSession } from '@/session/session'

/**
 * The signed-in user's own reservation of that ID; `isUnknown` says that the list is loaded completely and has no such
 * reservation of theirs; `unreadList` is the list if it could not be read, or not again, or if one of its unreadable
 * rows may be the reservation.
 */
export function useOwnReservation(id: string) {
  const userId = useSession()?.userId
  const isEnabled = userId !== undefined && id !== ''
  const list = useList({ ...reservationsQuery(), enabled: isEnabled })
  const own = list.rows?.find((row) => row.id === id && row.userId === userId)
  const isComplete = list.state === 'ready' && !list.isReading && !lacksRows(list)
  return {
    own,
    isUnknown: isEnabled && isComplete && own === undefined,
    unreadList: isEnabled && (list.error || (!own && lacksRows(list))) ? list : undefined,
  }
}
