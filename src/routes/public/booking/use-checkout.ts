import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

import { createReservation, type NewReservation, occupanciesQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { paths } from '@/paths'
import { missingParts } from '@/rental/booking'
import { todayInBelgrade } from '@/rental/wall-clock'
import { checkFree, VehicleTakenError, wasReserved } from '@/reservations/booking-checks'
import { useSession } from '@/session/session'
import { useApiMutation } from '@/session/use-api-mutation'
import { showToast } from '@/ui/toast'

import { showMissingParts } from './missing-parts'
import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'

/**
 * The last press of the booking: checks, sends and reports the result in a toast. `isPending` from the press until the
 * ticket replaces the page; `error` is why the last press reserved nothing, and `sentPrice` its price in para.
 */
export function useCheckout() {
  const { t } = useTranslation('booking')
  const queryClient = useQueryClient()
  const session = useSession()
  const { choice, choose, goTo } = useBookingChoice()
  const { selected, price } = useBookingState()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const { vehicleId, from, to } = choice
  // Until the ticket stands, a further press would find the vehicle taken.
  const [isMade, setMade] = useState(false)
  const list = occupanciesQuery()
  const seeReservations = { to: paths.client, text: t('toast.seeReservations') }
  const backToBooking = (error: Error, car: string) => ({
    to: paths.booking({ from, to, car, step: error instanceof VehicleTakenError ? undefined : '2' }),
    text: t('toast.backToBooking'),
  })
  const showTicket = (reserved: NewReservation) => {
    setMade(true)
    // The ticket looks for its reservation in no list that was read before.
    void queryClient.resetQueries(list)
    // Replaces the entry, so that Back does not lead to the checkout again.
    void navigate(paths.vehicles, { replace: true, state: { reserved } })
  }
  const { mutate, isPending, error, variables } = useApiMutation<NewReservation>({
    mutationKey: ['create-reservation', vehicleId ?? '', from ?? '', to ?? ''],
    // Without an answer the server decides, but not about a vehicle that the page itself calls taken.
    prepare: async (reservation, refetch) =>
      checkFree(reservation, (await refetch(list)) ?? queryClient.getQueryData(list.queryKey)),
    mutationFn: createReservation,
    wasDone: wasReserved,
    refreshes: [list, vehiclesQuery()],
    toast: (error, { vehicleId: car }) => ({
      text: t(error ? 'toast.failed' : 'toast.created'),
      link: error ? backToBooking(error, car) : seeReservations,
    }),
    onDone: (_, reserved, isSamePage) => isSamePage && showTicket(reserved),
    onFailed: (error, _, isSamePage) => isSamePage && error instanceof VehicleTakenError && goTo('choose'),
  })

  const send = () => {
    if (isMade) return
    // The page was left open past the pickup day: drops it, so that the page says what is missing.
    const isPickupPast = from !== undefined && from < todayInBelgrade()
    if (isPickupPast) choose({ from: undefined })
    const missing = missingParts({ signedIn: session !== undefined, ...choice })
    const isMissing = isPickupPast || missing.length > 0
    if (isMissing || session?.userId === undefined || choice.period.kind !== 'chosen') {
      void showToast('error', t('toast.missing'))
      showMissingParts()
      // Only the sign-in is missing: leads to the sign-in and back to this step.
      if (session === undefined && missing.length === 1) void navigate(paths.authThen(pathname + search))
    } else if (selected === undefined || price === undefined) {
      void showToast('error', t('toast.notFound'))
    } else {
      const { period, days } = choice.period
      mutate({ userId: session.userId, vehicleId: selected.id, period, days, price: price.total })
    }
  }
  return { send, isPending: isPending || isMade, error, sentPrice: variables?.price }
}
