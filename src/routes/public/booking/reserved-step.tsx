import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useNavigation } from 'react-router-dom'

import { isIncomplete } from '@/api/fields'
import { reservationsQuery } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { company, phoneLink } from '@/company'
import { loadTexts } from '@/i18n/start'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { newsOf } from '@/rental/next-reservation'
import { reservedDays } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { nowInBelgrade } from '@/rental/wall-clock'
import { useWrittenTime } from '@/reservations/use-written-time'
import { SampleDataMark } from '@/sample-data-mark'
import { ButtonLink } from '@/ui/button'
import { modelOf, type DrawnModel } from '@/ui/car-image'
import { optionalPart } from '@/ui/lazy-part'
import { PageTitle } from '@/ui/page-title'
import { TAIL_LAMPS } from '@/ui/tail-lamps'

import { findReserved } from './use-checkout'
import type { Reserved } from './use-reserved'
import { TravellingCar } from './vehicle-card'

import styles from './reserved-step.module.css'

// The page of the deposit has all of it too, so that nobody misses what does not come.
const DepositCode = optionalPart(async () => {
  const [part] = await Promise.all([import('@/reservations/qr-code'), loadTexts('deposit')])
  return part.DepositCode
})

// Only a ticket that is looked at again needs it.
const NextNotice = optionalPart(async () => {
  const [part] = await Promise.all([import('@/reservations/next-notice'), loadTexts('client')])
  return part.NextNotice
})

/**
 * The ticket of a reservation that was just made, with what to do next. Its ID is found in the list, since the answer to
 * the call is not read.
 */
export function ReservedStep({ reserved }: { reserved: Reserved }) {
  const { t } = useTranslation(['booking', 'common'])
  const { money } = useFormats()
  const written = useWrittenTime()
  const titleId = useId()
  const navigate = useNavigate()
  // Back may be on its way.
  const isStaying = useNavigation().state === 'idle'
  const vehicles = useQuery(vehiclesQuery())
  const reservations = useQuery(reservationsQuery())
  const found = findReserved(reservations.data, reserved)
  const id = found?.id ?? reserved.id
  // One that is in the list no more is as good as refused; no list of this tab is older than the ID.
  const isGone =
    reserved.id !== undefined && found === undefined && reservations.data && !isIncomplete(reservations.data)
  const told = isGone ? { ...reserved, status: 'failed', slipImage: undefined } : found
  // Its days and its car may be others by now.
  const { vehicleId, start, end } = found ?? reserved
  const vehicle = vehicles.data?.find((one) => one.id === vehicleId)
  // The agreed one: what the car costs by now is another reservation's.
  const price = found?.price ?? reserved.price
  // Back and a reload lead here again, when a slip may have been sent: nobody may be asked to pay twice.
  const news = told && newsOf(told, nowInBelgrade())
  const isDue = told === undefined || news === 'deposit'
  const title = t(news === 'failed' ? 'summary.title' : 'next.title')

  useEffect(() => {
    if (id === reserved.id || !isStaying) return
    const state = { reserved: { ...reserved, id } }
    void navigate(paths.vehicles, { replace: true, preventScrollReset: true, state })
  }, [id, reserved, isStaying, navigate])

  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        <h1 id={titleId}>{title}</h1>
        {isDue ? <p>{t('next.text')}</p> : <NextNotice reservation={told} role="status" />}
      </div>
      <section className={styles.ticket} aria-labelledby={titleId}>
        <div className={styles.trip}>
          <Stage vehicle={vehicle}>
            <p className={styles.id} role="status">
              {id !== undefined ? (
                <>
                  {t('next.id')} <strong>{id}</strong>
                </>
              ) : (
                t(reservations.isFetching ? 'next.lookingUp' : 'next.idUnknown')
              )}
            </p>
          </Stage>
          <dl className={styles.days}>
            <div>
              <dt>{t('common:pickup')}</dt>
              <dd>{written(start)}</dd>
            </div>
            <div>
              <dt>{t('common:return')}</dt>
              <dd>{written(end)}</dd>
            </div>
          </dl>
          <dl className={styles.lines}>
            <div>
              <dt>{t('summary.duration')}</dt>
              <dd>{t('common:days', { count: reservedDays(found ?? reserved) })}</dd>
            </div>
            {price !== undefined && (
              <div>
                <dt>{t('summary.totalPrice')}</dt>
                <dd>{money(price)}</dd>
              </div>
            )}
          </dl>
          <div className={styles.place}>
            <address>
              <strong>{company.brand}</strong>, {company.address} <a href={phoneLink}>{company.phone}</a>
            </address>
            <SampleDataMark />
          </div>
        </div>
        <div className={styles.stub}>
          <p className={styles.deposit}>
            <span>{t('common:refundableDeposit')}</span> <strong>{money(MINIMUM_DEPOSIT)}</strong>
          </p>
          {isDue && (
            <>
              <div className={styles.slip}>{id !== undefined && <DepositCode reservationId={id} />}</div>
              <ButtonLink look="primary" to={paths.depositFor(id)}>
                {t('next.deposit')}
              </ButtonLink>
            </>
          )}
        </div>
      </section>
      <div className={styles.links}>
        <ButtonLink to={paths.client}>{t('next.reservations')}</ButtonLink>
        <ButtonLink look="quiet" to={paths.vehicles}>
          {t('next.another')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The car by night, with what stands above it. */
function Stage({ vehicle, children }: { vehicle: Vehicle | undefined; children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <div className={styles.name}>
        {vehicle && <h2>{vehicle.name}</h2>}
        {children}
      </div>
      <div className={styles.car}>
        {vehicle && (
          <>
            {/* Not eager: React would wait for it, and the toast that comes meanwhile ends the travel. */}
            <TravellingCar vehicle={vehicle} night />
            {vehicle.bannerImage === undefined && <TailLight model={modelOf(vehicle.name)} />}
          </>
        )}
      </div>
    </div>
  )
}

/** The light that glows once over the drawing, whose own parts a page cannot reach in an image. */
const TailLight = ({ model }: { model: DrawnModel }) => (
  <svg className={styles.light} viewBox="0 0 1060 380" aria-hidden="true" fill="none" strokeLinecap="round">
    <path d={TAIL_LAMPS[model]} stroke="#ff3a2c" strokeWidth={70} />
    <path d={TAIL_LAMPS[model]} stroke="#ffd9d2" strokeWidth={6} />
  </svg>
)
