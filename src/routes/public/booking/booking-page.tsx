import { lazy, Suspense, useEffect } from 'react'

import { isUnreachable } from '@/api/api-error'
import { useSession } from '@/session/session'
import { importWithReload } from '@/ui/import-with-reload'
import { optionalPart } from '@/ui/optional-part'
import { PageTitle } from '@/ui/page-title'

import { ChooseStep } from './choose-step'
import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'
import { useReserved } from './use-reserved'

const importLaterSteps = () => import('./later-steps')
const SummaryStep = lazy(async () => ({ default: (await importWithReload(importLaterSteps)).SummaryStep }))
const ReservedStep = lazy(async () => ({ default: (await importWithReload(importLaterSteps)).ReservedStep }))

// For search engines alone: it comes after what people see.
const OfferData = optionalPart(async () => (await import('./offer-data')).OfferData)
// Kept by the service worker; a browser without one has no copy whose age could be told.
const OfflineNotice = optionalPart(async () => (await import('@/offline/offline-notice')).OfflineNotice)

/** The booking: choose days and vehicle, look over the booking, done. */
export default function BookingPage() {
  const { choice } = useBookingChoice()
  const state = useBookingState()
  const session = useSession()
  const reserved = useReserved()

  const isNearlyDone = state.selected !== undefined && choice.period.kind === 'chosen'
  useEffect(() => {
    // Ahead of the press on 'Reserve'; a failure shows only when the step is needed.
    if (isNearlyDone) importLaterSteps().catch(() => {})
  }, [isNearlyDone])

  return (
    <>
      <PageTitle />
      <Suspense>{state.vehicles.data && <OfferData vehicles={state.vehicles.data} />}</Suspense>
      <Suspense>
        {isUnreachable(state.reservations.error) && state.vehicles.data && <OfflineNotice />}
      </Suspense>
      <Suspense>
        {reserved && session?.userId === reserved.userId ? (
          <ReservedStep reserved={reserved} />
        ) : choice.step === 'summary' ? (
          <SummaryStep state={state} />
        ) : (
          <ChooseStep state={state} />
        )}
      </Suspense>
    </>
  )
}
