import type { RentalDays } from './nearest-periods.ts'
import { isPickupOver } from './period.ts'
import { addDays, dayOf, weekdayOf, type WallClock } from './wall-clock.ts'

const MONDAY = 1
const FRIDAY = 5
const SATURDAY = 6

/**
 * The days of 'This weekend': Friday to Monday, Saturday to Monday once Friday's pickup is over, and the weekend after once
 * Saturday's is (docs/decisions.md, "Days in one press").
 */
export function thisWeekend(now: WallClock): RentalDays {
  const today = dayOf(now)
  // On a Sunday the weekend's Saturday is yesterday.
  const saturday = addDays(today, SATURDAY - (weekdayOf(today) || 7))
  if (isPickupOver(saturday, now)) return { from: addDays(saturday, 6), to: addDays(saturday, 9) }
  const friday = addDays(saturday, FRIDAY - SATURDAY)
  return { from: isPickupOver(friday, now) ? saturday : friday, to: addDays(saturday, 2) }
}

/** The days of 'Next week': the coming Monday, never today, to the Friday after it. */
export function nextWeek(now: WallClock): RentalDays {
  const today = dayOf(now)
  const monday = addDays(today, 7 + MONDAY - (weekdayOf(today) || 7))
  return { from: monday, to: addDays(monday, FRIDAY - MONDAY) }
}
