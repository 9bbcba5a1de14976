import { Suspense } from 'react'

import { isNetworkError } from '@/api/api-error'
import { OfflineNotice } from '@/offline/offline-notice'
import { requiredPart } from '@/ui/lazy-part'
import { PageSkeleton } from '@/ui/skeleton'

import { ChooseStep, importLaterSteps } from './choose-step'
import { OfferData } from './offer-data'
import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'
import { useReserved } from './use-reserved'

const LaterSteps = requiredPart(importLaterSteps)

/** The booking: choose days and vehicle, check the summary, get the ticket. */
export default function BookingPage() {
  const { choice } = useBookingChoice()
  const { vehicles, reservations } = useBookingState()
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
