import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { lacksRows } from '@/lists/use-list'
import { paths } from '@/paths'
import { judgeReserve, type ReserveVerdict } from '@/rental/booking'
import { priceOf } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { DayFields } from '@/reservations/days/day-fields'
import { useSession } from '@/session/session'
import { Button } from '@/ui/button'
import { Page, Stack } from '@/ui/layout'
import { LoadFailure } from '@/ui/load-failure'
import { bringIntoSight, Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'

import { CountingAmount } from './counting-amount'
import { Fleet } from './fleet'
import { PickupOverNotice } from './pickup-over-notice'
import { useBookingChoice } from './use-booking-choice'
import type { BookingState } from './use-booking-state'

import styles from './choose-step.module.css'

/** Loads the steps after the press on 'Reserve'. */
export const importLaterSteps = () => import('./summary-step').then((part) => part.LaterSteps)

/** Step one: the days and the vehicle. */
export function ChooseStep({ state }: { state: BookingState }) {
  const { vehicles, reservations, availability, selected, isTaken, isReservedByUser } = state
  const { t } = useTranslation('booking')
  const { money, discount } = useFormats()
  const session = useSession()
  const { pathname, search } = useLocation()
  const signIn = paths.authThen(pathname + search)
  const { choice, choose, goTo, isChangingStep } = useBookingChoice()
  const { from, to, period } = choice
  const [refusal, setRefusal] = useState<Exclude<ReserveVerdict, 'accepted'>>()

  const chooseAndClearRefusal = useCallback<typeof choose>(
    (changes) => {
      setRefusal(undefined)
      choose(changes)
    },
    [choose],
  )
  // A vehicle in the address that is not in the fleet is ignored, but only once the fleet is loaded.
  const knownVehicleId = vehicles.rows && !vehicles.error ? selected?.id : choice.vehicleId
  // The vehicle may be taken on newly chosen days (docs/decisions.md, "Taken is not selected").
  const vehicleId = isTaken ? undefined : knownVehicleId
  const isReady = period.kind === 'chosen' && selected !== undefined && !isTaken
  const price = isReady ? priceOf(selected.pricePerDay, period.days, OWNER_RULES.discounts) : undefined
  // Preloads the next step once the choice is painted; a failure shows only when the step is opened.
  const isShownReady = useDeferredValue(isReady)
  useEffect(() => {
    if (isShownReady) importLaterSteps().catch(() => {})
  }, [isShownReady])
  // A sign-in from 'Reserve' leads on to step two, if that is possible (docs/decisions.md, "Reserve button").
  const signInToReserve = isReady
    ? paths.authThen(paths.booking({ from, to, car: selected.id, step: '2' }))
    : signIn
  const reserve = () => {
    // Removes an earlier refusal, so that the same one is scrolled to and read out again.
    flushSync(() => setRefusal(undefined))
    const verdict = judgeReserve({ signedIn: session !== undefined, period, vehicleId })
    if (verdict === 'accepted') goTo('summary', { vehicleId })
    else setRefusal(verdict)
  }

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

      <section className={styles.bar} aria-label={t('yourChoice')}>
        <div className={styles.fields}>
          <DayFields
            from={from}
            to={to}
            vehicle={selected}
            availability={reservations.rows && availability}
            onChoose={chooseAndClearRefusal}
          />
        </div>
        <p className={styles.choice} aria-live="polite">
          <span className={styles.car}>
            {isTaken
              ? t(isReservedByUser ? 'reservedByYou' : 'deselected', { vehicle: selected?.name })
              : (selected?.name ?? t('noCar'))}
          </span>
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
          {refusal === 'not-allowed' && session === undefined && (
            <span ref={bringIntoSight}>
              {t('notAllowed')}{' '}
              <span className={styles.goOn}>
                {t('signInFirst')} <Link to={signInToReserve}>{t('signInLink')}</Link>
              </span>
            </span>
          )}
          {refusal === 'invalid' && <span ref={bringIntoSight}>{t('invalidReservation')}</span>}
        </p>
      </section>

      <Fleet
        vehicles={vehicles}
        isAvailabilityKnown={reservations.rows !== undefined}
        availability={availability}
        period={period}
        model={choice.model}
        selectedId={vehicleId}
        onChoose={chooseAndClearRefusal}
      />
    </Page>
  )
}
