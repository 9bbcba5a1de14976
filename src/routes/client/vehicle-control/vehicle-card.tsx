import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import { reservationsQuery } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { useList } from '@/lists/use-list'
import { runningRental } from '@/rental/status'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { useSession } from '@/session/session'
import { CarImage } from '@/ui/car-image'
import { Cluster } from '@/ui/layout'
import { Skeleton } from '@/ui/skeleton'

import { CarDrawing } from './car-drawing'
import type { CarState } from './use-command-log'

import styles from './vehicle-card.module.css'

type VehicleInUse = Pick<Vehicle, 'id' | 'name'> & Partial<Pick<Vehicle, 'rangeKm' | 'bannerImage'>>

/**
 * The car, which stays in sight beside or above its controls, with its name, range and power state; while it is not
 * known, its skeleton.
 */
export function VehicleCard({ vehicle, car }: { vehicle: VehicleInUse | undefined; car: CarState }) {
  const { t } = useTranslation(['control', 'common'])
  const { measure } = useFormats()
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.picture}>{vehicle && <Picture vehicle={vehicle} car={car} />}</div>
      </div>
      {vehicle ? (
        <Cluster gap={6} className={styles.texts}>
          <h2>{vehicle.name}</h2>
          {vehicle.rangeKm !== undefined && (
            <p>
              <strong>{measure(vehicle.rangeKm, 'km')}</strong> <span>{t('range')}</span>
            </p>
          )}
          <small className={styles.power} data-on={car.isOn}>
            {t(car.isOn ? 'powerOn' : 'powerOff')}
          </small>
        </Cluster>
      ) : (
        <Cluster gap={6} className={styles.texts} role="status" aria-label={t('common:loading')}>
          <Skeleton width="12rem" height="1.75rem" />
          <Skeleton width="8rem" height="3.5rem" />
        </Cluster>
      )}
    </>
  )
}

function Picture({ vehicle: { id, name, bannerImage }, car }: { vehicle: VehicleInUse; car: CarState }) {
  const photograph = imageUrl(bannerImage)
  if (photograph === undefined) return <CarDrawing name={name} seed={id} car={car} />
  return <CarImage name={name} src={photograph} seed={id} night eager />
}

const DEFAULT: VehicleInUse = { id: 'Model 3', name: 'Tesla Model 3', rangeKm: 180 }

/**
 * Finds the vehicle of the user's running reservation, else gives the default vehicle (docs/decisions.md, "Vehicle
 * commands"); undefined while the data is loading. `failure` is the list that could not be read.
 */
export function useVehicleInUse() {
  const userId = useSession()?.userId
  const reservations = useList(reservationsQuery())
  const vehicles = useList(vehiclesQuery())
  const now = useCurrentMinute()
  // A press renders the page, and the list may be long.
  const running = useMemo(() => {
    const own = reservations.rows?.filter((reservation) => reservation.userId === userId) ?? []
    return runningRental(own, now)
  }, [reservations.rows, userId, now])
  const needed = running === undefined ? [reservations] : [reservations, vehicles]
  const found = vehicles.rows?.find(({ id }) => id === running?.vehicleId)
  return {
    vehicle: needed.some(({ state }) => state === 'loading') ? undefined : (found ?? DEFAULT),
    failure: needed.find(({ state }) => state === 'failed'),
  }
}
