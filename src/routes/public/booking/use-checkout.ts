import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { type NewReservation, createReservation, reservationsQuery } from '@/api/reservations'
import { useApiMutation } from '@/api/use-api-mutation'
import { buildAvailability } from '@/rental/availability'
import { missingParts } from '@/rental/booking'
import { priceOf } from '@/rental/pricing'
import { showToast } from '@/ui/toast'

import type { BookingState } from './booking-state'
import { useGoToReserved } from './use-reserved'

class CarTaken extends Error {}

/** The last press of the booking: checks, sends, and says in a toast what came of it (section 8, D8). */
export function useCheckout({ booking, change, session, selected }: BookingState) {
  const { t } = useTranslation('booking')
  const queryClient = useQueryClient()
  const goToReserved = useGoToReserved()

  const { mutate, isPending } = useApiMutation({
    mutationKey: ['create-reservation'],
    mutationFn: async (reservation: NewReservation) => {
      // If the list cannot be had, the server decides (D8).
      const fresh = await queryClient
        .fetchQuery({ ...reservationsQuery(), staleTime: 0, retry: false })
        .catch(() => undefined)
      const { vehicleId, period } = reservation
      if (fresh && !buildAvailability(fresh).isFree(vehicleId, period)) throw new CarTaken()
      await createReservation(reservation)
    },
      onSuccess: (_, { userId, vehicleId, period }) => {
        void queryClient.invalidateQueries(reservationsQuery())
        void showToast('success', t('toast.created'))
        goToReserved({ userId, vehicleId, start: period.start, end: period.end })
      },
      onError: (error) => {
        void showToast('error', t('toast.failed'))
        if (error instanceof CarTaken) change({ step: 'choose' })
        else void queryClient.invalidateQueries(reservationsQuery())
      },
  })

  const checkout = () => {
    const missing = missingParts({ signedIn: session !== undefined, ...booking })
    if (missing.length > 0 || session?.userId === undefined || booking.period.kind !== 'chosen') {
      void showToast('error', t('toast.missing'))
      return
    }
    if (selected === undefined) {
      void showToast('error', t('toast.notFound'))
      return
    }
    const { period, days } = booking.period
    const price = priceOf(selected.pricePerDay, days).total
    mutate({ userId: session.userId, vehicleId: selected.id, period, days, price })
  }

  return { checkout, isPending }
}
