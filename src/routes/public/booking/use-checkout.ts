import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

import { ApiError } from '@/api/api-error'
import {
  createReservation,
  type NewReservation,
  occupanciesQuery,
  type AnyReservation,
} from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { OWNER_RULES } from '@/company/company'
import { paths } from '@/paths'
import { buildAvailability } from '@/rental/availability'
import { missingParts } from '@/rental/booking'
import type { Para } from '@/rental/money'
import { priceOf } from '@/rental/pricing'
import { todayInBelgrade } from '@/rental/wall-clock'
import { createFormDrafts } from '@/session/form-drafts'
import { useSession } from '@/session/session'
import { useApiMutation } from '@/session/use-api-mutation'
import { showToast } from '@/ui/toast'

import { showMissingParts } from './missing-parts'
import { useBookingChoice } from './use-booking-choice'
import { stands } from './use-booking-state'
import type { Reserved } from './use-reserved'

class VehicleTakenError extends Error {}

/** The prices, in para, that were sent in vain for a vehicle and its days. */
const refusedPrices = createFormDrafts<Para>()

/**
 * The reservation in the list that was made: the person's own of that vehicle and period, the newest that still stands
 * first; without one, the one that does not say whose it is, since nobody else can have reserved the vehicle too.
 */
export function findReserved<Row extends AnyReservation>(list: readonly Row[] | undefined, made: Reserved) {
  const matches = list?.filter(
    ({ vehicleId, start, end }) => vehicleId === made.vehicleId && start === made.start && end === made.end,
  )
  const isOwn = ({ userId }: AnyReservation) => userId === made.userId
  return (
    matches?.findLast((row) => isOwn(row) && stands(row)) ??
    matches?.findLast(isOwn) ??
    matches?.findLast(({ userId }) => userId === undefined)
  )
}

/**
 * The last press of the booking: checks, sends and reports the result in a toast. `isPending` from the press until the
 * ticket replaces the page; `error` is a failure that the page has yet to explain, else null; `refusedPrice` is the price
 * that was last sent in vain for this vehicle and these days, in para, also before the page was left and opened again.
 */
export function useCheckout(selected: Vehicle | undefined) {
  const { t } = useTranslation('booking')
  const queryClient = useQueryClient()
  const session = useSession()
  const { choice, choose, goTo } = useBookingChoice()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const { vehicleId, from, to } = choice
  const mutationKey = ['create-reservation', vehicleId ?? '', from ?? '', to ?? ''] as const
  const booking = mutationKey.join(' ')
  // The key of the reservation that was just made: until its ticket stands, a further press would find the vehicle taken.
  const [madeKey, setMadeKey] = useState<string>()
  const isMade = madeKey === booking
  const { mutate, isPending, error } = useApiMutation<NewReservation>({
    mutationKey,
    prepare: async (reservation, refetch) => {
      // Without an answer the server decides, but not about a vehicle that the page itself calls taken.
      const list =
        (await refetch(occupanciesQuery())) ?? queryClient.getQueryData(occupanciesQuery().queryKey)
      const { vehicleId, period } = reservation
      if (list && !buildAvailability(list.rows).isFree(vehicleId, period)) throw new VehicleTakenError()
      return reservation
    },
    // A made reservation whose answer is lost is no failure, or the visitor would reserve a second car.
    mutationFn: createReservation,
    wasDone: async (reservation, refetch) => {
      const now = await refetch(occupanciesQuery())
      const found = findReserved(now?.rows, reservedOf(reservation))
      // One that does not say whose it is may be that of the person who was faster.
      return found?.userId === reservation.userId && stands(found)
    },
    refreshes: [occupanciesQuery(), vehiclesQuery()],
    toast: (error, { vehicleId: car }) => {
      if (!error)
        return { text: t('toast.created'), link: { to: paths.client, text: t('toast.seeReservations') } }
      const step = error instanceof VehicleTakenError ? undefined : '2'
      const link = { to: paths.booking({ from, to, car, step }), text: t('toast.backToBooking') }
      return { text: t('toast.failed'), link }
    },
    onDone: (_, reservation, isSamePage) => {
      refusedPrices.forget(booking)
      const reserved: Reserved = { ...reservedOf(reservation), madeAt: Date.now() }
      if (!isSamePage) return
      setMadeKey(booking)
      // Replaces the entry, so that Back does not lead to the checkout again.
      void navigate(paths.vehicles, { replace: true, state: { reserved } })
    },
    onFailed: (error, { price }, isSamePage) => {
      if (!(error instanceof VehicleTakenError)) refusedPrices.keep(booking, price)
      else if (isSamePage) goTo('choose')
    },
  })

  const send = () => {
    if (isMade) return
    if (from !== undefined && from < todayInBelgrade()) {
      // The page was left open past the pickup day: drops it, so that the page says what is missing.
      choose({ from: undefined })
      void showToast('error', t('toast.missing'))
      return
    }
    const missing = missingParts({ signedIn: session !== undefined, ...choice })
    if (missing.length > 0 || session?.userId === undefined || choice.period.kind !== 'chosen') {
      void showToast('error', t('toast.missing'))
      showMissingParts()
      // Only the sign-in is missing: leads to the sign-in and back to this step.
      if (session === undefined && missing.length === 1) void navigate(paths.authThen(pathname + search))
      return
    }
    if (selected === undefined) {
      void showToast('error', t('toast.notFound'))
      return
    }
    const { period, days } = choice.period
    const price = priceOf(selected.pricePerDay, days, OWNER_RULES.discounts).total
    mutate({ userId: session.userId, vehicleId: selected.id, period, days, price })
  }

  const isShownElsewhere =
    error instanceof VehicleTakenError || (error instanceof ApiError && error.status === 401)
  return {
    send,
    isPending: isPending || isMade,
    refusedPrice: refusedPrices.read(booking),
    error: isShownElsewhere ? null : error,
  }
}

const reservedOf = ({ userId, vehicleId, period: { start, end }, price }: NewReservation): Reserved => ({
  userId,
  vehicleId,
  start,
  end,
  price,
})
