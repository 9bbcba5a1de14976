import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { isNetworkError } from '@/api/api-error'
import { useSession } from '@/session/session'
import { optionalPart, requiredPart } from '@/ui/lazy-part'
import { PageTitle } from '@/ui/page-title'
import { Skeleton } from '@/ui/skeleton'

import { ChooseStep, importLaterSteps } from './choose-step'
import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'
import { useReserved } from './use-reserved'

import styles from './choose-step.module.css'

const LaterSteps = requiredPart(importLaterSteps)

// Only search engines read the data, so it loads after what people see.
const OfferData = optionalPart(() => import('./offer-data').then((part) => part.OfferData))
// The service worker caches this part; a browser without one has no copy whose age could be shown.
const OfflineNotice = optionalPart(() =>
  import('@/offline/offline-notice').then((part) => part.OfflineNotice),
)

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
      {state.vehicles.data && <OfferData vehicles={state.vehicles.data} />}
      {isNetworkError(state.reservations.error) && state.vehicles.data && <OfflineNotice />}
      <Suspense fallback={<StepSkeleton />}>
        {own || choice.step === 'summary' ? (
          <LaterSteps state={state} reserved={own} />
        ) : (
          <ChooseStep state={state} />
        )}
      </Suspense>
    </>
  )
}

/** Stands for a later step that is opened by its address, until its script has loaded. */
function StepSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <PageTitle />
      <div className={styles.head}>
        <Skeleton width="60%" height="var(--text-h1)" />
      </div>
      <Skeleton height="70vh" />
    </div>
  )
}
