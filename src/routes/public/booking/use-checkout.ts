import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

import { createReservation, type NewReservation, occupanciesQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { paths } from '@/paths'
import { buildAvailability } from '@/rental/availability'
import { findReserved, missingParts, stands } from '@/rental/booking'
import { todayInBelgrade } from '@/rental/wall-clock'
import { useSession } from '@/session/session'
import { useApiMutation } from '@/session/use-api-mutation'
import { showToast } from '@/ui/toast'

import { showMissingParts } from './missing-parts'
import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'

class VehicleTakenError extends Error {}

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
  const { mutate, isPending, error, variables } = useApiMutation<NewReservation>({
    mutationKey: ['create-reservation', vehicleId ?? '', from ?? '', to ?? ''],
    prepare: async (reservation, refetch) => {
      // Without an answer the server decides, but not about a vehicle that the page itself calls taken.
      const list =
        (await refetch(occupanciesQuery())) ?? queryClient.getQueryData(occupanciesQuery().queryKey)
      const { vehicleId, period } = reservation
      if (list && !buildAvailability(list.rows).isFree(vehicleId, period)) throw new VehicleTakenError()
      return reservation
    },
    mutationFn: createReservation,
    // A made reservation whose answer is lost is no failure, or the visitor would reserve a second car.
    wasDone: async (reservation, refetch) => {
      const found = findReserved((await refetch(occupanciesQuery()))?.rows, reservation)
      return found !== undefined && stands(found)
    },
    refreshes: [occupanciesQuery(), vehiclesQuery()],
    toast: (error, { vehicleId: car }) => {
      if (!error)
        return { text: t('toast.created'), link: { to: paths.client, text: t('toast.seeReservations') } }
      const step = error instanceof VehicleTakenError ? undefined : '2'
      const link = { to: paths.booking({ from, to, car, step }), text: t('toast.backToBooking') }
      return { text: t('toast.failed'), link }
    },
    onDone: (_, reserved, isSamePage) => {
      if (!isSamePage) return
      setMade(true)
      // The ticket looks for its reservation in no list that was read before.
      void queryClient.resetQueries(occupanciesQuery())
      // Replaces the entry, so that Back does not lead to the checkout again.
      void navigate(paths.vehicles, { replace: true, state: { reserved } })
    },
    onFailed: (error, _, isSamePage) => {
      if (error instanceof VehicleTakenError && isSamePage) goTo('choose')
    },
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
