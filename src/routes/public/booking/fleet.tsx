import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { ReadFailure } from '@/lists/read-failure'
import { modelFirst } from '@/rental/model'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { requiredPart } from '@/ui/lazy-part'

import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'
import { bestFigures, isFree, VehicleCard, VehicleCardSkeleton, type FleetChoice } from './vehicle-card'

import styles from './fleet.module.css'

// A shorter fleet needs no virtual list, and the browser's own search finds all of its cards.
const LONG = 60

const LongFleet = requiredPart(() => import('./long-fleet').then((part) => part.LongFleet))

/** All vehicles as cards. */
export function Fleet({ selectedId }: Pick<FleetChoice, 'selectedId'>) {
  const { t } = useTranslation('booking')
  const { vehicles, reservations, availability } = useBookingState()
  const { choice, choose } = useBookingChoice()
  const { model, period } = choice
  const fleetChoice: FleetChoice = { availability, period, selectedId, onChoose: choose }
  if (vehicles.state === 'failed') return <ReadFailure of={vehicles}>{t('vehiclesFailed')}</ReadFailure>
  if (vehicles.state === 'loading') return <FleetSkeleton />
  if (vehicles.rows.length === 0) return <p>{t('noVehicles')}</p>
  const inOrder = model === undefined ? vehicles.rows : modelFirst(vehicles.rows, model)
  return (
    <div style={bestFigures(vehicles.rows)}>
      <Offer
        vehicles={vehicles.rows}
        isCounted={reservations.rows !== undefined && period.kind === 'chosen'}
        choice={fleetChoice}
      />
      {vehicles.rows.length > LONG ? (
        <Suspense fallback={<FleetSkeleton />}>
          <LongFleet vehicles={inOrder} choice={fleetChoice} />
        </Suspense>
      ) : (
        <ul className={styles.grid} aria-label={t('fleet')}>
          {inOrder.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} choice={fleetChoice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface OfferProps {
  vehicles: readonly Vehicle[]
  choice: FleetChoice
  /** Whether the available cars are counted, instead of all. */
  isCounted: boolean
}

/** The line above the cards: how many there are or are available, and the deposit. */
function Offer({ vehicles, choice, isCounted }: OfferProps) {
  const { t } = useTranslation('booking')
  const { figure, money } = useFormats()
  const total = vehicles.length
  const count = isCounted ? vehicles.filter((vehicle) => isFree(vehicle, choice)).length : total
  return (
    <p className={styles.offer} aria-live="polite">
      <strong>
        {t(isCounted ? 'available' : 'cars', { count, figure: figure(count), total: figure(total) })}
      </strong>
      <span>{t('deposit', { amount: money(MINIMUM_DEPOSIT) })}</span>
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
