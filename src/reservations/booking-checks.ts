import type { List } from '@/api/fields'
import { type AnyReservation, type NewReservation, occupanciesQuery } from '@/api/reservations'
import { buildAvailability } from '@/rental/availability'
import { findReserved, stands } from '@/rental/booking'
import type { Refetch } from '@/session/use-api-mutation'

/** Thrown if the vehicle is reserved on these days, by the same person or another, so that nothing was sent. */
export class VehicleTakenError extends Error {}

/** Gives the reservation back if its vehicle is free in the list, else throws a VehicleTakenError. */
export function checkFree(
  reservation: NewReservation,
  list: List<AnyReservation> | undefined,
): NewReservation {
  const { vehicleId, period } = reservation
  if (list && !buildAvailability(list.rows).isFree(vehicleId, period)) throw new VehicleTakenError()
  return reservation
}

/** Whether the reservation was made although the answer was lost; else the same person would reserve a second car. */
export async function wasReserved(reservation: NewReservation, refetch: Refetch): Promise<boolean> {
  const made = findReserved((await refetch(occupanciesQuery()))?.rows, reservation)
  return made !== undefined && stands(made)
}
