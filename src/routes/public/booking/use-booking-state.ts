import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'

import { reservationsQuery, type Reservation } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { buildAvailability, type Availability } from '@/rental/availability'
import { isDayPrice } from '@/rental/pricing'
import { useSession } from '@/session/session'

import { useBookingChoice } from './use-booking-choice'

/** What both steps of the booking work on, beside the choice in the address. */
export interface BookingState {
  vehicles: UseQueryResult<Vehicle[]>
  reservations: UseQueryResult<Reservation[]>
  availability: Availability
  /** The chosen vehicle, if the fleet has it and it can be booked. */
  selected: Vehicle | undefined
  /** Whether that vehicle is taken on the chosen days. */
  isTaken: boolean
  /** Whether the one who is signed in has reserved it for all of them. */
  isOwn: boolean
}

// By itself the library tells of what is read while a page is rendered, and a lazy step reads too late for that.
const ALL_STATES: NonNullable<UseQueryOptions['notifyOnChangeProps']> = ['data', 'error', 'status']

/** Loads the fleet and its reservations, and finds the chosen vehicle. */
export function useBookingState(): BookingState {
  const { choice } = useBookingChoice()
  const userId = useSession()?.userId
  const vehicles = useQuery({ ...vehiclesQuery(), notifyOnChangeProps: ALL_STATES })
  const reservations = useQuery({ ...reservationsQuery(), notifyOnChangeProps: ALL_STATES })
  const availability = useMemo(() => buildAvailability(reservations.data ?? []), [reservations.data])
  const selected = vehicles.data?.find(
    ({ id, pricePerDay }) => id === choice.vehicleId && isDayPrice(pricePerDay),
  )
  const { period } = choice
  const isTaken =
    selected !== undefined && period.kind === 'chosen' && !availability.isFree(selected.id, period.period)
  const isOwn =
    isTaken &&
    userId !== undefined &&
    reservations.data?.some(
      // One of only some of the days is no reservation of all of them.
      (own) =>
        own.vehicleId === selected.id &&
        own.userId === userId &&
        own.start <= period.period.start &&
        period.period.end <= own.end,
    ) === true
  return { vehicles, reservations, availability, selected, isTaken, isOwn }
}
