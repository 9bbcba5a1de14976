import type { Para } from './money.ts'
import type { RentalPeriod } from './period.ts'
import { CANCELLATION_GENERAL, CANCELLATION_WITHDRAWAL } from './terms.ts'
import { addDays, dayOf, type WallClock } from './wall-clock.ts'

const WITHDRAWAL_DAYS = CANCELLATION_WITHDRAWAL.freeUntilHours / 24

/**
 * What cancelling a rental of that price costs, and when, by the one of the two readings that is better for the customer
 * (docs/decisions.md, "Cancelling"); an amount is rounded down. Times are Belgrade's, and hours are counted on its clock.
 */
export function cancellationOf({ start }: RentalPeriod, price: Para) {
  const freeDays = Math.min(CANCELLATION_GENERAL.freeUntilDays, WITHDRAWAL_DAYS)
  const percent = Math.min(CANCELLATION_GENERAL.partlyChargedPercent, CANCELLATION_WITHDRAWAL.keptPercent)
  return {
    /** Cancelling is free up to this time. */
    freeUntil: addDays(dayOf(start), -freeDays) + start.slice(10),
    /** What it then costs, up to the midnight before the pickup day. */
    partlyCharged: { percent, amount: Math.floor((price * percent) / 100) },
    /** From this time on the whole price is charged. */
    fullFrom: `${dayOf(start)} 00:00:00`,
  }
}

/** What applies at that Belgrade time: cancelling is free, costs a part or the whole price, or the rental has begun. */
export function cancellationStageOf(period: RentalPeriod, now: WallClock) {
  const { freeUntil, fullFrom } = cancellationOf(period, 0)
  if (now <= freeUntil) return 'free'
  if (now < fullFrom) return 'part'
  return now < period.start ? 'full' : 'begun'
}
