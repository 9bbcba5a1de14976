import { MINIMUM_RENTAL_DAYS } from './terms.ts'
import { addDays, dayOf, daysBetween, type Day, type WallClock } from './wall-clock.ts'

/** A rental from `start` up to, not including, `end`, in Belgrade wall-clock time. */
export interface RentalPeriod {
  start: WallClock
  end: WallClock
}

/** The result of choosing two days. `days` is a whole number, at least 1. */
export type PeriodChoice =
  | { kind: 'incomplete' }
  | { kind: 'reversed' }
  | { kind: 'tooShort' }
  | { kind: 'chosen'; period: RentalPeriod; days: number }

/** The time at which every rental starts and ends (docs/decisions.md, "One rental time"). */
export const RENTAL_TIME = '08:00'

/** The times the date dialog offers, '07:30' to '19:00' in steps of 15 minutes. */
export const TIME_SLOTS: readonly string[] = Array.from({ length: 47 }, (_, slot) => {
  const minutes = 7 * 60 + 30 + slot * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

/** The wall-clock time at which a rental starts or ends on that day. */
export const rentalTimeOn = (day: Day): WallClock => `${day} ${RENTAL_TIME}:00`

/** The earliest return day for a pickup on that day (docs/decisions.md, "One day at least"). */
export const earliestReturn = (pickup: Day): Day => addDays(pickup, MINIMUM_RENTAL_DAYS)

/** Whether the pickup time on that day is before `now`, a Belgrade time. */
export const isPickupOver = (pickup: Day, now: WallClock): boolean => rentalTimeOn(pickup) < now

/**
 * The rental period of two chosen days, or why there is none: a day is missing ('incomplete'), the return is before the
 * pickup ('reversed'), or it is on the same day ('tooShort').
 */
export function choosePeriod(from: Day | undefined, to: Day | undefined): PeriodChoice {
  if (from === undefined || to === undefined) return { kind: 'incomplete' }
  if (to < from) return { kind: 'reversed' }
  const days = daysBetween(from, to)
  if (days < MINIMUM_RENTAL_DAYS) return { kind: 'tooShort' }
  return { kind: 'chosen', period: { start: rentalTimeOn(from), end: rentalTimeOn(to) }, days }
}

/**
 * The period of a rental of which one end may be unknown: it is then taken from the number of days, or else, unsure, from
 * the shortest rental. Undefined if both ends are unknown.
 */
export function completePeriod(
  start: WallClock | undefined,
  end: WallClock | undefined,
  days: number | undefined,
): (RentalPeriod & { isUnsure: boolean }) | undefined {
  const known = start ?? end
  if (known === undefined) return undefined
  const count = Math.max(Math.ceil(days ?? 0), MINIMUM_RENTAL_DAYS)
  const other = addDays(dayOf(known), start === undefined ? -count : count) + known.slice(10)
  const isUnsure = days === undefined && (start === undefined || end === undefined)
  return { start: start ?? other, end: end ?? other, isUnsure }
}

/** Orders texts by their characters, and so times by time. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Orders periods by their start. */
export const byStart = (a: RentalPeriod, b: RentalPeriod): number => compareText(a.start, b.start)

/** Whether two periods share a moment; periods that only touch do not (docs/decisions.md, "Half-open overlap"). */
export const overlaps = (a: RentalPeriod, b: RentalPeriod): boolean =>
  a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end
