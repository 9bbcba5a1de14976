import { useLocation } from 'react-router-dom'
import * as v from 'valibot'

import { Figure, optional } from '@/api/fields'

// It stands in the entry of the browser's history, so that a reload shows the same screen.
const ReservedState = v.object({
  reserved: v.object({
    userId: v.string(),
    vehicleId: v.string(),
    start: v.string(),
    end: v.string(),
    /** What was agreed on, in para; an entry of an earlier release has none. */
    price: optional(Figure),
    /** When, in milliseconds since 1970; an entry of an earlier release has none. */
    madeAt: optional(Figure),
  }),
})

/** The reservation that was just made. */
export type Reserved = v.InferOutput<typeof ReservedState>['reserved']

/** What was just reserved, if this entry of the history is the one after it. */
export function useReserved(): Reserved | undefined {
  const state = v.safeParse(ReservedState, useLocation().state)
  return state.success ? state.output.reserved : undefined
}
