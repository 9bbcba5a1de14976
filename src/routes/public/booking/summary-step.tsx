import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavigationType, useNavigationType } from 'react-router-dom'

import { useFormats } from '@/i18n/use-formats'
import { ReadFailure } from '@/lists/read-failure'
import { paths } from '@/paths'
import { rentalTimeOn } from '@/rental/period'
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
import { useBookingState } from './use-booking-state'
import { useCheckout } from './use-checkout'
import { useReserved } from './use-reserved'
import { TravellingCar } from './vehicle-card'

import styles from './summary-step.module.css'

/** The steps after the choice, in one lazy script that nobody needs before. */
export function LaterSteps() {
  const reserved = useReserved()
  return (
    <Step key={reserved ? 'reserved' : 'summary'}>
      {reserved ? <ReservedStep reserved={reserved} /> : <SummaryStep />}
    </Step>
  )
}

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
function SummaryStep() {
  const { t } = useTranslation(['booking', 'common'])
  const { dayAt } = useFormats()
  const { choice, goTo } = useBookingChoice()
  const { from, to, period } = choice
  const { reservations, isAvailabilityComplete, selected, isTaken, isReservedByUser } = useBookingState()
  const checkout = useCheckout()
  const { error, isPending } = checkout
  return (
    <Page aside>
      <PageTitle>{t('summary.title')}</PageTitle>
      <Stack gap={1} align="start">
        <Button variant="quiet" onClick={() => goTo('choose')}>
          {t('summary.back')}
        </Button>
        <h1>{t('summary.title')}</h1>
      </Stack>
      <Stack gap={5}>
        <MissingParts />
        {from && <PickupOverNotice pickup={from} />}
        {reservations.error && selected && !isTaken && error === null && (
          <LoadFailure onRetry={reservations.retry}>{t('summary.availabilityUnknown')}</LoadFailure>
        )}
        {!isAvailabilityComplete && (
          <Notice tone="warning" role="status">
            {t('availabilityIncomplete')}
          </Notice>
        )}
        {isTaken && !isPending && (
          <Notice
            tone="danger"
            role="status"
            ref={error && bringIntoSight}
            action={<Button onClick={() => goTo('choose')}>{t('summary.chooseVehicle')}</Button>}
          >
            {isReservedByUser ? t('reservedByYou', { vehicle: selected?.name }) : t('summary.carTaken')}
          </Notice>
        )}
        <ChosenVehicle />
        <Facts layout="columns" className={styles.days}>
          <Fact name={t('common:pickup')}>{from ? dayAt(rentalTimeOn(from)) : '–'}</Fact>
          <Fact name={t('common:return')}>{to ? dayAt(rentalTimeOn(to)) : '–'}</Fact>
          <Fact name={t('summary.duration')}>
            {period.kind === 'chosen' ? t('common:days', { count: period.days }) : '–'}
          </Fact>
        </Facts>
      </Stack>
      <CheckoutBox {...checkout} />
    </Page>
  )
}

function ChosenVehicle() {
  const { t } = useTranslation('booking')
  const { choice, goTo } = useBookingChoice()
  const { vehicles, selected } = useBookingState()
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

/** The price lines, the terms, the button that makes the reservation, and why it made none. */
function CheckoutBox({ send, isPending, error, sentPrice }: ReturnType<typeof useCheckout>) {
  const { t } = useTranslation(['booking', 'common'])
  const { money, discount } = useFormats()
  const { vehicles, price, isTaken } = useBookingState()
  const { period } = useBookingChoice().choice
  const isFleetLoading = vehicles.state === 'loading'
  return (
    <Panel as="section" raised>
      <Facts layout="sums">
        <Fact name={t('summary.priceWithoutDiscount')}>{price ? money(price.withoutDiscount) : '–'}</Fact>
        <Fact name={t('summary.discount')}>{discount(price?.discount ?? 0)}</Fact>
        <Fact name={t('summary.totalPrice')} className={styles.total}>
          {price ? money(price.total) : '–'}
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
      {error && !isPending && !isTaken && (
        <div className={styles.failure} ref={bringIntoSight}>
          {price && sentPrice !== undefined && sentPrice !== price.total ? (
            <Notice tone="warning" role="alert">
              {t('summary.priceChanged', { before: money(sentPrice) })}
            </Notice>
          ) : (
            <ReadFailure of={{ error, retry: send }} />
          )}
        </div>
      )}
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
