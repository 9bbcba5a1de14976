import { memo, Suspense, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { ReadFailure } from '@/lists/read-failure'
import { useList } from '@/lists/use-list'
import { meetsWishes, wishesToDrop, type WishToDrop } from '@/rental/fleet-search'
import { modelFirst } from '@/rental/model'
import { nearestOf, nearestPeriods, type RentalDays } from '@/rental/nearest-periods'
import { choosePeriod } from '@/rental/period'
import { isDayPrice } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { nowInBelgrade } from '@/rental/wall-clock'
import { Button } from '@/ui/button'
import { useFocusAfterRemoval } from '@/ui/focus-page'
import { Cluster, Stack } from '@/ui/layout'
import { requiredPart } from '@/ui/lazy-part'
import { Notice } from '@/ui/notice'
import { useSortedRows } from '@/ui/sort-rows'
import { withChanges } from '@/ui/use-query-state'

import { ClearButton } from './fleet-filters'
import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'
import { SORTS, useFleetWishes, WISH_NAMES } from './use-fleet-wishes'
import { bestFigures, isFree, VehicleCard, VehicleCardSkeleton, type FleetChoice } from './vehicle-card'

import styles from './fleet.module.css'

// A shorter fleet needs no virtual list, and the browser's own search finds all of its cards.
const LONG = 60

const LongFleet = requiredPart(() => import('./long-fleet').then((part) => part.LongFleet))

/** The vehicles as cards. Memoized, since a press on 'Reserve' renders the page around them. */
export const Fleet = memo(function Fleet({ selectedId }: Pick<FleetChoice, 'selectedId'>) {
  const { t } = useTranslation('booking')
  const vehicles = useList(vehiclesQuery())
  if (vehicles.state === 'failed') return <ReadFailure of={vehicles}>{t('vehiclesFailed')}</ReadFailure>
  if (vehicles.state === 'loading') return <FleetSkeleton />
  if (vehicles.rows.length === 0) return <p>{t('noVehicles')}</p>
  return <Cars vehicles={vehicles.rows} selectedId={selectedId} />
})

/** The cars that the visitor wishes for, in the order wished for. */
function Cars({ vehicles, selectedId }: { vehicles: readonly Vehicle[] } & Pick<FleetChoice, 'selectedId'>) {
  const { t } = useTranslation('booking')
  const { reservations, availability } = useBookingState()
  const { choice, choose } = useBookingChoice()
  const { wishes, hasWishes, order, query } = useFleetWishes()
  const { model, from, to } = choice
  // A press on a card changes the URL, but neither the days nor the fleet: these stay as they are.
  const period = useMemo(() => choosePeriod(from, to), [from, to])
  const isChosen = period.kind === 'chosen'
  const days = useMemo(() => (isChosen && from && to ? { from, to } : undefined), [isChosen, from, to])
  const isKnown = reservations.rows !== undefined
  const takenNow = useMemo(
    () => new Set(vehicles.filter((vehicle) => !isFree(vehicle, { availability, period }))),
    [vehicles, availability, period],
  )
  const best = useMemo(() => bestFigures(vehicles), [vehicles])
  // oxlint-disable-next-line react/exhaustive-deps -- what is taken meanwhile says so, but moves nothing on the page
  const taken = useMemo(() => takenNow, [vehicles, from, to, isKnown])
  const fleetChoice: FleetChoice = {
    availability,
    period,
    days,
    taken,
    query: Object.fromEntries(withChanges(query, { car: undefined })),
    selectedId,
    onChoose: choose,
  }
  const recommended = model === undefined ? vehicles : modelFirst(vehicles, model)
  const inOrder = useSortedRows(recommended, SORTS, order)
  const shown = hasWishes
    ? inOrder.filter((vehicle) => meetsWishes(vehicle, !taken.has(vehicle), wishes))
    : inOrder
  // A button that offers other days, or drops a wish, is gone once it is pressed.
  const onFocus = useFocusAfterRemoval()
  return (
    <div style={best} onFocus={onFocus}>
      <Offer
        total={vehicles.length}
        availableCount={isKnown && days ? vehicles.length - takenNow.size : undefined}
        foundCount={hasWishes ? shown.length : undefined}
      />
      {days && isKnown && taken.size === vehicles.length && (
        <NearestOffer vehicles={vehicles} days={days} availability={availability} onChoose={choose} />
      )}
      {shown.length === 0 ? (
        <NoneFound wishes={wishesToDrop(vehicles, (vehicle) => !takenNow.has(vehicle), wishes)} />
      ) : shown.length > LONG ? (
        <Suspense fallback={<FleetSkeleton />}>
          <LongFleet vehicles={shown} choice={fleetChoice} />
        </Suspense>
      ) : (
        <ul className={styles.grid} aria-label={t('fleet')}>
          {shown.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} choice={fleetChoice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type NearestOfferProps = Pick<FleetChoice, 'availability' | 'onChoose'> & {
  vehicles: readonly Vehicle[]
  days: RentalDays
}

/** The nearest days on which any car is available, where none is on the chosen ones. */
function NearestOffer({ vehicles, days, availability, onChoose }: NearestOfferProps) {
  const { t } = useTranslation('booking')
  const { shortDate } = useFormats()
  // The cards show their totals first: the whole fleet is searched after they are painted.
  const chosen = useDeferredValue<RentalDays | null>(days, null)
  const nearest = useMemo(() => {
    if (chosen === null) return undefined
    const nearestTo = nearestPeriods(availability, chosen, nowInBelgrade())
    const bookable = vehicles.filter(({ pricePerDay }) => isDayPrice(pricePerDay))
    return nearestOf(
      chosen,
      bookable.map(({ id }) => nearestTo(id)),
    )
  }, [vehicles, availability, chosen])
  if (nearest === undefined) return null
  const action = (
    <Button onClick={() => onChoose(nearest)}>
      {t('nearest', { from: shortDate(nearest.from), to: shortDate(nearest.to) })}
    </Button>
  )
  return (
    <Notice role="status" action={action}>
      {t('noneFree')}
    </Notice>
  )
}

/** Says that no car meets all wishes, and which wish alone stands in the way of how many cars. */
function NoneFound({ wishes }: { wishes: readonly WishToDrop[] }) {
  const { t } = useTranslation('booking')
  const { change } = useFleetWishes()
  return (
    <Stack align="start" role="status">
      <p>{t('filter.none')}</p>
      <Cluster>
        {wishes.map(({ wish, count }) => (
          <Button key={wish} onClick={() => change({ [WISH_NAMES[wish]]: undefined })}>
            {t(`filter.drop.${wish}`, { count })}
          </Button>
        ))}
        <ClearButton />
      </Cluster>
    </Stack>
  )
}

interface OfferProps {
  total: number
  /** How many cars are available, once days are chosen. */
  availableCount: number | undefined
  /** How many cars meet the visitor's wishes, if there are any. */
  foundCount: number | undefined
}

/** The line above the cards: how many there are or are available, and the deposit. */
function Offer({ total, availableCount, foundCount }: OfferProps) {
  const { t } = useTranslation('booking')
  const { figure, money } = useFormats()
  const count = availableCount ?? total
  return (
    <p className={styles.offer} aria-live="polite">
      <strong>
        {foundCount === undefined
          ? t(availableCount === undefined ? 'cars' : 'available', {
              count,
              figure: figure(count),
              total: figure(total),
            })
          : t('found', { count: foundCount, figure: figure(foundCount) })}
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
