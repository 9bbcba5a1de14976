import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import { reservationsQuery } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { lacksRows, useList, type ListState } from '@/lists/use-list'
import { runningRental } from '@/rental/status'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { useSession } from '@/session/session'
import { CarImage } from '@/ui/car-image'
import { Cluster } from '@/ui/layout'
import { Skeleton } from '@/ui/skeleton'

import { CarDrawing } from './car-drawing'
import type { CarState } from './car-state'

import styles from './vehicle-card.module.css'

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
        <div className={styles.picture}>{vehicle && <Picture {...vehicle} car={car} />}</div>
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

const Picture = ({ name, image, seed, car }: VehicleInUse & { car: CarState }) =>
  image === undefined ? (
    <CarDrawing name={name} seed={seed} car={car} />
  ) : (
    <CarImage name={name} src={image} seed={seed} night eager />
  )

interface VehicleInUse {
  name: string
  rangeKm: number | undefined
  image: string | undefined
  /** Decides the paint of the drawing. */
  seed: string
}

const DEFAULT: VehicleInUse = { name: 'Tesla Model 3', rangeKm: 180, image: undefined, seed: 'Model 3' }

/**
 * Finds the vehicle of the user's running reservation, else gives the default vehicle (docs/decisions.md, "Vehicle
 * commands"); undefined while the data is loading.
 */
export function useVehicleInUse() {
  const userId = useSession()?.userId
  const reservations = useList(reservationsQuery())
  const vehicles = useList(vehiclesQuery())
  const now = useCurrentMinute()
  const running = useMemo(() => {
    const own = reservations.rows?.filter((reservation) => reservation.userId === userId)
    return own && runningRental(own, now)
  }, [reservations.rows, userId, now])

  const needed: ListState<unknown>[] = running === undefined ? [reservations] : [reservations, vehicles]
  const found = running && vehicles.rows?.find(({ id }) => id === running.vehicleId)
  return {
    vehicle: needed.some(({ state }) => state === 'loading') ? undefined : found ? inUse(found) : DEFAULT,
    /** The list that could not be read. */
    failure: needed.find(({ state }) => state === 'failed'),
    /** Whether a vehicle is rented that the fleet does not have, or may be, by a reservation that could not be read. */
    isUnknown: found === undefined && (running ? vehicles.rows !== undefined : lacksRows(reservations)),
  }
}

const inUse = ({ id, name, rangeKm, bannerImage }: Vehicle): VehicleInUse => ({
  name,
  rangeKm,
  image: imageUrl(bannerImage),
  seed: id,
})
