import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'
import { ReadFailure } from '@/reservations/read-failure'
import { importWithReload } from '@/ui/import-with-reload'

import { choiceOf, VehicleCard, VehicleCardSkeleton, type FleetChoice } from './vehicle-card'

import styles from './fleet.module.css'

// A fleet that fits a few screens needs no virtual list, and stays findable by the browser's own search.
const LONG = 60

const LongFleet = lazy(async () => ({
  default: (await importWithReload(() => import('./long-fleet'))).LongFleet,
}))

/** All vehicles as cards. */
export function Fleet({ vehicles, ...choice }: FleetChoice & { vehicles: UseQueryResult<Vehicle[]> }) {
  const { t } = useTranslation('booking')
  if (vehicles.isLoadingError) {
    return <ReadFailure error={vehicles.error} onRetry={() => void vehicles.refetch()} />
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
  return (
    <ul className={styles.grid} aria-label={t('fleet')}>
      {vehicles.data.map((vehicle) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} {...choiceOf(vehicle, choice)} />
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
