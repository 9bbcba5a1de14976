import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { useFormats } from '@/i18n/use-formats'
import { lacksRows } from '@/lists/use-list'
import { paths } from '@/paths'
import { judgeReserve } from '@/rental/booking'
import { periodOf } from '@/rental/nearest-periods'
import { rentalTimeOn } from '@/rental/period'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { DayFields } from '@/reservations/days/day-fields'
import { useSession } from '@/session/session'
import { Button } from '@/ui/button'
import { Cluster, Page, Stack } from '@/ui/layout'
import { LoadFailure } from '@/ui/load-failure'
import { bringIntoSight, Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'

import { CountingAmount } from './counting-amount'
import { Fleet } from './fleet'
import { FleetFilters } from './fleet-filters'
import { PickupOverNotice } from './pickup-over-notice'
import { useBookingChoice } from './use-booking-choice'
import { useBookingState } from './use-booking-state'

import styles from './choose-step.module.css'

/** Loads the steps after the press on 'Reserve'. */
export const importLaterSteps = () => import('./summary-step').then((part) => part.LaterSteps)

/** Step one: the days and the vehicle. */
export function ChooseStep() {
  const state = useBookingState()
  const { vehicles, reservations, selected, isTaken } = state
  const { t } = useTranslation('booking')
  const { money, discount, dayAt } = useFormats()
  const session = useSession()
  const { pathname, search } = useLocation()
  const { choice, choose, goTo, isChangingStep } = useBookingChoice()
  const { from, to, period } = choice
  // A vehicle that is not in the fleet is ignored, and one that is taken (docs/decisions.md, "Taken is not selected").
  const knownVehicleId = vehicles.rows ? selected?.id : choice.vehicleId
  const vehicleId = isTaken ? undefined : knownVehicleId
  const price = isTaken ? undefined : state.price
  const isReady = price !== undefined
  // Preloads the next step once the choice is painted; a failure shows only when the step is opened.
  const isShownReady = useDeferredValue(isReady)
  useEffect(() => {
    if (isShownReady) importLaterSteps().catch(() => {})
  }, [isShownReady])
  const signIn = paths.authThen(pathname + search)
  // A sign-in from 'Reserve' leads on to step two, if that is possible (docs/decisions.md, "Reserve button").
  const signInToReserve = isReady
    ? paths.authThen(paths.booking({ from, to, car: vehicleId, step: '2' }))
    : signIn
  const verdict = judgeReserve({ signedIn: session !== undefined, period, vehicleId })
  // The choice that was refused: the next choice clears the message.
  const [refused, setRefused] = useState<string>()
  const refusal = refused === search ? verdict : undefined
  const reserve = () => {
    // Removes an earlier refusal, so that the same one is scrolled to and read out again.
    flushSync(() => setRefused(undefined))
    if (verdict === 'accepted') goTo('summary', { vehicleId })
    else setRefused(search)
  }

  // With a pickup alone it helps to know how long the car can be had, as when a reservation is extended.
  const next =
    selected && from && !to
      ? state.availability.takenAround(selected.id, periodOf({ from, to: '9999-12-31' }))
      : undefined

  return (
    <Page className={styles.page}>
      <PageTitle />
      <Stack gap={3}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        {session === undefined && (
          <Notice>
            {t('signInNotice')} <Link to={signIn}>{t('signInLink')}</Link>
          </Notice>
        )}
        {reservations.error && (
          <LoadFailure onRetry={reservations.retry}>
            {t(reservations.rows ? 'availabilityOld' : 'availabilityUnknown')}
          </LoadFailure>
        )}
        {!state.isAvailabilityComplete && (
          <Notice tone="warning" role="status">
            {t('availabilityIncomplete')}
          </Notice>
        )}
        {lacksRows(vehicles) && <Notice role="status">{t('fleetIncomplete')}</Notice>}
        {choice.isPickupPast && (
          <Notice tone="warning" role="status">
            {t('pickupPast')}
          </Notice>
        )}
        {from && <PickupOverNotice pickup={from} />}
      </Stack>

      <Cluster as="section" gap={6} className={styles.bar} aria-label={t('yourChoice')}>
        <div className={styles.fields}>
          <DayFields
            from={from}
            to={to}
            vehicle={selected}
            availability={reservations.rows && state.availability}
            onChoose={choose}
          />
        </div>
        <p className={styles.choice} aria-live="polite">
          <span className={styles.car}>
            {isTaken
              ? t(state.isReservedByUser ? 'reservedByYou' : 'deselected', { vehicle: selected?.name })
              : (selected?.name ?? t('noCar'))}
          </span>
          {next && from && next.start > rentalTimeOn(from) && (
            <small className="muted">{t('freeUntil', { time: dayAt(next.start) })}</small>
          )}
          <small className="muted">
            {/* Each changing text is alone in its element, since page translation replaces the texts of a page. */}
            {period.kind === 'chosen' && <span>{t('days', { ns: 'common', count: period.days })}</span>}
            {price && <CountingAmount amount={price.total} text={(total) => ` · ${money(total)}`} />}
          </small>
          {price && price.discount > 0 && (
            <small className="muted">{t('discount', { amount: discount(price.discount) })}</small>
          )}
          {isReady && <small className="muted">{t('deposit', { amount: money(MINIMUM_DEPOSIT) })}</small>}
        </p>
        <Button variant="primary" className={styles.reserve} data-coming={isChangingStep} onClick={reserve}>
          {t('reserve')}
        </Button>
        <p className={styles.message} role="alert">
          {period.kind === 'reversed' && <span>{t('invalidDuration')}</span>}
          {period.kind === 'tooShort' && <span>{t('tooShort')}</span>}
          {refusal === 'not-allowed' && (
            <span ref={bringIntoSight}>
              {t('notAllowed')}{' '}
              <span className={styles.goOn}>
                {t('signInFirst')} <Link to={signInToReserve}>{t('signInLink')}</Link>
              </span>
            </span>
          )}
          {refusal === 'invalid' && <span ref={bringIntoSight}>{t('invalidReservation')}</span>}
        </p>
      </Cluster>

      <FleetFilters hasDays={period.kind === 'chosen'} />
      <Fleet selectedId={vehicleId} />
    </Page>
  )
}
