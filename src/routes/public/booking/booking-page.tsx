import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo } from 'react'

import { reservationsQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { buildAvailability } from '@/rental/availability'
import { useSession } from '@/session/session'
import { importWithReload } from '@/ui/import-with-reload'
import { PageTitle } from '@/ui/page-title'

import { ChooseStep } from './choose-step'
import { useBookingUrl } from './use-booking-url'
import { useReserved } from './use-reserved'

const importLaterSteps = () => import('./later-steps')
const SummaryStep = lazy(async () => ({ default: (await importWithReload(importLaterSteps)).SummaryStep }))
const ReservedStep = lazy(async () => ({ default: (await importWithReload(importLaterSteps)).ReservedStep }))

// What search engines read besides, and how old a fleet is; the page stands without it, and is drawn before it.
const FleetExtras = lazy(() => import('./fleet-extras').catch(() => ({ default: () => null })))

/** The booking: choose days and car, look over the booking, done (section 2). */
export default function BookingPage() {
  const { booking, change } = useBookingUrl()
  const session = useSession()
  const vehicles = useQuery(vehiclesQuery())
  const reservations = useQuery(reservationsQuery())
  const availability = useMemo(() => buildAvailability(reservations.data ?? []), [reservations.data])
  const reserved = useReserved()

  const selected = vehicles.data?.find(({ id }) => id === booking.vehicleId)
  const isNearlyDone = selected !== undefined && booking.period.kind === 'chosen'
  useEffect(() => {
    // Ahead of the press on 'Reserve'; a failure shows only when the step is needed.
    if (isNearlyDone) importLaterSteps().catch(() => {})
  }, [isNearlyDone])

  const step = { booking, change, session, vehicles, reservations, availability, selected }
  return (
    <>
      <PageTitle />
      <Suspense>{vehicles.data && <FleetExtras vehicles={vehicles} reservations={reservations} />}</Suspense>
      <Suspense>
        {reserved && session?.userId === reserved.userId ? (
          <ReservedStep reserved={reserved} />
        ) : booking.step === 'summary' ? (
          <SummaryStep {...step} />
        ) : (
          <ChooseStep {...step} />
        )}
      </Suspense>
    </>
  )
}
