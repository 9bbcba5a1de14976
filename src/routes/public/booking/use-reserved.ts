import { useLocation } from 'react-router-dom'
import * as v from 'valibot'

import type { AnyReservation, NewReservation } from '@/api/reservations'
import { useSession } from '@/session/session'

import { stands } from './use-booking-state'

// Kept in the state of the history entry, so that a reload shows the same screen.
const ReservedState = v.object({
  reserved: v.object({
    userId: v.string(),
    vehicleId: v.string(),
    period: v.object({ start: v.string(), end: v.string() }),
    days: v.number(),
    price: v.number(),
  }),
})

/** The reservation that the signed-in user just made, if this history entry is its ticket. */
export function useReserved(): NewReservation | undefined {
  const session = useSession()
  const state = v.safeParse(ReservedState, useLocation().state)
  return state.success && state.output.reserved.userId === session?.userId ? state.output.reserved : undefined
}

/** The reservation in the list that was made: the person's own of that vehicle and period, one that stands first. */
export function findReserved<Row extends AnyReservation>(
  list: readonly Row[] | undefined,
  { userId, vehicleId, period: { start, end } }: NewReservation,
): Row | undefined {
  const own = list?.filter(
    (row) => row.userId === userId && row.vehicleId === vehicleId && row.start === start && row.end === end,
  )
  return own?.findLast(stands) ?? own?.at(-1)
}
