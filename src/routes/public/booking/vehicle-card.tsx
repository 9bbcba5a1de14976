import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import type { Availability } from '@/rental/availability'
import type { PeriodChoice } from '@/rental/period'
import { isDayPrice, priceOf } from '@/rental/pricing'
import { MINIMUM_DRIVER_AGE_YEARS, SEATS } from '@/rental/terms'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Skeleton } from '@/ui/skeleton'

import styles from './vehicle-card.module.css'

/** What is chosen, as the cards of the fleet show it. */
export interface FleetChoice {
  availability: Availability
  period: PeriodChoice
  selectedId: string | undefined
  /** Called with the vehicle's id, or with undefined to take the selection back. */
  onSelect: (vehicleId: string | undefined) => void
}

/** What the choice means for the card of one vehicle. */
export const choiceOf = (vehicle: Vehicle, { availability, period, selectedId, onSelect }: FleetChoice) => ({
  days: period.kind === 'chosen' ? period.days : undefined,
  isFree:
    isDayPrice(vehicle.pricePerDay) &&
    (period.kind !== 'chosen' || availability.isFree(vehicle.id, period.period)),
  isSelected: vehicle.id === selectedId,
  isDimmed: selectedId !== undefined && vehicle.id !== selectedId,
  onSelect,
})

interface VehicleCardProps extends Pick<FleetChoice, 'onSelect'> {
  vehicle: Vehicle
  /** Days of the chosen period, if one is chosen. */
  days: number | undefined
  isFree: boolean
  isSelected: boolean
  /** Another vehicle is selected. */
  isDimmed: boolean
}

/** One vehicle of the fleet. */
export const VehicleCard = memo(function VehicleCard(props: VehicleCardProps) {
  const { vehicle, days, isFree, isSelected, isDimmed, onSelect } = props
  const { t } = useTranslation(['booking', 'common'])
  const { money } = useFormats()
  const headingId = useId()
  const hasPrice = isDayPrice(vehicle.pricePerDay)
  const look = [
    styles.card,
    isSelected && styles.selected,
    isDimmed && styles.dimmed,
    !isFree && styles.notAvailable,
  ]
  return (
    <article className={look.filter(Boolean).join(' ')} aria-labelledby={headingId}>
      <About vehicle={vehicle} headingId={headingId} />
      <div className={styles.foot}>
        <div>
          <p className={styles.price}>
            <strong>{hasPrice ? money(vehicle.pricePerDay) : '–'}</strong> <span>{t('card.perDay')}</span>
          </p>
          {days !== undefined && hasPrice && (
            <p className={styles.total}>
              <span>{t('card.totalFor', { count: days })}</span>{' '}
              <strong>{money(priceOf(vehicle.pricePerDay, days).total)}</strong>
            </p>
          )}
        </div>
        <Button
          look={isSelected ? 'primary' : 'secondary'}
          className={styles.select}
          aria-describedby={headingId}
          disabled={!isFree}
          onClick={() => onSelect(isSelected ? undefined : vehicle.id)}
        >
          {t(isFree ? (isSelected ? 'card.selected' : 'card.select') : 'card.notAvailable')}
        </Button>
      </div>
    </article>
  )
})

// What does not depend on the choice: memoized apart, so that other days do not render it again.
const About = memo(function About({ vehicle, headingId }: { vehicle: Vehicle; headingId: string }) {
  const { t } = useTranslation('booking')
  return (
    <>
      <div className={styles.picture}>
        <CarImage name={vehicle.name} seed={vehicle.id} src={imageUrl(vehicle.bannerImage)} />
      </div>
      <h2 className={styles.name} id={headingId}>
        {vehicle.name}
      </h2>
      <ul className={styles.features}>
        <li>{t('card.seats', { count: SEATS })}</li>
        <li>{t('card.airConditioning')}</li>
        <li>{t('card.autopilot')}</li>
        <li>{t('card.allWheelDrive')}</li>
        <li>{t('card.mileage')}</li>
        <li>{t('card.minimumAge', { age: MINIMUM_DRIVER_AGE_YEARS })}</li>
      </ul>
      <Figures vehicle={vehicle} />
    </>
  )
})

function Figures({ vehicle: { rangeKm, batteryKwh, acceleration } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('booking')
  const { measure } = useFormats()
  return (
    <dl className={styles.figures}>
      {rangeKm !== undefined && <Figure name={t('card.range')}>{measure(rangeKm, 'km')}</Figure>}
      {batteryKwh !== undefined && <Figure name={t('card.battery')}>{measure(batteryKwh, 'kWh')}</Figure>}
      {acceleration !== undefined && (
        <Figure name={t('card.acceleration')}>{measure(acceleration, 's')}</Figure>
      )}
    </dl>
  )
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The shape of a card while the fleet loads. */
export function VehicleCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Skeleton height="8rem" />
      </div>
      <Skeleton width="60%" height="1.6rem" />
      <Skeleton height="3.4rem" />
      <Skeleton height="3rem" />
      <Skeleton height="5.5rem" />
    </div>
  )
}
