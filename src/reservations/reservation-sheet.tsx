import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Reservation } from '@/api/reservations'
import { OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { reservedPrice } from '@/rental/pricing'
import { MINIMUM_DEPOSIT, MINIMUM_DRIVER_AGE_YEARS, SEATS } from '@/rental/terms'
import { CarImage } from '@/ui/car-image'
import { Cluster, Fact, Facts, Stack } from '@/ui/layout'
import { ZoomImage } from '@/ui/zoom-image'

import { InEuros } from './in-euros'
import type { ReservationLabels } from './use-reservation-labels'

import styles from './reservation-sheet.module.css'

interface ReservationSheetProps {
  reservation: Reservation
  labels: ReservationLabels
  /** The facts above the days. */
  facts: ReactNode
  /** The slip for somebody who has to judge it, shown first instead of its picture at the end. */
  slip?: ReactNode
  /** Actions at the foot of the sheet. */
  children?: ReactNode
}

/** A reservation with its car, its days, its price and its slip. */
export function ReservationSheet({ reservation, labels, facts, slip, children }: ReservationSheetProps) {
  const { t } = useTranslation(['client', 'common'])
  const { money, measure, discount } = useFormats()
  const vehicle = labels.vehicleOf(reservation)
  const name = labels.vehicle(reservation)
  const price = reservedPrice(reservation, vehicle?.pricePerDay, OWNER_RULES.discounts)
  const slipSection = reservation.slipImage !== undefined && (
    <Stack as="section" gap={3} className={styles.slip}>
      {slip ?? (
        <>
          <h3>{t('panel.slip')}</h3>
          <ZoomImage src={imageUrl(reservation.slipImage) ?? ''} alt={t('panel.slip')} />
        </>
      )}
    </Stack>
  )
  return (
    <Stack gap={5} className={styles.sheet}>
      {slip !== undefined && slipSection}
      <Stack gap={3}>
        <div className={styles.picture}>
          <CarImage name={name} seed={reservation.vehicleId} src={imageUrl(vehicle?.bannerImage)} eager />
        </div>
        <h3>{name}</h3>
        <Cluster as="ul" gap={2} className={styles.features}>
          {vehicle?.rangeKm !== undefined && <li>{measure(vehicle.rangeKm, 'km')}</li>}
          <li>
            <span>{t('panel.seats')}: </span>
            {SEATS}
          </li>
          <li>{t('panel.airConditioning')}</li>
          <li>{t('panel.mileage')}</li>
          <li>{t('panel.minimumAge', { age: MINIMUM_DRIVER_AGE_YEARS })}</li>
        </Cluster>
      </Stack>
      <Facts layout="sums">
        {facts}
        <Fact name={t('table.pickup')}>{labels.pickup(reservation)}</Fact>
        <Fact name={t('table.return')}>{labels.return(reservation)}</Fact>
        <Fact name={t('table.duration')}>{labels.duration(reservation)}</Fact>
      </Facts>
      {price && (
        <Facts layout="sums">
          <Fact name={t('panel.withoutDiscount')}>{money(price.withoutDiscount)}</Fact>
          <Fact name={t('panel.discount')}>{discount(price.discount)}</Fact>
          <Fact name={t('panel.total')} className={styles.total}>
            {money(price.total)}
          </Fact>
          {reservation.price !== undefined && reservation.price !== price.total && (
            <Fact name={t('panel.reservedAmount')}>{money(reservation.price)}</Fact>
          )}
          <InEuros amount={reservation.price ?? price.total} />
          <Fact name={t('common:refundableDeposit')}>{money(MINIMUM_DEPOSIT)}</Fact>
        </Facts>
      )}
      {slip === undefined && slipSection}
      {children && (
        <Cluster fill className={styles.actions}>
          {children}
        </Cluster>
      )}
    </Stack>
  )
}
