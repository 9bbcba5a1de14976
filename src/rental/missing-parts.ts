import type { BookingProgress } from './booking.ts'

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
