import type { PeriodChoice, RentalPeriod } from './period.ts'
import { readStatus } from './status.ts'

/** What a visitor has chosen so far, and whether they are signed in. */
export interface BookingProgress {
  signedIn: boolean
  period: PeriodChoice
  vehicleId: string | undefined
}

/**
 * Judges a press on 'Reserve': a signed-in visitor is refused only without a vehicle and without more than one day
 * (docs/decisions.md, "Reserve button").
 */
export function judgeReserve({ signedIn, period, vehicleId }: BookingProgress) {
  if (!signedIn) return 'not-allowed'
  const longEnough = period.kind === 'chosen' && period.days > 1
  return !longEnough && vehicleId === undefined ? 'invalid' : 'accepted'
}

/** A part a booking still lacks. */
export type MissingPart = 'sign-in' | 'pickup-and-return' | 'vehicle'

/** The parts that are still missing before a reservation can be sent. */
export function missingParts({ signedIn, period, vehicleId }: BookingProgress): MissingPart[] {
  const missing: MissingPart[] = []
  if (!signedIn) missing.push('sign-in')
  if (period.kind !== 'chosen') missing.push('pickup-and-return')
  if (vehicleId === undefined) missing.push('vehicle')
  return missing
}

interface Booked extends RentalPeriod {
  vehicleId: string
  userId?: string | undefined
  status?: string | undefined
}

/** Whether a reservation has not failed. */
export const stands = ({ status }: Pick<Booked, 'status'>): boolean => readStatus(status) !== 'failed'

/** The reservation in the list that was made: the person's own of that vehicle and period, one that stands first. */
export function findReserved<Row extends Booked>(
  list: readonly Row[] | undefined,
  { userId, vehicleId, period: { start, end } }: { userId: string; vehicleId: string; period: RentalPeriod },
): Row | undefined {
  const own = list?.filter(
    (row) => row.userId === userId && row.vehicleId === vehicleId && row.start === start && row.end === end,
  )
  return own?.findLast(stands) ?? own?.at(-1)
}
