import { occupanciesQuery, type AnyReservation } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { lacksRows, useList, type ListState } from '@/lists/use-list'
import { buildAvailability, type Availability } from '@/rental/availability'
import { isDayPrice } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { useSession } from '@/session/session'

import { useBookingChoice } from './use-booking-choice'

/** The data that both steps of the booking use, besides the choice in the address. */
export interface BookingState {
  vehicles: ListState<Vehicle>
  reservations: ListState<AnyReservation>
  availability: Availability
  /** Whether every reservation that may hold a car is known to do so. */
  isAvailabilityComplete: boolean
  /** The chosen vehicle, if it is in the fleet and has a price at which it can be booked. */
  selected: Vehicle | undefined
  /** Whether that vehicle is taken on the chosen days. */
  isTaken: boolean
  /** Whether the signed-in user has a reservation of that vehicle for all the chosen days. */
  isReservedByUser: boolean
}

const NONE: readonly never[] = []

/** Whether a reservation has not failed. */
export const stands = ({ status }: AnyReservation): boolean => readStatus(status) !== 'failed'

/** Loads the fleet and its reservations, and finds the chosen vehicle. */
export function useBookingState(): BookingState {
  const { choice } = useBookingChoice()
  const userId = useSession()?.userId
  const vehicles = useList(vehiclesQuery())
  const reservations = useList(occupanciesQuery())
  const availability = buildAvailability(reservations.rows ?? NONE)
  const selected = vehicles.rows?.find(
    ({ id, pricePerDay }) => id === choice.vehicleId && isDayPrice(pricePerDay),
  )
  const { period } = choice
  const isTaken =
    selected !== undefined && period.kind === 'chosen' && !availability.isFree(selected.id, period.period)
  const isReservedByUser =
    isTaken &&
    userId !== undefined &&
    reservations.rows?.some(
      // An own reservation counts only if it covers the whole period, and still stands.
      (own) =>
        stands(own) &&
        own.vehicleId === selected.id &&
        own.userId === userId &&
        own.start <= period.period.start &&
        period.period.end <= own.end,
    ) === true
  const isAvailabilityComplete = availability.isComplete && !lacksRows(reservations)
  return { vehicles, reservations, availability, isAvailabilityComplete, selected, isTaken, isReservedByUser }
}
