import type { Availability } from './availability.ts'
import { isPickupOver, rentalTimeOn } from './period.ts'
import { CHANGE_NOTICE_HOURS } from './terms.ts'
import { addDays, dayOf, daysBetween, wallClockDistance, type Day, type WallClock } from './wall-clock.ts'

/** How many days ahead, or away from the chosen pickup, a car is looked for. */
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

/** The period of a rental on these days. */
export const periodOf = ({ from, to }: RentalDays) => ({ start: rentalTimeOn(from), end: rentalTimeOn(to) })

/** The days of so long a rental by its pickup; each is made once, since the cars of a fleet ask for the same ones. */
export function daysOfLength(length: number): (from: Day) => RentalDays {
  const made = new Map<Day, RentalDays>()
  return (from) => {
    const days = made.get(from) ?? { from, to: addDays(from, length) }
    made.set(from, days)
    return days
  }
}

/** The first day on which a car can be picked up at that Belgrade time or later. */
export const firstPickup = (time: WallClock): Day =>
  isPickupOver(dayOf(time), time) ? addDays(dayOf(time), 1) : dayOf(time)

/** The last day on which a car can be returned by that Belgrade time. */
export const lastReturn = (time: WallClock): Day =>
  rentalTimeOn(dayOf(time)) <= time ? dayOf(time) : addDays(dayOf(time), -1)

/** The first days with a pickup in the range on which the vehicle is free for so long; jumps over its reservations. */
export function firstFreeDays(
  availability: Availability,
  vehicleId: string,
  daysFrom: (from: Day) => RentalDays,
  { from, to }: RentalDays,
): RentalDays | undefined {
  for (let day = from; day <= to;) {
    const days = daysFrom(day)
    const taken = availability.takenAround(vehicleId, periodOf(days))
    if (taken === undefined) return days
    day = firstPickup(taken.end)
  }
  return undefined
}

/** The last such days in the range. */
function lastFreeDays(
  availability: Availability,
  vehicleId: string,
  daysFrom: (from: Day) => RentalDays,
  { from, to }: RentalDays,
): RentalDays | undefined {
  for (let day = to; day >= from;) {
    const days = daysFrom(day)
    const taken = availability.takenAround(vehicleId, periodOf(days))
    if (taken === undefined) return days
    day = addDays(lastReturn(taken.start), -daysBetween(days.from, days.to))
  }
  return undefined
}

/**
 * Finds, for one vehicle after the other, the nearest days before and after the chosen ones on which it is free for as long:
 * at most `NEAR_DAYS` away, and not before the next pickup at that Belgrade time.
 */
export function nearestPeriods(
  availability: Availability,
  { from, to }: RentalDays,
  now: WallClock,
): (vehicleId: string) => NearestPeriods {
  const length = daysBetween(from, to)
  const daysFrom = daysOfLength(length)
  const first = firstPickup(now)
  const notBefore = (day: Day) => (day < first ? first : day)
  const chosen = periodOf({ from, to })
  const earliest = notBefore(addDays(from, -NEAR_DAYS))
  const latest = addDays(from, NEAR_DAYS)
  const dayBefore = addDays(from, -1)
  const dayAfter = addDays(from, 1)
  return (vehicleId) => {
    const taken = availability.takenAround(vehicleId, chosen)
    const before = taken ? addDays(lastReturn(taken.start), -length) : dayBefore
    const after = taken ? firstPickup(taken.end) : dayAfter
    return {
      before: lastFreeDays(availability, vehicleId, daysFrom, { from: earliest, to: before }),
      after: firstFreeDays(availability, vehicleId, daysFrom, { from: notBefore(after), to: latest }),
    }
  }
}

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

const HOUR_MS = 3_600_000

/**
 * How a rental can be extended at that Belgrade time: the pickup that continues it, and the start of the next reservation,
 * if there is one. Undefined if its vehicle is taken at once, or if the notice that the general terms ask for is over
 * (docs/decisions.md, "Extending").
 */
export function extensionOf(
  availability: Availability,
  { vehicleId, end }: { vehicleId: string; end: WallClock },
  now: WallClock,
) {
  if (wallClockDistance(now, end) < CHANGE_NOTICE_HOURS * HOUR_MS) return undefined
  const from = firstPickup(end)
  if (availability.takenAround(vehicleId, periodOf({ from, to: addDays(from, 1) }))) return undefined
  const next = availability.takenAround(vehicleId, periodOf({ from, to: '9999-12-31' }))
  return { from, until: next?.start }
}
