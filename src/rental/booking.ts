import type { PeriodChoice } from './period.ts'

/** What a visitor has chosen so far. */
export interface BookingChoice {
  signedIn: boolean
  period: PeriodChoice
  vehicleId: string | undefined
}

/** The answer to a press on 'Reserve'. */
export type ReserveVerdict = 'not-allowed' | 'invalid' | 'accepted'

/**
 * Judges a press on 'Reserve': only where there is neither a car nor more than one day is it refused
 * (docs/decisions.md, "Reserve button").
 */
export function judgeReserve({ signedIn, period, vehicleId }: BookingChoice): ReserveVerdict {
  if (!signedIn) return 'not-allowed'
  const longEnough = period.kind === 'chosen' && period.days > 1
  return !longEnough && vehicleId === undefined ? 'invalid' : 'accepted'
}
