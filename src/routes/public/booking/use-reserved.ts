import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

import { paths } from '@/paths'

// It stands in the entry of the browser's history, so that a reload shows the same screen.
const ReservedState = v.object({
  reserved: v.object({ userId: v.string(), vehicleId: v.string(), start: v.string(), end: v.string() }),
})

/** The reservation that was just made. */
export type Reserved = v.InferOutput<typeof ReservedState>['reserved']

/** What was just reserved, if this entry of the history is the one after it. */
export function useReserved(): Reserved | undefined {
  const state = v.safeParse(ReservedState, useLocation().state)
  return state.success ? state.output.reserved : undefined
}

/** Leads on to the screen after a reservation; Back no longer leads to the checkout. */
export function useGoToReserved(): (reserved: Reserved) => void {
  const navigate = useNavigate()
  return (reserved) => void navigate(paths.vehicles, { replace: true, state: { reserved } })
}
