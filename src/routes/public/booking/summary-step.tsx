import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { useFailureText } from '@/i18n/use-failure-text'
import { useFormats } from '@/i18n/use-formats'
import { RENTAL_TIME } from '@/rental/period'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { LoadFailure } from '@/ui/load-failure'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

import { CheckoutBox } from './checkout-box'
import { MissingParts } from './missing-parts'
import type { BookingState } from './booking-state'

import styles from './summary-step.module.css'

/** Step two: the booking as a whole, before it is sent (section 2). */
export function SummaryStep(step: BookingState) {
  const { booking, change, availability, selected } = step
  const { t } = useTranslation('booking')
  const backToChoice = () => change({ step: 'choose' })
  const isTaken =
    selected !== undefined &&
    booking.period.kind === 'chosen' &&
    !availability.isFree(selected.id, booking.period.period)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Button look="quiet" onClick={backToChoice}>
          {t('summary.back')}
        </Button>
        <h1>{t('summary.title')}</h1>
      </div>
      <div className={styles.main}>
        <MissingParts {...step} />
        {isTaken && (
          <Notice
            tone="danger"
            role="status"
            action={<Button onClick={backToChoice}>{t('summary.chooseVehicle')}</Button>}
          >
            {t('summary.carTaken')}
          </Notice>
        )}
        <ChosenCar {...step} />
        <Days {...step} />
      </div>
      <CheckoutBox {...step} />
    </div>
  )
}

function ChosenCar({ booking, change, vehicles, selected }: BookingState) {
  const { t } = useTranslation('booking')
  const failureText = useFailureText()
  if (selected) return <SelectedCar vehicle={selected} />
  if (booking.vehicleId === undefined) return null
  if (vehicles.isPending) return <Skeleton height="16rem" />
  if (vehicles.isLoadingError) {
    return <LoadFailure onRetry={() => void vehicles.refetch()}>{failureText(vehicles.error)}</LoadFailure>
  }
  const action = (
    <Button onClick={() => change({ step: 'choose', vehicleId: undefined })}>
      {t('summary.chooseVehicle')}
    </Button>
  )
  return (
    <Notice tone="warning" action={action}>
      {t('toast.notFound')}
    </Notice>
  )
}

function SelectedCar({ vehicle }: { vehicle: Vehicle }) {
  return (
    <section className={styles.car}>
      <CarImage name={vehicle.name} seed={vehicle.id} src={imageUrl(vehicle.bannerImage)} eager />
      <h2>{vehicle.name}</h2>
      {vehicle.description && <p className={styles.muted}>{vehicle.description}</p>}
    </section>
  )
}

function Days({ booking: { from, to, period } }: BookingState) {
  const { t } = useTranslation('booking')
  const { dayAt } = useFormats()
  return (
    <dl className={styles.days}>
      <div>
        <dt>{t('pickup')}</dt>
        <dd>{from ? dayAt(from, RENTAL_TIME) : '–'}</dd>
      </div>
      <div>
        <dt>{t('return')}</dt>
        <dd>{to ? dayAt(to, RENTAL_TIME) : '–'}</dd>
      </div>
      <div>
        <dt>{t('summary.duration')}</dt>
        <dd>{period.kind === 'chosen' ? t('days', { ns: 'common', count: period.days }) : '–'}</dd>
      </div>
    </dl>
  )
}
