import type { Para } from './money.ts'
import type { RentalPeriod } from './period.ts'
import { CANCELLATION_GENERAL, CANCELLATION_WITHDRAWAL } from './terms.ts'
import { addDays, dayOf, type WallClock } from './wall-clock.ts'

/** What cancelling a rental costs, and when (docs/decisions.md, "Cancelling"); times are Belgrade's. */
export interface Cancellation {
  /** Cancelling is free up to this time. */
  freeUntil: WallClock
  /** What it then costs, up to the midnight before the pickup day. */
  partlyCharged: { percent: number; amount: Para }
  /** From this time on the whole price is charged. */
  fullFrom: WallClock
}

/** What applies at a time: cancelling is free, costs a part or the whole price, or the rental has begun. */
export type CancellationStage = 'free' | 'part' | 'full' | 'begun'

const WITHDRAWAL_DAYS = CANCELLATION_WITHDRAWAL.freeUntilHours / 24

/**
 * What cancelling a rental of that price costs by the one of the two readings that is better for the customer; an amount is
 * rounded down. Hours are counted on Belgrade's clock.
 */
export function cancellationOf({ start }: RentalPeriod, price: Para): Cancellation {
  const freeDays = Math.min(CANCELLATION_GENERAL.freeUntilDays, WITHDRAWAL_DAYS)
  const percent = Math.min(CANCELLATION_GENERAL.partlyChargedPercent, CANCELLATION_WITHDRAWAL.keptPercent)
  return {
    freeUntil: addDays(dayOf(start), -freeDays) + start.slice(10),
    partlyCharged: { percent, amount: Math.floor((price * percent) / 100) },
    fullFrom: `${dayOf(start)} 00:00:00`,
  }
}

/** The stage of cancelling a rental at that Belgrade time. */
export function cancellationStageOf(period: RentalPeriod, now: WallClock): CancellationStage {
  const { freeUntil, fullFrom } = cancellationOf(period, 0)
  if (now <= freeUntil) return 'free'
  if (now < fullFrom) return 'part'
  return now < period.start ? 'full' : 'begun'
}
