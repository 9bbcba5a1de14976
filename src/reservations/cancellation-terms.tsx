import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { company } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { cancellationOf, cancellationStageOf } from '@/rental/cancellation'
import type { Para } from '@/rental/money'
import type { RentalPeriod } from '@/rental/period'
import { readStatus } from '@/rental/status'
import { dayOf } from '@/rental/wall-clock'

import { useCurrentMinute } from './use-current-minute'

interface CancellationTermsProps {
  period: RentalPeriod
  /** The price of the rental, in para. */
  price: Para
  /** The way to cancel, once there is a reservation. */
  children?: ReactNode
}

/** Until when cancelling a rental is free, and what it costs then; nothing once it has begun. */
export function CancellationTerms({ period, price, children }: CancellationTermsProps) {
  const { t } = useTranslation()
  const { money, measure, date, dayAt } = useFormats()
  const stage = cancellationStageOf(period, useCurrentMinute())
  if (stage === 'begun') return null
  const { freeUntil, partlyCharged, fullFrom } = cancellationOf(period, price)
  const facts = {
    until: dayAt(freeUntil),
    percent: measure(partlyCharged.percent, '%'),
    amount: money(partlyCharged.amount),
    day: date(dayOf(fullFrom)),
    total: money(price),
  }
  return (
    <p>
      <small>
        {t(`cancellation.${stage}`, facts)} {children}
      </small>
    </p>
  )
}

interface ReservationCancellationProps {
  reservation: RentalPeriod & { id: string; price?: Para | undefined; status?: string | undefined }
  vehicle: string
}

/** The same for a reservation, with a prepared e-mail; nothing if it has failed or its price is not known. */
export function ReservationCancellation({ reservation, vehicle }: ReservationCancellationProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const { id, start, end, price, status } = reservation
  if (price === undefined || readStatus(status) === 'failed') return null
  const facts = { id, vehicle, from: date(dayOf(start)), to: date(dayOf(end)) }
  const subject = encodeURIComponent(t('cancellation.subject', facts))
  const body = encodeURIComponent(t('cancellation.body', facts))
  return (
    <CancellationTerms period={reservation} price={price}>
      <a href={`mailto:${company.email}?subject=${subject}&body=${body}`}>{t('cancellation.mail')}</a>
    </CancellationTerms>
  )
}
