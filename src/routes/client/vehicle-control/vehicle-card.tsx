import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { CarImage } from '@/ui/car-image'
import { Skeleton } from '@/ui/skeleton'

import { useVehicleInUse } from './use-vehicle-in-use'

import styles from './vehicle-card.module.css'

/** The vehicle that is controlled: drawn, with its name, its range and whether it is on (section 2, D20). */
export function VehicleCard({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation(['control', 'common'])
  const { figure } = useFormats()
  const vehicle = useVehicleInUse()
  if (vehicle === undefined) {
    return (
      <div className={styles.card} role="status" aria-label={t('common:loading')}>
        <div className={styles.words}>
          <Skeleton width="12rem" height="1.75rem" />
          <Skeleton width="8rem" height="3.5rem" />
        </div>
        <div className={styles.picture} />
      </div>
    )
  }
  const { name, rangeKm, image, seed } = vehicle
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <h2>{name}</h2>
        {rangeKm !== undefined && (
          <p className={styles.range}>
            <strong>{t('km', { value: figure(rangeKm) })}</strong> <span>{t('range')}</span>
          </p>
        )}
        <p className={isOn ? styles.on : styles.off}>{t(isOn ? 'powerOn' : 'powerOff')}</p>
      </div>
      <div className={styles.picture}>
        <CarImage name={name} src={image} seed={seed} eager />
      </div>
    </div>
  )
}
