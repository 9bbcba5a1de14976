import type { PeriodChoice } from './period.ts'

/** What a visitor has chosen so far, and whether they are signed in. */
export interface BookingProgress {
  signedIn: boolean
  period: PeriodChoice
  vehicleId: string | undefined
}

/** The result of a press on 'Reserve'. */
export type ReserveVerdict = 'not-allowed' | 'invalid' | 'accepted'

/**
 * Judges a press on 'Reserve': a signed-in visitor is refused only without a vehicle and without more than one day
 * (docs/decisions.md, "Reserve button").
 */
export function judgeReserve({ signedIn, period, vehicleId }: BookingProgress): ReserveVerdict {
  if (!signedIn) return 'not-allowed'
  const longEnough = period.kind === 'chosen' && period.days > 1
  return !longEnough && vehicleId === undefined ? 'invalid' : 'accepted'
}
