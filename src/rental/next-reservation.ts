import type { RentalPeriod } from './period.ts'
import { nextStepOf, readStatus, runningRental, type NextStep } from './status.ts'
import { dayOf, daysBetween, type WallClock } from './wall-clock.ts'

interface Rental extends RentalPeriod {
  status: string | undefined
}

/**
 * The reservation that runs at that Belgrade time, else the one that starts next; a failed one is neither. Of several
 * that run the one that started last, of several that start together the first.
 */
export function nextReservation<R extends Rental>(reservations: readonly R[], now: WallClock): R | undefined {
  let next = runningRental(reservations, now)
  if (next !== undefined) return next
  for (const reservation of reservations) {
    const { start, end, status } = reservation
    const comes = now < start && start < end && readStatus(status) !== 'failed'
    if (comes && (next === undefined || start < next.start)) next = reservation
  }
  return next
}

/** What a reservation waits for next: its start, or its end once it runs. */
export interface Countdown {
  to: 'start' | 'end'
  /** That moment. */
  at: WallClock
  /** Midnights until then, in Belgrade: 0 is today, 1 tomorrow. */
  days: number
}

/** How long it is until a reservation starts, or ends once it runs; by the calendar, so that no change of the clocks counts. */
export function countdownOf({ start, end }: RentalPeriod, now: WallClock): Countdown {
  const to = now < start ? 'start' : 'end'
  const at = to === 'start' ? start : end
  return { to, at, days: daysBetween(dayOf(now), dayOf(at)) }
}

interface Told extends RentalPeriod {
  status: string | undefined
  slipImage: string | undefined
  hasSlip?: boolean
}

/** What there is to say of a reservation: its next step, or that it runs, or that it is over. */
export type News = NextStep | 'running' | 'over'

/** The news of a reservation at that Belgrade time: once its days are over no car waits, and nothing is due for it. */
export function newsOf(reservation: Told, now: WallClock): News {
  const next = nextStepOf(reservation)
  if (next === 'failed') return next
  if (reservation.end <= now) return 'over'
  return next === 'success' && reservation.start <= now ? 'running' : next
}
