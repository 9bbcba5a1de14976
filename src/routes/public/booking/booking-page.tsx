import { Suspense } from 'react'

import { isNetworkError } from '@/api/api-error'
import { FRESH_FOR_MS, occupanciesQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { useList } from '@/lists/use-list'
import { OfflineNotice } from '@/offline/offline-notice'
import { OfferData } from '@/reservations/offer-data'
import { requiredPart } from '@/ui/lazy-part'
import { PageSkeleton } from '@/ui/skeleton'

import { ChooseStep, importLaterSteps } from './choose-step'
import { useBookingChoice } from './use-booking-choice'
import { useReserved } from './use-reserved'

const LaterSteps = requiredPart(importLaterSteps)

/** The booking: choose days and vehicle, check the summary, get the ticket. */
export default function BookingPage() {
  const { choice } = useBookingChoice()
  const vehicles = useList(vehiclesQuery())
  // Reads the availability anew while the page is looked at (docs/decisions.md, "Fresh availability").
  const reservations = useList({ ...occupanciesQuery(), refetchInterval: FRESH_FOR_MS })
  const isReserved = useReserved() !== undefined
  return (
    <>
      {vehicles.rows && <OfferData vehicles={vehicles.rows} />}
      {isNetworkError(reservations.error) && vehicles.rows && <OfflineNotice />}
      {/* While the script of a later step loads that was opened by its address. */}
      <Suspense fallback={<PageSkeleton />}>
        {isReserved || choice.step === 'summary' ? <LaterSteps /> : <ChooseStep />}
      </Suspense>
    </>
  )
}
