import type { Reservation } from '@/api/reservations'

/** How many reservations each user has, by the user's id; one pass, however long the list is. */
export function countByUser(reservations: readonly Reservation[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { userId } of reservations)
    if (userId !== undefined) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  return counts
}
