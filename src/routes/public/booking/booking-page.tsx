import { Suspense } from 'react'

import { isNetworkError } from '@/api/api-error'
import { OfflineNotice } from '@/offline/offline-notice'
import { OfferData } from '@/reservations/offer-data'
import { useSession } from '@/session/session'
import { requiredPart } from '@/ui/lazy-part'
import { PageSkeleton } from '@/ui/skeleton'

import { ChooseStep, importLaterSteps } from './choose-step'
import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'
import { useReserved } from './use-reserved'

const LaterSteps = requiredPart(importLaterSteps)

/** The booking: choose days and vehicle, check the summary, get the ticket. */
export default function BookingPage() {
  const { choice } = useBookingChoice()
  const state = useBookingState()
  const session = useSession()
  const reserved = useReserved()
  // Another person's reservation is not shown.
  const own = reserved?.userId === session?.userId ? reserved : undefined
  return (
    <>
      {state.vehicles.rows && <OfferData vehicles={state.vehicles.rows} />}
      {isNetworkError(state.reservations.error) && state.vehicles.rows && <OfflineNotice />}
      {/* While the script of a later step loads that was opened by its address. */}
      <Suspense fallback={<PageSkeleton />}>
        {own || choice.step === 'summary' ? (
          <LaterSteps state={state} reserved={own} />
        ) : (
          <ChooseStep state={state} />
        )}
      </Suspense>
    </>
  )
}
