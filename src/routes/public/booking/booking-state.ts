import type { UseQueryResult } from '@tanstack/react-query'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import type { Availability } from '@/rental/availability'
import type { Session } from '@/session/cookies'

import type { useBookingUrl } from './use-booking-url'

/** What both steps of the booking work on. */
export interface BookingState extends ReturnType<typeof useBookingUrl> {
  session: Session | undefined
  vehicles: UseQueryResult<Vehicle[]>
  reservations: UseQueryResult<Reservation[]>
  availability: Availability
  /** The chosen vehicle, if the fleet has it. */
  selected: Vehicle | undefined
}
