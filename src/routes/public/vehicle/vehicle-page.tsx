import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'

import { imageUrl } from '@/api/images'
import { FRESH_FOR_MS, occupanciesQuery } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { addressOf, OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { OldListNotice } from '@/lists/list-notices'
import { ReadFailure } from '@/lists/read-failure'
import { lacksRows, useList } from '@/lists/use-list'
import { paths } from '@/paths'
import { buildAvailability, type Availability } from '@/rental/availability'
import { choosePeriod } from '@/rental/period'
import { isDayPrice, priceOf } from '@/rental/pricing'
import { MINIMUM_DEPOSIT, SEATS } from '@/rental/terms'
import { DayFields } from '@/reservations/days/day-fields'
import { daysOfQuery } from '@/reservations/days/days-of-query'
import { NearestDays } from '@/reservations/days/nearest-days'
import { InEuros } from '@/reservations/in-euros'
import { OfferData } from '@/reservations/offer-data'
import { ButtonLink } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { useFocusAfterRemoval } from '@/ui/focus-page'
import { Cluster, Fact, Facts, Page, Panel, Stack } from '@/ui/layout'
import { MessagePage } from '@/ui/message-page'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { PageSkeleton, Skeleton } from '@/ui/skeleton'
import { useQueryState, withChanges } from '@/ui/use-query-state'

import { AvailabilityMonths } from './availability-months'
import { ShareButton } from './share-button'
import { ThereAndBack } from './there-and-back'

import styles from './vehicle-page.module.css'

/** A page for one vehicle: what it is, when it is available, how far it gets, and what it costs on the chosen days. */
export default function VehiclePage() {
  const { t } = useTranslation('booking')
  const { id } = useParams()
  const vehicles = useList(vehiclesQuery())
  if (vehicles.state === 'loading') return <PageSkeleton />
  if (vehicles.state === 'failed') {
    return (
      <Page>
        <PageTitle />
        <h1>{t('vehicle.title')}</h1>
        <ReadFailure of={vehicles}>{t('vehiclesFailed')}</ReadFailure>
      </Page>
    )
  }
  const vehicle = vehicles.rows.find((row) => row.id === id)
  if (vehicle) return <VehicleDetails key={vehicle.id} vehicle={vehicle} />
  const fleet = (
    <ButtonLink variant="primary" to={paths.vehicles}>
      {t('vehicle.fleet')}
    </ButtonLink>
  )
  return (
    <MessagePage title={t('vehicle.unknown')} action={fleet}>
      <meta name="robots" content="noindex" />
      {t(lacksRows(vehicles) ? 'fleetIncomplete' : 'vehicle.unknownText')}
    </MessagePage>
  )
}

function VehicleDetails({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('booking')
  const { query } = useQueryState()
  const { id, name, bannerImage, description, rangeKm } = vehicle
  const days = daysOfQuery(query)
  const reservations = useList({ ...occupanciesQuery(), refetchInterval: FRESH_FOR_MS })
  const availability = reservations.rows && buildAvailability(reservations.rows)
  return (
    <Page aside>
      <PageTitle>{name}</PageTitle>
      <link rel="canonical" href={addressOf(paths.vehicle(id))} />
      <OfferData vehicles={[vehicle]} />
      <Stack gap={1} align="start">
        <Link className="touch" to={{ pathname: paths.vehicles, search: query.toString() }}>
          {t('vehicle.back')}
        </Link>
        <h1>{name}</h1>
      </Stack>
      <div className={styles.picture}>
        <CarImage name={name} seed={id} src={imageUrl(bannerImage)} eager />
      </div>
      <ChosenDays vehicle={vehicle} availability={availability} />
      <Stack gap={8}>
        <Stack>
          {description && <p className="lead">{description}</p>}
          <VehicleFacts vehicle={vehicle} />
        </Stack>
        <Stack as="section" aria-labelledby="availability">
          <h2 id="availability">{t('vehicle.availability.title')}</h2>
          <OldListNotice lists={[reservations]} />
          {reservations.state === 'failed' && (
            <ReadFailure of={reservations}>{t('vehicle.availability.failed')}</ReadFailure>
          )}
          {availability && (!availability.isComplete || lacksRows(reservations)) && (
            <Notice tone="warning">{t('vehicle.availability.incomplete')}</Notice>
          )}
          {availability ? (
            <AvailabilityMonths vehicleId={id} availability={availability} {...days} />
          ) : (
            reservations.state === 'loading' && <Skeleton height="18rem" />
          )}
        </Stack>
        {rangeKm !== undefined && <ThereAndBack rangeKm={rangeKm} />}
      </Stack>
    </Page>
  )
}

/** The days, what the car costs on them, and the way to its reservation; or when else it is free. */
function ChosenDays({ vehicle, availability }: { vehicle: Vehicle; availability: Availability | undefined }) {
  const { t } = useTranslation(['booking', 'common'])
  const { money, discount } = useFormats()
  const { query, change } = useQueryState()
  const { id, pricePerDay } = vehicle
  const { from, to } = daysOfQuery(query)
  // A button that offers other days is gone once it is pressed.
  const onFocus = useFocusAfterRemoval()
  const period = choosePeriod(from, to)
  const isTaken = period.kind === 'chosen' && availability?.isFree(id, period.period) === false
  const price =
    period.kind === 'chosen' && !isTaken
      ? priceOf(pricePerDay, period.days, OWNER_RULES.discounts)
      : undefined
  if (!isDayPrice(pricePerDay)) {
    return (
      <Panel as="section" raised aria-label={t('yourChoice')}>
        <p>{t('card.notAvailable')}</p>
      </Panel>
    )
  }
  return (
    <Panel as="section" raised aria-label={t('yourChoice')} className={styles.choice} onFocus={onFocus}>
      <p className={styles.price}>
        <strong>{money(pricePerDay)}</strong> {t('card.perDay')}
      </p>
      <div className={styles.days}>
        <DayFields from={from} to={to} vehicle={vehicle} availability={availability} onChoose={change} />
      </div>
      <Stack gap={2} aria-live="polite">
        {period.kind === 'reversed' && <p>{t('invalidDuration')}</p>}
        {period.kind === 'tooShort' && <p>{t('tooShort')}</p>}
        {price && period.kind === 'chosen' && (
          <Facts layout="sums">
            {price.discount > 0 && <Fact name={t('summary.discount')}>{discount(price.discount)}</Fact>}
            <Fact name={t('card.totalFor', { count: period.days })}>
              <strong>{money(price.total)}</strong>
            </Fact>
            <InEuros amount={price.total} />
          </Facts>
        )}
        {isTaken && availability && from && to && (
          <>
            <p>{t('dialog.takenThen')}</p>
            <NearestDays
              vehicleId={id}
              days={{ from, to }}
              availability={availability}
              onChoose={({ from, to }) => change({ from, to })}
            />
          </>
        )}
      </Stack>
      <small className="muted">{t('deposit', { amount: money(MINIMUM_DEPOSIT) })}</small>
      <Cluster fill>
        {!isTaken && (
          <ButtonLink
            variant="primary"
            to={{ pathname: paths.vehicles, search: withChanges(query, { car: id }).toString() }}
          >
            {t('vehicle.choose')}
          </ButtonLink>
        )}
        <ShareButton title={vehicle.name} />
      </Cluster>
    </Panel>
  )
}

function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('booking')
  const { measure } = useFormats()
  const { rangeKm, batteryKwh, acceleration, topSpeedKmh } = vehicle
  const facts = [
    [t('card.range'), rangeKm !== undefined && measure(rangeKm, 'km')],
    [t('card.battery'), batteryKwh !== undefined && measure(batteryKwh, 'kWh')],
    [t('card.acceleration'), acceleration !== undefined && measure(acceleration, 's')],
    [t('vehicle.topSpeed'), topSpeedKmh !== undefined && measure(topSpeedKmh, 'km/h')],
    [t('vehicle.drive'), t('card.allWheelDrive')],
    [t('vehicle.seats'), SEATS],
    [t('vehicle.included'), `${t('card.mileage')}, ${t('card.airConditioning')}, ${t('card.autopilot')}`],
  ] as const
  return (
    <Facts layout="columns" className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== false && (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  )
}
