import type { Availability } from './availability.ts'
import { isPickupOver, rentalTimeOn, type RentalPeriod } from './period.ts'
import { addDays, dayOf, daysBetween, type Day, type WallClock } from './wall-clock.ts'

/** How many days away from the chosen pickup a car is looked for. */
export const NEAR_DAYS = 90

/** The days of a rental, pickup and return. */
export interface RentalDays {
  from: Day
  to: Day
}

/** The nearest free days of the same length, as far as there are any. */
export interface NearestPeriods {
  before: RentalDays | undefined
  after: RentalDays | undefined
}

/**
 * The nearest days before and after the chosen ones on which the vehicle is free for as long, at most `NEAR_DAYS` away, and
 * not before the next pickup at that Belgrade time. Jumps from reservation to reservation in the index.
 */
export function nearestPeriods(
  availability: Availability,
  vehicleId: string,
  { from, to }: RentalDays,
  now: WallClock,
): NearestPeriods {
  const days = daysBetween(from, to)
  const today = dayOf(now)
  const first = isPickupOver(today, now) ? addDays(today, 1) : today
  const search = (start: Day, direction: 1 | -1): RentalDays | undefined => {
    let day = start
    while (day >= first && Math.abs(daysBetween(from, day)) <= NEAR_DAYS) {
      const period = { start: rentalTimeOn(day), end: rentalTimeOn(addDays(day, days)) }
      const taken = availability.takenAround(vehicleId, period)
      if (taken === undefined) return { from: day, to: dayOf(period.end) }
      day = direction === 1 ? firstPickupAfter(taken) : addDays(lastReturnBefore(taken), -days)
    }
    return undefined
  }
  return {
    before: search(addDays(from, -1), -1),
    after: search(addDays(from, 1) < first ? first : addDays(from, 1), 1),
  }
}

const firstPickupAfter = ({ end }: RentalPeriod): Day =>
  rentalTimeOn(dayOf(end)) >= end ? dayOf(end) : addDays(dayOf(end), 1)

const lastReturnBefore = ({ start }: RentalPeriod): Day =>
  rentalTimeOn(dayOf(start)) <= start ? dayOf(start) : addDays(dayOf(start), -1)

/** The nearer of the free days, the later ones if both are as near; undefined without any. */
export function nearestOf(chosen: RentalDays, offers: readonly NearestPeriods[]): RentalDays | undefined {
  const distance = ({ from }: RentalDays) => Math.abs(daysBetween(chosen.from, from))
  return [...offers.map(({ after }) => after), ...offers.map(({ before }) => before)]
    .filter((days) => days !== undefined)
    .reduce<RentalDays | undefined>(
      (nearest, days) => (nearest === undefined || distance(days) < distance(nearest) ? days : nearest),
      undefined,
    )
}
