import { useTranslation } from 'react-i18next'
import { NavigationType, useNavigationType } from 'react-router-dom'

import { reservationsQuery, type NewReservation } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { company, OWNER_RULES, phoneLink } from '@/company/company'
import { SampleDataMark } from '@/company/sample-data-mark'
import { loadTexts } from '@/i18n/start'
import { useFormats } from '@/i18n/use-formats'
import { ReadFailure } from '@/lists/read-failure'
import { useList } from '@/lists/use-list'
import { paths } from '@/paths'
import { findReserved } from '@/rental/booking'
import { reservationStateOf } from '@/rental/next-reservation'
import { priceOf } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { ButtonLink } from '@/ui/button'
import { modelOf, type DrawnModel } from '@/ui/car-image'
import { Cluster, Fact, Facts, Page, Stack } from '@/ui/layout'
import { optionalPart } from '@/ui/lazy-part'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { TAIL_LAMPS } from '@/ui/tail-lamps'

import { TravellingCar } from './vehicle-card'

import styles from './reserved-step.module.css'

// Optional, since the deposit page shows the code too.
const DepositCode = optionalPart(async () => {
  const [part] = await Promise.all([import('@/reservations/deposit/qr-code'), loadTexts('client')])
  return part.DepositCode
})

// Needed only when the visitor returns to the ticket.
const NextNotice = optionalPart(async () => {
  const [part] = await Promise.all([import('@/reservations/next-notice'), loadTexts('client')])
  return part.NextNotice
})

/**
 * The ticket of a reservation that was just made, with the next steps. Its ID is looked up in the list, since the
 * answer to the call is not read.
 */
export function ReservedStep({ reserved }: { reserved: NewReservation }) {
  const { t } = useTranslation(['booking', 'common'])
  const { money, discount, weekdayAt } = useFormats()
  const vehicles = useList(vehiclesQuery())
  const reservations = useList(reservationsQuery())
  const found = findReserved(reservations.rows, reserved)
  const vehicle = vehicles.rows?.find(({ id }) => id === reserved.vehicleId)
  const price = vehicle && priceOf(vehicle.pricePerDay, reserved.days, OWNER_RULES.discounts)
  const now = useCurrentMinute()
  const isJustMade = useNavigationType() !== NavigationType.Pop
  // After Back or a reload a slip may have been sent already: nobody may be asked to pay twice.
  const state = found ? reservationStateOf(found, now) : isJustMade ? 'deposit' : undefined
  const isDepositDue = state === 'deposit'
  const title = t(state === 'failed' || state === 'over' ? 'summary.title' : 'next.title')
  // The reservation was moved, given another car or deleted, so the ticket no longer applies.
  if (reservations.state === 'ready' && reservations.unread === 0 && !found) return <OutdatedTicket />
  return (
    <Page className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Stack>
        <h1 id="ticket">{title}</h1>
        {isDepositDue ? (
          <p className={`muted ${styles.text}`}>{t('next.text')}</p>
        ) : (
          found && <NextNotice reservation={found} role="status" />
        )}
        {state === undefined && reservations.state === 'failed' && (
          <ReadFailure of={reservations}>{t('next.stateUnknown')}</ReadFailure>
        )}
        {found?.price !== undefined && found.price !== reserved.price && (
          <Notice tone="warning" role="status">
            {t('next.otherPrice', { amount: money(found.price) })}
          </Notice>
        )}
      </Stack>
      <section className={styles.ticket} aria-labelledby="ticket">
        <div className={styles.trip}>
          <div className={`ink ${styles.stage}`}>
            <Cluster spread gap={6} className={styles.name}>
              {vehicle && <h2>{vehicle.name}</h2>}
              <p className={`muted ${styles.id}`} role="status">
                {found ? (
                  <>
                    {t('next.id')} <strong>{found.id}</strong>
                  </>
                ) : (
                  t(reservations.isReading ? 'next.lookingUp' : 'next.idUnknown')
                )}
              </p>
            </Cluster>
            <div className={styles.car}>
              {/* Not eager: React would wait for the picture, and the toast would end the view transition. */}
              {vehicle && <TravellingCar vehicle={vehicle} night />}
              {vehicle && !vehicle.bannerImage && <TailLight model={modelOf(vehicle.name)} />}
            </div>
          </div>
          <Facts layout="columns" className={`${styles.columns} ${styles.days}`}>
            <Fact name={t('common:pickup')}>{weekdayAt(reserved.period.start)}</Fact>
            <Fact name={t('common:return')}>{weekdayAt(reserved.period.end)}</Fact>
          </Facts>
          <Facts layout="columns" className={styles.columns}>
            <Fact name={t('summary.duration')}>{t('common:days', { count: reserved.days })}</Fact>
            {/* Price or rule may have changed since: then the discount that was agreed is not known. */}
            {price && price.discount > 0 && price.total === reserved.price && (
              <Fact name={t('summary.discount')}>{discount(price.discount)}</Fact>
            )}
            <Fact name={t('summary.totalPrice')}>{money(reserved.price)}</Fact>
          </Facts>
          <Cluster spread gap={4} className={styles.place}>
            <address>
              <strong>{company.brand}</strong>, {company.address} <a href={phoneLink}>{company.phone}</a>
            </address>
            <SampleDataMark />
          </Cluster>
        </div>
        <Stack className={styles.stub}>
          <p className={styles.deposit}>
            <span>{t('common:refundableDeposit')}</span> <strong>{money(MINIMUM_DEPOSIT)}</strong>
          </p>
          {isDepositDue && (
            <>
              <Stack gap={3} align="start" className={styles.slip}>
                {found && <DepositCode reservationId={found.id} />}
              </Stack>
              <ButtonLink variant="primary" to={paths.depositFor(found?.id)}>
                {t('next.deposit')}
              </ButtonLink>
            </>
          )}
        </Stack>
      </section>
      <Links />
    </Page>
  )
}

/** Replaces the ticket of a reservation that was changed or deleted after it was made. */
function OutdatedTicket() {
  const { t } = useTranslation('booking')
  return (
    <Page className={styles.page}>
      <PageTitle>{t('summary.title')}</PageTitle>
      <Stack>
        <h1>{t('summary.title')}</h1>
        <p role="status" className="muted">
          {t('next.elsewhere')}
        </p>
      </Stack>
      <Links />
    </Page>
  )
}

function Links() {
  const { t } = useTranslation('booking')
  return (
    <Cluster gap={5}>
      <ButtonLink to={paths.client}>{t('next.reservations')}</ButtonLink>
      <ButtonLink variant="quiet" to={paths.vehicles}>
        {t('next.another')}
      </ButtonLink>
    </Cluster>
  )
}

/** The tail light that glows once, laid over the car since a page cannot reach the parts of an image. */
const TailLight = ({ model }: { model: DrawnModel }) => (
  <svg
    className={`not-printed ${styles.light}`}
    viewBox="0 0 1060 380"
    aria-hidden="true"
    fill="none"
    strokeLinecap="round"
  >
    <path d={TAIL_LAMPS[model]} stroke="#ff3a2c" strokeWidth={70} />
    <path d={TAIL_LAMPS[model]} stroke="#ffd9d2" strokeWidth={6} />
  </svg>
)
