import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import type { Availability } from '@/rental/availability'
import { priceOf } from '@/rental/pricing'
import { Button } from '@/ui/button'

import type { BookingUrl } from './booking-query'
import { DayField } from '@/reservations/day-field'
import { takenDays } from './taken-days'
import type { useBookingUrl } from './use-booking-url'

import styles from './date-bar.module.css'

interface DateBarProps {
  booking: BookingUrl
  change: ReturnType<typeof useBookingUrl>['change']
  availability: Availability
  selected: Vehicle | undefined
  onReserve: () => void
  /** Why the last press on 'Reserve' was refused, if it was. */
  children: ReactNode
}

/** The days, the total and the way on; stays in sight while the fleet scrolls. */
export function DateBar({ booking, change, availability, selected, onReserve, children }: DateBarProps) {
  const { t } = useTranslation('booking')
  const { money } = useFormats()
  const { from, to, period } = booking
  return (
    <section className={styles.bar} aria-label={t('yourChoice')}>
      <div className={styles.fields}>
        <DayField
          label={t('pickup')}
          title={t('dialog.pickupTitle')}
          day={from}
          isTaken={takenDays(availability, selected?.id, 'pickup')}
          onChoose={(day) => change({ from: day })}
        />
        <DayField
          label={t('return')}
          title={t('dialog.returnTitle')}
          day={to}
          minDay={from}
          isTaken={takenDays(availability, selected?.id, 'return')}
          onChoose={(day) => change({ to: day })}
        />
      </div>
      <p className={styles.choice} aria-live="polite">
        <span className={styles.car}>{selected?.name ?? t('noCar')}</span>
        <span className={styles.total}>
          {period.kind === 'chosen' && t('days', { ns: 'common', count: period.days })}
          {period.kind === 'chosen' && selected && (
            <strong> · {money(priceOf(selected.pricePerDay, period.days).total)}</strong>
          )}
        </span>
      </p>
      <Button look="primary" className={styles.reserve} onClick={onReserve}>
        {t('reserve')}
      </Button>
      <p className={styles.message} role="alert">
        {period.kind === 'reversed' && <span>{t('invalidDuration')}</span>}
        {children}
      </p>
    </section>
  )
}
