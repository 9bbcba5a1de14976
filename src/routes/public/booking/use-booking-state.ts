import { useMemo } from 'react'

import { occupanciesQuery, type AnyReservation } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { OWNER_RULES } from '@/company/company'
import { useList, type ListState } from '@/lists/use-list'
import { buildAvailability, type Availability } from '@/rental/availability'
import { freesVehicle } from '@/rental/owner-rules'
import { isDayPrice } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { useSession } from '@/session/session'

import { useBookingChoice } from './use-booking-choice'

/** The data that both steps of the booking use, besides the choice in the address. */
export interface BookingState {
  vehicles: ListState<Vehicle>
  reservations: ListState<AnyReservation>
  availability: Availability
  /** The chosen vehicle, if it is in the fleet and has a price at which it can be booked. */
  selected: Vehicle | undefined
  /** Whether that vehicle is taken on the chosen days. */
  isTaken: boolean
  /** Whether the signed-in user has a reservation of that vehicle for all the chosen days. */
  isReservedByUser: boolean
}

const NONE: readonly never[] = []

const frees = freesVehicle(OWNER_RULES)

/** Whether a reservation has neither failed nor freed its vehicle. */
export const stands = ({ status }: AnyReservation): boolean =>
  readStatus(status) !== 'failed' && !frees(status)

/** Loads the fleet and its reservations, and finds the chosen vehicle. */
export function useBookingState(): BookingState {
  const { choice } = useBookingChoice()
  const userId = useSession()?.userId
  const vehicles = useList(vehiclesQuery())
  const reservations = useList(occupanciesQuery())
  const availability = useMemo(
    () => buildAvailability(reservations.rows ?? NONE, OWNER_RULES),
    [reservations.rows],
  )
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
  return { vehicles, reservations, availability, selected, isTaken, isReservedByUser }
}
