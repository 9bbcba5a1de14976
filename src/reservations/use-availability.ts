import { occupanciesQuery } from '@/api/reservations'
import { useList } from '@/lists/use-list'
import { buildAvailability } from '@/rental/availability'

/** Which vehicle is free when, by everybody's reservations; undefined while, or if, they are not known. */
export function useAvailability() {
  const { rows } = useList(occupanciesQuery())
  return rows && buildAvailability(rows)
}
