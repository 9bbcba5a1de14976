import type { PeriodChoice } from './period.ts'

/** What a visitor has chosen so far. */
export interface BookingChoice {
  signedIn: boolean
  period: PeriodChoice
  vehicleId: string | undefined
}

/** The answer to a press on 'Reserve' (section 5, D6). */
export type ReserveVerdict = 'not-allowed' | 'invalid' | 'accepted'

/** A part a booking still lacks. */
export type MissingPart = 'sign-in' | 'pickup-and-return' | 'vehicle'

/** Judges a press on 'Reserve' (D6): step two opens with one part missing, but not without car and with a day or less. */
export function judgeReserve({ signedIn, period, vehicleId }: BookingChoice): ReserveVerdict {
  if (!signedIn) return 'not-allowed'
  const longEnough = period.kind === 'chosen' && period.days > 1
  return !longEnough && vehicleId === undefined ? 'invalid' : 'accepted'
}

/** The parts without which a reservation cannot be sent (section 5); a duration of 0 days is no duration. */
export function missingParts({ signedIn, period, vehicleId }: BookingChoice): MissingPart[] {
  const missing: MissingPart[] = []
  if (!signedIn) missing.push('sign-in')
  if (period.kind !== 'chosen' || period.days < 1) missing.push('pickup-and-return')
  if (vehicleId === undefined) missing.push('vehicle')
  return missing
}
