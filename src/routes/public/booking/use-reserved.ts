import { useLocation } from 'react-router-dom'
import * as v from 'valibot'

import type { NewReservation } from '@/api/reservations'
import { useSession } from '@/session/session'

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
