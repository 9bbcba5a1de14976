import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { ReadFailure } from '@/lists/read-failure'
import type { ListState } from '@/lists/use-list'
import { modelFirst } from '@/rental/model'
import { isDayPrice } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { requiredPart } from '@/ui/lazy-part'

import {
  bestFigures,
  cardPropsOf,
  isFree,
  VehicleCard,
  VehicleCardSkeleton,
  type FleetChoice,
} from './vehicle-card'

import styles from './fleet.module.css'

// A shorter fleet needs no virtual list, and the browser's own search finds all of its cards.
const LONG = 60

const LongFleet = requiredPart(() => import('./long-fleet').then((part) => part.LongFleet))

interface FleetProps extends FleetChoice {
  vehicles: ListState<Vehicle>
  /** Whether the reservations are loaded, so that the available cars can be counted. */
  isAvailabilityKnown: boolean
  /** The model whose vehicles are listed first. */
  model: string | undefined
}

/** All vehicles as cards. */
export function Fleet({ vehicles, isAvailabilityKnown, model, ...choice }: FleetProps) {
  const { t } = useTranslation('booking')
  if (vehicles.state === 'failed') return <ReadFailure of={vehicles}>{t('vehiclesFailed')}</ReadFailure>
  if (vehicles.state === 'loading') return <FleetSkeleton />
  if (vehicles.rows.length === 0) return <p>{t('noVehicles')}</p>
  const inOrder = model === undefined ? vehicles.rows : modelFirst(vehicles.rows, model)
  return (
    <div style={bestFigures(vehicles.rows)}>
      <Offer vehicles={vehicles.rows} isAvailabilityKnown={isAvailabilityKnown} {...choice} />
      {vehicles.rows.length > LONG ? (
        <Suspense fallback={<FleetSkeleton />}>
          <LongFleet vehicles={inOrder} {...choice} />
        </Suspense>
      ) : (
        <ul className={styles.grid} aria-label={t('fleet')}>
          {inOrder.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} {...cardPropsOf(vehicle, choice)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The line above the cards: how many there are or are available, and the deposit. */
function Offer(props: FleetChoice & { vehicles: readonly Vehicle[]; isAvailabilityKnown: boolean }) {
  const { vehicles, isAvailabilityKnown, ...choice } = props
  const { t } = useTranslation('booking')
  const { figure, money } = useFormats()
  const isCounted = isAvailabilityKnown && choice.period.kind === 'chosen'
  const total = vehicles.length
  const count = isCounted ? vehicles.filter((vehicle) => isFree(vehicle, choice)).length : total
  return (
    <p className={styles.offer} aria-live="polite">
      <strong>
        {t(isCounted ? 'available' : 'cars', { count, figure: figure(count), total: figure(total) })}
      </strong>
      {vehicles.some(({ pricePerDay }) => isDayPrice(pricePerDay)) && (
        <span>{t('deposit', { amount: money(MINIMUM_DEPOSIT) })}</span>
      )}
    </p>
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
