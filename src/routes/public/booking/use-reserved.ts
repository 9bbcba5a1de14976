import { useLocation } from 'react-router-dom'
import * as v from 'valibot'

import { Figure, optional } from '@/api/fields'

// Kept in the state of the history entry, so that a reload shows the same screen.
const ReservedState = v.object({
  reserved: v.object({
    userId: v.string(),
    vehicleId: v.string(),
    start: v.string(),
    end: v.string(),
    /** The agreed price in para; an entry written by an earlier release has none. */
    price: optional(Figure),
    /** The time of the reservation in milliseconds since 1970; an entry of an earlier release has none. */
    madeAt: optional(Figure),
  }),
})

/** The reservation that was just made. */
export type Reserved = v.InferOutput<typeof ReservedState>['reserved']

/** The reservation that was just made, if this history entry is its ticket. */
export function useReserved(): Reserved | undefined {
  const state = v.safeParse(ReservedState, useLocation().state)
  return state.success ? state.output.reserved : undefined
}
