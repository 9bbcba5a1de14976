import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { refetchNow } from '@/api/query-client'
import { createReservation, type NewReservation, occupanciesQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { paths } from '@/paths'
import { findReserved } from '@/rental/booking'
import { choosePeriod } from '@/rental/period'
import { dayOf, readDay, todayInBelgrade, type Day } from '@/rental/wall-clock'
import { checkFree, wasReserved } from '@/reservations/booking-checks'
import { NotReadError, useApiMutation } from '@/session/use-api-mutation'
import { useQueryState } from '@/ui/use-query-state'

/** What is chosen of a booking for a client; all of it is in the URL, so that nothing is lost with the dialog. */
export interface ClientBooking {
  client?: string | undefined
  car?: string | undefined
  pickup?: Day | undefined
  return?: Day | undefined
}

const CLOSED = { book: undefined, client: undefined, car: undefined, pickup: undefined, return: undefined }

/** Opens the dialog of a booking in the URL, for the client whose reservations are shown, if it is one. */
export function useOpenBooking() {
  const { query, change } = useQueryState()
  const client = query.get('user') ?? undefined
  return (choice: ClientBooking) =>
    change({ ...CLOSED, client, ...choice, book: 'new' }, { addsHistoryEntry: true })
}

/** Reads and changes the booking in the URL: `?book=new&client=7&car=3&pickup=2026-12-01&return=2026-12-05`. */
export function useClientBooking() {
  const { query, change } = useQueryState()
  const pickup = readDay(query.get('pickup') ?? '')
  const isPickupPast = pickup !== undefined && pickup < todayInBelgrade()
  const days = { pickup: isPickupPast ? undefined : pickup, return: readDay(query.get('return') ?? '') }
  return {
    isOpen: query.has('book'),
    choice: { ...days, client: query.get('client') || undefined, car: query.get('car') || undefined },
    isPickupPast,
    period: choosePeriod(days.pickup, days.return),
    choose: (choice: ClientBooking) => change({ ...choice }),
    /** Closes the dialog, and opens the reservation if one was made. */
    close: (reservation?: string) => change({ ...CLOSED, ...(reservation && { reservation }) }),
  }
}

/**
 * Reserves a vehicle for a client (docs/decisions.md, "Booking for a client"). Gives the ID of the reservation, unless the
 * list that has it cannot be read.
 */
export function useBookForClient(
  { client = '', car = '', pickup = '', return: to = '' }: ClientBooking,
  onBooked: (id: string | undefined) => void,
) {
  const { t } = useTranslation(['desk', 'booking'])
  const queryClient = useQueryClient()
  const linkAfter = (error: Error | null, { userId, vehicleId, period }: NewReservation) => {
    if (!error) return { to: paths.reservationsOfUser(userId), text: t('book.see') }
    const days = { pickup: dayOf(period.start), return: dayOf(period.end) }
    return {
      to: paths.bookForClient({ client: userId, car: vehicleId, ...days }),
      text: t('book.back'),
    }
  }
  return useApiMutation<NewReservation, string | undefined>({
    mutationKey: ['book-for-client', client, car, pickup, to],
    prepare: async (reservation, refetch) => {
      const list = await refetch(occupanciesQuery())
      // Without the list nobody knows what became of a press before.
      if (!list) throw new NotReadError()
      return checkFree(reservation, list)
    },
    mutationFn: async (reservation) => {
      await createReservation(reservation)
      const list = await refetchNow(queryClient, occupanciesQuery()).catch(() => undefined)
      return findReserved(list?.rows, reservation)?.id
    },
    wasDone: wasReserved,
    // The price may have changed meanwhile.
    refreshes: [vehiclesQuery()],
    toast: (error, reservation) => ({
      text: t(error ? 'booking:toast.failed' : 'book.created'),
      link: linkAfter(error, reservation),
    }),
    onDone: (id, _, isSamePage) => isSamePage && onBooked(id),
  })
}
