import { memo, useId, ViewTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import type { Availability } from '@/rental/availability'
import type { RentalDays } from '@/rental/nearest-periods'
import type { PeriodChoice } from '@/rental/period'
import { isDayPrice, priceOf } from '@/rental/pricing'
import { farthestPlace } from '@/rental/reach'
import { MINIMUM_DRIVER_AGE_YEARS, SEATS } from '@/rental/terms'
import { NearestDays } from '@/reservations/days/nearest-days'
import { Button } from '@/ui/button'
import { CarImage, type CarImageProps } from '@/ui/car-image'
import { Cluster } from '@/ui/layout'
import { Skeleton } from '@/ui/skeleton'

import styles from './vehicle-card.module.css'

/** The choice, as far as the cards of the fleet need it. */
export interface FleetChoice {
  availability: Availability
  period: PeriodChoice
  /** The days of the period, once both are chosen. */
  days: RentalDays | undefined
  /** The vehicles that were not available when the days were chosen. */
  taken: ReadonlySet<Vehicle>
  /** The query of the fleet, without the chosen vehicle. */
  query: Readonly<Record<string, string>>
  selectedId: string | undefined
  /** Called with the vehicle's ID, or with undefined to clear the selection; or with other days. */
  onChoose: (changes: { vehicleId: string | undefined } | RentalDays) => void
}

/** Whether the vehicle can be booked on the chosen days, or at all if none are chosen. */
export const isFree = (
  { id, pricePerDay }: Vehicle,
  { availability, period }: Pick<FleetChoice, 'availability' | 'period'>,
): boolean => isDayPrice(pricePerDay) && (period.kind !== 'chosen' || availability.isFree(id, period.period))

interface VehicleCardProps {
  vehicle: Vehicle
  choice: FleetChoice
}

/** One vehicle of the fleet. Memoized, since a long fleet renders at each scroll, and then only new rows differ. */
export const VehicleCard = memo(function VehicleCard({ vehicle, choice }: VehicleCardProps) {
  const { period, selectedId, onChoose } = choice
  const days = period.kind === 'chosen' ? period.days : undefined
  const isAvailable = isFree(vehicle, choice)
  const isSelected = vehicle.id === selectedId
  const { t } = useTranslation('booking')
  const { money, discount } = useFormats()
  const headingId = useId()
  const hasPrice = isDayPrice(vehicle.pricePerDay)
  const price = hasPrice && days ? priceOf(vehicle.pricePerDay, days, OWNER_RULES.discounts) : undefined
  const look = [
    styles.card,
    isSelected && styles.selected,
    selectedId !== undefined && !isSelected && styles.dimmed,
    !isAvailable && styles.notAvailable,
  ]
  return (
    <article className={look.filter(Boolean).join(' ')} aria-labelledby={headingId}>
      <div className={styles.picture}>
        <TravellingCar vehicle={vehicle} />
      </div>
      <h2 className={styles.name} id={headingId}>
        <Link to={paths.vehicle(vehicle.id, choice.query)}>{vehicle.name}</Link>
      </h2>
      <Figures vehicle={vehicle} />
      <Cluster spread className={styles.foot}>
        <div className={styles.amounts}>
          <p className={styles.price}>
            <strong>{hasPrice ? money(vehicle.pricePerDay) : '–'}</strong> <span>{t('card.perDay')}</span>
          </p>
          {price && (
            <p key={days} className={styles.total}>
              <span>{t('card.totalFor', { count: days })}</span> <strong>{money(price.total)}</strong>{' '}
              {price.discount > 0 && <span>{t('discount', { amount: discount(price.discount) })}</span>}
            </p>
          )}
        </div>
        <Button
          variant={isSelected ? 'primary' : 'secondary'}
          className={styles.select}
          aria-describedby={headingId}
          disabled={!isAvailable}
          // The second click of a double click would undo the selection.
          onClick={({ detail }) => detail < 2 && onChoose({ vehicleId: isSelected ? undefined : vehicle.id })}
        >
          {t(isAvailable ? (isSelected ? 'card.selected' : 'card.select') : 'card.notAvailable')}
        </Button>
        {choice.days && hasPrice && !isAvailable && choice.taken.has(vehicle) && (
          <NearestDays
            vehicleId={vehicle.id}
            days={choice.days}
            availability={choice.availability}
            onChoose={onChoose}
          />
        )}
      </Cluster>
    </article>
  )
})

// A longer bar is better: it grows with range and battery, and with fewer seconds to 100 km/h.
const FIGURES = [
  { name: 'range', field: 'rangeKm', unit: 'km', exponent: 1 },
  { name: 'battery', field: 'batteryKwh', unit: 'kWh', exponent: 1 },
  { name: 'acceleration', field: 'acceleration', unit: 's', exponent: -1 },
] as const

const FEATURES = ['seats', 'airConditioning', 'autopilot', 'allWheelDrive', 'mileage', 'minimumAge'] as const

// Memoized like the picture, since neither depends on the choice: other days do not render them again.
const Figures = memo(function Figures({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('booking')
  const { measure } = useFormats()
  const place = vehicle.rangeKm === undefined ? undefined : farthestPlace(vehicle.rangeKm)
  return (
    <>
      <dl className={styles.figures}>
        {FIGURES.map(({ name, field, unit, exponent }) => {
          const figure = vehicle[field]
          return (
            figure !== undefined && (
              <div key={name} style={{ '--share': `calc(${figure ** exponent} / var(--${name}))` }}>
                <dt>{t(`card.${name}`)}</dt>
                <dd>{measure(figure, unit)}</dd>
              </div>
            )
          )
        })}
      </dl>
      <ul className={`muted small ${styles.features}`}>
        {FEATURES.map((feature) => (
          <li key={feature}>{t(`card.${feature}`, { count: SEATS, age: MINIMUM_DRIVER_AGE_YEARS })}</li>
        ))}
        {place && <li>{t('card.reach', { place: t(`places.${place.id}`) })}</li>}
      </ul>
    </>
  )
})

/** The picture of a car; a view transition moves it from its card to the summary and on to the ticket. */
export const TravellingCar = memo(function TravellingCar({
  vehicle: { id, name, bannerImage },
  ...light
}: { vehicle: Vehicle } & Pick<CarImageProps, 'eager' | 'night'>) {
  return (
    // React takes only some texts as a name, and an ID may be any text: encoded as a query it is always valid.
    <ViewTransition name={String(new URLSearchParams({ car: id }))} default="none" share="car">
      <CarImage name={name} seed={id} src={imageUrl(bannerImage)} {...light} />
    </ViewTransition>
  )
})

/** The fleet's best value for each figure, as custom properties: the full length of the cards' bars. */
export function bestFigures(vehicles: readonly Vehicle[]) {
  const best: Record<`--${string}`, number> = {}
  for (const { name, field, exponent } of FIGURES) {
    for (const { [field]: figure } of vehicles) {
      if (figure) best[`--${name}`] = Math.max(best[`--${name}`] ?? 0, figure ** exponent)
    }
  }
  return best
}

/** The shape of a card while the fleet loads. */
export function VehicleCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Skeleton height="8rem" />
      </div>
      <Skeleton width="60%" height="1.6rem" />
      <Skeleton height="3.25rem" />
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
    </div>
  )
}
