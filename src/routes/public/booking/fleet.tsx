import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'
import { useFailureText } from '@/i18n/use-failure-text'
import { importWithReload } from '@/ui/import-with-reload'
import { LoadFailure } from '@/ui/load-failure'

import { choiceOf, type FleetChoice } from './fleet-choice'
import { EmptyCard, VehicleCard, VehicleCardSkeleton } from './vehicle-card'

import styles from './fleet.module.css'

// A fleet that fits a few screens needs no virtual list, and stays findable by the browser's own search.
const LONG = 60

// The first cards are painted before the others are drawn, whose places are kept: a row, on a phone what is in sight.
const firstInSight = () => (matchMedia('(min-width: 48rem)').matches ? 3 : 2)

const LongFleet = lazy(async () => ({
  default: (await importWithReload(() => import('./long-fleet'))).LongFleet,
}))

/** All vehicles as cards (section 2, step one). */
export function Fleet({ vehicles, ...choice }: FleetChoice & { vehicles: UseQueryResult<Vehicle[]> }) {
  const { t } = useTranslation('booking')
  const failureText = useFailureText()
  if (vehicles.isLoadingError) {
    return <LoadFailure onRetry={() => void vehicles.refetch()}>{failureText(vehicles.error)}</LoadFailure>
  }
  if (vehicles.isPending) return <FleetSkeleton />
  if (vehicles.data.length === 0) return <p>{t('noVehicles')}</p>
  if (vehicles.data.length > LONG) {
    return (
      <Suspense fallback={<FleetSkeleton />}>
        <LongFleet vehicles={vehicles.data} {...choice} />
      </Suspense>
    )
  }
  return <ShortFleet vehicles={vehicles.data} {...choice} />
}

function ShortFleet({ vehicles, ...choice }: FleetChoice & { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('booking')
  // Asked once: a change of the days draws all of them.
  const [first] = useState(firstInSight)
  const drawn = useDeferredValue(LONG, first)
  return (
    <ul className={styles.grid} aria-label={t('fleet')}>
      {vehicles.map((vehicle, place) => (
        <li key={vehicle.id}>
          {place < drawn ? <VehicleCard vehicle={vehicle} {...choiceOf(vehicle, choice)} /> : <EmptyCard />}
        </li>
      ))}
    </ul>
  )
}

function FleetSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.grid} role="status" aria-label={t('loading')}>
      {Array.from({ length: 6 }, (_, place) => (
        <VehicleCardSkeleton key={place} />
      ))}
    </div>
  )
}
