import type { ReactNode } from 'react'

import { FleetAge } from './fleet-age'
import { OfferData } from './offer-data'
import type { Step } from './step'

/** What comes after the fleet is shown: its offers for search engines, and its age where there is no connection. */
export default function FleetExtras({
  vehicles,
  reservations,
}: Pick<Step, 'vehicles' | 'reservations'>): ReactNode {
  return (
    <>
      {vehicles.data && <OfferData vehicles={vehicles.data} />}
      <FleetAge vehicles={vehicles} reservations={reservations} />
    </>
  )
}
