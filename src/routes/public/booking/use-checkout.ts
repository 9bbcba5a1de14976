import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { createReservation, reservationsQuery, type NewReservation } from '@/api/reservations'
import { useApiMutation } from '@/api/use-api-mutation'
import type { Vehicle } from '@/api/vehicles'
import { buildAvailability } from '@/rental/availability'
import { missingParts } from '@/rental/booking'
import { priceOf } from '@/rental/pricing'
import { useSession } from '@/session/session'
import { showToast } from '@/ui/toast'

import { useBookingChoice } from './use-booking-choice'
import { useGoToReserved } from './use-reserved'

class VehicleTakenError extends Error {}

/** The last press of the booking: checks, sends, and says in a toast what came of it. */
export function useCheckout(selected: Vehicle | undefined) {
  const { t } = useTranslation('booking')
  const queryClient = useQueryClient()
  const session = useSession()
  const { choice, choose } = useBookingChoice()
  const goToReserved = useGoToReserved()

  const { mutate, isPending } = useApiMutation({
    mutationKey: ['create-reservation'],
    mutationFn: async (reservation: NewReservation) => {
      // Without the list the server decides (docs/decisions.md, "Checked before it is sent").
      const fresh = await queryClient
        .fetchQuery({ ...reservationsQuery(), staleTime: 0, retry: false })
        .catch(() => undefined)
      const { vehicleId, period } = reservation
      if (fresh && !buildAvailability(fresh).isFree(vehicleId, period)) throw new VehicleTakenError()
      await createReservation(reservation)
    },
    onSuccess: (_, { userId, vehicleId, period }) => {
      void queryClient.invalidateQueries(reservationsQuery())
      void showToast('success', t('toast.created'))
      goToReserved({ userId, vehicleId, start: period.start, end: period.end })
    },
    onError: (error) => {
      void showToast('error', t('toast.failed'))
      if (error instanceof VehicleTakenError) choose({ step: 'choose' })
      else void queryClient.invalidateQueries(reservationsQuery())
    },
  })

  const checkout = () => {
    const missing = missingParts({ signedIn: session !== undefined, ...choice })
    if (missing.length > 0 || session?.userId === undefined || choice.period.kind !== 'chosen') {
      void showToast('error', t('toast.missing'))
      return
    }
    if (selected === undefined) {
      void showToast('error', t('toast.notFound'))
      return
    }
    const { period, days } = choice.period
    const price = priceOf(selected.pricePerDay, days).total
    mutate({ userId: session.userId, vehicleId: selected.id, period, days, price })
  }

  return { checkout, isPending }
}
