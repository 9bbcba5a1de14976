import type { PeriodChoice } from './period.ts'

/** What a visitor has chosen so far. */
export interface BookingChoice {
  signedIn: boolean
  period: PeriodChoice
  vehicleId: string | undefined
}

/** The answer to a press on 'Reserve'. */
export type ReserveVerdict = 'not-allowed' | 'invalid' | 'accepted'

/** A part a booking still lacks. */
export type MissingPart = 'sign-in' | 'pickup-and-return' | 'vehicle'

/**
 * Judges a press on 'Reserve': only where there is neither a car nor more than one day is it refused
 * (docs/decisions.md, "Reserve button").
 */
export function judgeReserve({ signedIn, period, vehicleId }: BookingChoice): ReserveVerdict {
  if (!signedIn) return 'not-allowed'
  const longEnough = period.kind === 'chosen' && period.days > 1
  return !longEnough && vehicleId === undefined ? 'invalid' : 'accepted'
}

/** The parts without which a reservation cannot be sent. */
export function missingParts({ signedIn, period, vehicleId }: BookingChoice): MissingPart[] {
  const missing: MissingPart[] = []
  if (!signedIn) missing.push('sign-in')
  if (period.kind !== 'chosen') missing.push('pickup-and-return')
  if (vehicleId === undefined) missing.push('vehicle')
  return missing
}
