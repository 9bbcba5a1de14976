import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavigationType, useNavigationType } from 'react-router-dom'

import { OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { ReadFailure } from '@/lists/read-failure'
import { paths } from '@/paths'
import type { Para } from '@/rental/money'
import { RENTAL_TIME } from '@/rental/period'
import { priceOf } from '@/rental/pricing'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { CancellationTerms } from '@/reservations/cancellation-terms'
import { InEuros } from '@/reservations/in-euros'
import { Button } from '@/ui/button'
import { focusPage } from '@/ui/focus-page'
import { Fact, Facts, Page, Panel, Stack } from '@/ui/layout'
import { LoadFailure } from '@/ui/load-failure'
import { bringIntoSight, Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { Skeleton } from '@/ui/skeleton'

import { MissingParts } from './missing-parts'
import { PickupOverNotice } from './pickup-over-notice'
import { ReservedStep } from './reserved-step'
import { useBookingChoice } from './use-booking-choice'
import type { BookingState } from './use-booking-state'
import { useCheckout } from './use-checkout'
import type { Reserved } from './use-reserved'
import { TravellingCar } from './vehicle-card'

import styles from './summary-step.module.css'

interface LaterStepsProps {
  state: BookingState
  /** The reservation that was just made, if there is one. */
  reserved: Reserved | undefined
}

/** The steps after the choice, in one lazy script that nobody needs before. */
export const LaterSteps = ({ state, reserved }: LaterStepsProps) => (
  <Step key={reserved ? 'reserved' : 'summary'}>
    {reserved ? <ReservedStep reserved={reserved} /> : <SummaryStep state={state} />}
  </Step>
)

/** A step; its heading takes the focus of the removed button, and on leaving, the next heading takes it. */
function Step({ children }: { children: ReactNode }) {
  // A first load is a Pop that takes no focus; Forward is a Pop that removes the focused element of step one.
  const isByPress = useNavigationType() !== NavigationType.Pop
  const [takesFocus] = useState(() => isByPress || document.querySelector('#main :focus') !== null)
  useEffect(() => {
    if (takesFocus) focusPage()
    const heading = document.querySelector('#main h1')
    return () => {
      if (heading?.isConnected === false) focusPage()
    }
  }, [takesFocus])
  return children
}

/** Step two: the summary of the booking, before it is sent. */
function SummaryStep({ state }: { state: BookingState }) {
  const { t } = useTranslation('booking')
  const { choice, goTo } = useBookingChoice()
  const checkout = useCheckout(state.selected)
  return (
    <Page className={styles.page}>
      <PageTitle>{t('summary.title')}</PageTitle>
      <Stack gap={1} align="start">
        <Button variant="quiet" onClick={() => goTo('choose')}>
          {t('summary.back')}
        </Button>
        <h1>{t('summary.title')}</h1>
      </Stack>
      <Stack gap={5}>
        <MissingParts />
        <PickupOverNotice pickup={choice.from} />
        {state.reservations.error && state.selected && !state.isTaken && checkout.error === null && (
          <LoadFailure onRetry={state.reservations.retry}>{t('summary.availabilityUnknown')}</LoadFailure>
        )}
        {!state.isAvailabilityComplete && (
          <Notice tone="warning" role="status">
            {t('availabilityIncomplete')}
          </Notice>
        )}
        {checkout.error === null && !checkout.isPending && <TakenNotice state={state} />}
        <ChosenVehicle state={state} />
        <Days />
      </Stack>
      <CheckoutBox state={state} checkout={checkout} />
    </Page>
  )
}

/** Says that the vehicle is taken on the chosen days, if it is. */
function TakenNotice({ state: { isTaken, isReservedByUser, selected } }: { state: BookingState }) {
  const { t } = useTranslation('booking')
  const { goTo } = useBookingChoice()
  if (!isTaken) return null
  return (
    <Notice
      tone="danger"
      role="status"
      action={<Button onClick={() => goTo('choose')}>{t('summary.chooseVehicle')}</Button>}
    >
      {isReservedByUser ? t('reservedByYou', { vehicle: selected?.name }) : t('summary.carTaken')}
    </Notice>
  )
}

function ChosenVehicle({ state: { vehicles, selected } }: { state: BookingState }) {
  const { t } = useTranslation('booking')
  const { choice, goTo } = useBookingChoice()
  if (selected)
    return (
      <Stack as="section" gap={3}>
        <div className={styles.picture}>
          <TravellingCar vehicle={selected} eager />
        </div>
        <h2>{selected.name}</h2>
        {selected.description && <p className={`muted ${styles.description}`}>{selected.description}</p>}
      </Stack>
    )
  if (choice.vehicleId === undefined) return null
  if (vehicles.state === 'loading') {
    return (
      <Stack gap={3}>
        <div className={styles.picture}>
          <Skeleton height="100%" />
        </div>
        <Skeleton width="60%" height="var(--text-h2)" />
        <Skeleton width="80%" height="1.25rem" />
      </Stack>
    )
  }
  if (vehicles.state === 'failed') return <ReadFailure of={vehicles} />
  const action = (
    <Button onClick={() => goTo('choose', { vehicleId: undefined })}>{t('summary.chooseVehicle')}</Button>
  )
  return (
    <Notice tone="warning" role="status" action={action}>
      {t('toast.notFound')}
    </Notice>
  )
}

function Days() {
  const { t } = useTranslation(['booking', 'common'])
  const { dayAt } = useFormats()
  const { from, to, period } = useBookingChoice().choice
  const rows = [
    [t('common:pickup'), from && dayAt(from, RENTAL_TIME)],
    [t('common:return'), to && dayAt(to, RENTAL_TIME)],
    [t('summary.duration'), period.kind === 'chosen' && t('common:days', { count: period.days })],
  ] as const
  return (
    <Facts layout="columns" className={styles.days}>
      {rows.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value || '–'}
        </Fact>
      ))}
    </Facts>
  )
}

interface CheckoutProps {
  state: BookingState
  checkout: ReturnType<typeof useCheckout>
}

/** The price lines, the terms, and the button that makes the reservation. */
function CheckoutBox({ state, checkout }: CheckoutProps) {
  const { t } = useTranslation(['booking', 'common'])
  const { money, discount } = useFormats()
  const { period } = useBookingChoice().choice
  const { vehicles, selected } = state
  const { send, isPending } = checkout
  const isFleetLoading = vehicles.state === 'loading'
  const price =
    selected && period.kind === 'chosen'
      ? priceOf(selected.pricePerDay, period.days, OWNER_RULES.discounts)
      : undefined
  const amount = (para: number | undefined) => (para === undefined ? '–' : money(para))
  return (
    <Panel as="section" raised>
      <Facts layout="sums">
        <Fact name={t('summary.priceWithoutDiscount')}>{amount(price?.withoutDiscount)}</Fact>
        <Fact name={t('summary.discount')}>{discount(price?.discount ?? 0)}</Fact>
        <Fact name={t('summary.totalPrice')} className={styles.total}>
          {amount(price?.total)}
        </Fact>
        {price && <InEuros amount={price.total} />}
        <Fact name={t('common:refundableDeposit')} className={styles.deposit}>
          <strong>{t('summary.deposit', { amount: money(MINIMUM_DEPOSIT) })}</strong>
        </Fact>
      </Facts>
      <small className="muted">{t('summary.vatIncluded')}</small>
      <small className="muted">
        {t('summary.obligation')} <Link to={paths.legal('general-terms')}>{t('summary.terms')}</Link>
      </small>
      {price && period.kind === 'chosen' && <CancellationTerms period={period.period} price={price.total} />}
      {!isPending && <WhyFailed state={state} checkout={checkout} now={price?.total} />}
      <Button
        type="submit"
        variant="primary"
        // Not `disabled`, or Tab would pass over it while the fleet is read.
        aria-disabled={isPending || isFleetLoading}
        aria-busy={isPending}
        onClick={isFleetLoading ? undefined : send}
      >
        {t(isPending ? 'summary.sending' : 'summary.checkout')}
      </Button>
    </Panel>
  )
}

interface WhyFailedProps extends CheckoutProps {
  /** The current price, in para. */
  now: Para | undefined
}

/** Why nothing was reserved: the vehicle is taken, its price has changed, or else the error, with Retry. */
function WhyFailed({ state, checkout: { error, refusedPrice, send }, now }: WhyFailedProps) {
  const { t } = useTranslation('booking')
  const { money } = useFormats()
  const isPriceChanged = refusedPrice !== undefined && now !== undefined && refusedPrice !== now
  if (error === null && (state.isTaken || !isPriceChanged)) return null
  return (
    // Without an error nobody has pressed: the page was left and opened again.
    <div className={styles.failure} ref={error ? bringIntoSight : null}>
      {state.isTaken ? (
        <TakenNotice state={state} />
      ) : isPriceChanged ? (
        <Notice tone="warning" role="alert">
          {t('summary.priceChanged', { before: money(refusedPrice) })}
        </Notice>
      ) : (
        <ReadFailure of={{ error, retry: send }} />
      )}
    </div>
  )
}
