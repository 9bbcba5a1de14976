import type { ReactNode } from 'react'

import { OfflineNotice } from '@/offline/offline-notice'
import { OfferData } from './offer-data'
import type { BookingState } from './booking-state'

/** What comes after the fleet is shown: its offers for search engines, and its age where there is no connection. */
export default function FleetExtras({
  vehicles,
  reservations,
}: Pick<BookingState, 'vehicles' | 'reservations'>): ReactNode {
  return (
    <>
      {vehicles.data && <OfferData vehicles={vehicles.data} />}
      <OfflineNotice vehicles={vehicles} reservations={reservations} />
    </>
  )
}
