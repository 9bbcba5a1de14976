import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

import { ApiError } from '@/api/api-error'
import { createReservation, reservationsQuery, type NewReservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { paths } from '@/paths'
import { buildAvailability } from '@/rental/availability'
import { missingParts } from '@/rental/missing-parts'
import { priceOf } from '@/rental/pricing'
import { useSession } from '@/session/session'
import { useApiMutation } from '@/session/use-api-mutation'
import { showToast } from '@/ui/toast'

import { useBookingChoice } from './use-booking-choice'
import type { Reserved } from './use-reserved'

class VehicleTakenError extends Error {}

/**
 * The last press of the booking: checks, sends, and says in a toast what came of it. Its error is what the page has yet
 * to tell: why nothing could be sent.
 */
export function useCheckout(selected: Vehicle | undefined) {
  const { t } = useTranslation('booking')
  const queryClient = useQueryClient()
  const session = useSession()
  const { choice, goTo } = useBookingChoice()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const { from, to } = choice
  const { mutate, isPending, error } = useApiMutation({
    mutationKey: ['create-reservation', selected?.id ?? '', from ?? '', to ?? ''],
    prepare: async (reservation: NewReservation) => {
      const fresh = await queryClient
        .fetchQuery({ ...reservationsQuery(), staleTime: 0, retry: false })
        .catch((error: unknown) => {
          // Only without the list the server decides, not where the check was broken off (docs/decisions.md, "Checked
          // before it is sent").
          if (error instanceof ApiError) return undefined
          throw error
        })
      const { vehicleId, period } = reservation
      if (fresh && !buildAvailability(fresh).isFree(vehicleId, period)) throw new VehicleTakenError()
      return reservation
    },
    mutationFn: createReservation,
    onSuccess: (_, { userId, vehicleId, period }, isHere) => {
      void queryClient.invalidateQueries(reservationsQuery())
      const link = { to: paths.client, text: t('toast.seeReservations') }
      void showToast('success', t('toast.created'), isHere ? undefined : link)
      const reserved: Reserved = { userId, vehicleId, start: period.start, end: period.end }
      // Back does not lead to the checkout again.
      if (isHere) void navigate(paths.vehicles, { replace: true, state: { reserved } })
    },
    onError: (error, { vehicleId }, isHere) => {
      const isTaken = error instanceof VehicleTakenError
      const booking = paths.booking({ from, to, car: vehicleId, step: isTaken ? undefined : '2' })
      const link = { to: booking, text: t('toast.backToBooking') }
      void showToast('error', t('toast.failed'), isHere ? undefined : link)
      if (!isTaken) void queryClient.invalidateQueries(reservationsQuery())
      else if (isHere) goTo('choose')
    },
  })

  const checkout = () => {
    const missing = missingParts({ signedIn: session !== undefined, ...choice })
    if (missing.length > 0 || session?.userId === undefined || choice.period.kind !== 'chosen') {
      void showToast('error', t('toast.missing'))
      // All but the sign-in is there: it leads to the sign-in and back to this step.
      if (session === undefined && missing.length === 1) void navigate(paths.authThen(pathname + search))
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

  const isTold = error instanceof VehicleTakenError || (error instanceof ApiError && error.status === 401)
  return { checkout, isPending, error: isTold ? null : error }
}
