import { occupanciesQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { OWNER_RULES } from '@/company/company'
import { lacksRows, useList } from '@/lists/use-list'
import { buildAvailability } from '@/rental/availability'
import { stands } from '@/rental/booking'
import { isDayPrice, priceOf } from '@/rental/pricing'
import { useSession } from '@/session/session'

import { useBookingChoice } from './use-booking-choice'

const NONE: readonly never[] = []

/** Loads the fleet and its reservations, and judges the choice in the address by them. */
export function useBookingState() {
  const { vehicleId, period: choice } = useBookingChoice().choice
  const userId = useSession()?.userId
  const vehicles = useList(vehiclesQuery())
  const reservations = useList(occupanciesQuery())
  const availability = buildAvailability(reservations.rows ?? NONE)
  const selected = vehicles.rows?.find(({ id, pricePerDay }) => id === vehicleId && isDayPrice(pricePerDay))
  const booking = selected && choice.kind === 'chosen' ? { selected, ...choice } : undefined
  const isTaken = booking !== undefined && !availability.isFree(booking.selected.id, booking.period)
  const isReservedByUser =
    isTaken &&
    userId !== undefined &&
    reservations.rows?.some(
      // An own reservation counts only if it covers the whole period, and still stands.
      (own) =>
        stands(own) &&
        own.vehicleId === booking.selected.id &&
        own.userId === userId &&
        own.start <= booking.period.start &&
        booking.period.end <= own.end,
    ) === true
  return {
    vehicles,
    reservations,
    availability,
    /** Whether every reservation that may hold a car is known to do so. */
    isAvailabilityComplete: availability.isComplete && !lacksRows(reservations),
    /** The chosen vehicle, if it is in the fleet and has a price at which it can be booked. */
    selected,
    /** The price lines of that vehicle for the chosen days, in para. */
    price: booking && priceOf(booking.selected.pricePerDay, booking.days, OWNER_RULES.discounts),
    /** Whether that vehicle is taken on the chosen days. */
    isTaken,
    /** Whether the signed-in user has a reservation of that vehicle for all the chosen days. */
    isReservedByUser,
  }
}
