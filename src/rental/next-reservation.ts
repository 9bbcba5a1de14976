import { byStart, type RentalPeriod } from './period.ts'
import {
  nextStepOf,
  readStatus,
  runningRental,
  type NextStep,
  type Rental,
  type StatusAndSlip,
} from './status.ts'
import { dayOf, daysBetween, type WallClock } from './wall-clock.ts'

/**
 * The reservation that runs at that Belgrade time, else the next one to start; failed ones do not count. Of several that
 * start together, the first in the list.
 */
export const nextReservation = <R extends Rental>(
  reservations: readonly R[],
  now: WallClock,
): R | undefined =>
  runningRental(reservations, now) ??
  reservations
    .filter(({ start, end, status }) => now < start && start < end && readStatus(status) !== 'failed')
    .toSorted(byStart)[0]

/** The countdown to a reservation's start, or to its end once it runs, in calendar days: clock changes do not count. */
export function countdownOf({ start, end }: RentalPeriod, now: WallClock) {
  const to = now < start ? 'start' : 'end'
  const at = to === 'start' ? start : end
  // Midnights in Belgrade until then: 0 means today, 1 tomorrow.
  const days = daysBetween(dayOf(now), dayOf(at))
  return { to, at, days } as const
}

/** The state of a reservation as people are told it: its next step, running, or over. */
export type ReservationState = NextStep | 'running' | 'over'

/** The state of a reservation at that Belgrade time. Nothing is due after its end: it is over, unless it failed. */
export function reservationStateOf(
  reservation: RentalPeriod & StatusAndSlip,
  now: WallClock,
): ReservationState {
  const next = nextStepOf(reservation)
  if (next === 'failed') return next
  if (reservation.end <= now) return 'over'
  return next === 'success' && reservation.start <= now ? 'running' : next
}
