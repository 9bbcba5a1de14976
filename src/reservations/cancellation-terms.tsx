import { useTranslation } from 'react-i18next'

import { company } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { cancellationOf, cancellationStageOf } from '@/rental/cancellation'
import type { Para } from '@/rental/money'
import type { RentalPeriod } from '@/rental/period'
import { dayOf } from '@/rental/wall-clock'

import { useCurrentMinute } from './use-current-minute'

interface CancellationTermsProps {
  period: RentalPeriod
  /** The price of the rental, in para. */
  price: Para
  /** The reservation that an e-mail to cancel is prepared for, and its vehicle. */
  reservation?: { id: string; vehicle: string }
}

/** Until when cancelling is free, what it costs then, and how to cancel; nothing once the rental has begun. */
export function CancellationTerms({ period, price, reservation }: CancellationTermsProps) {
  const { t } = useTranslation()
  const { money, measure, date, dayAt } = useFormats()
  const stage = cancellationStageOf(period, useCurrentMinute())
  if (stage === 'begun') return null
  const { freeUntil, partlyCharged, fullFrom } = cancellationOf(period, price)
  const facts = {
    until: dayAt(dayOf(freeUntil), freeUntil.slice(11, 16)),
    percent: measure(partlyCharged.percent, '%'),
    amount: money(partlyCharged.amount),
    day: date(dayOf(fullFrom)),
    total: money(price),
  }
  return (
    <p>
      <small>
        {t(`cancellation.${stage}`, facts)} {reservation && <CancelByMail {...reservation} period={period} />}
      </small>
    </p>
  )
}

function CancelByMail({ id, vehicle, period }: { id: string; vehicle: string; period: RentalPeriod }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const facts = { id, vehicle, from: date(dayOf(period.start)), to: date(dayOf(period.end)) }
  const subject = encodeURIComponent(t('cancellation.subject', facts))
  const body = encodeURIComponent(t('cancellation.body', facts))
  return <a href={`mailto:${company.email}?subject=${subject}&body=${body}`}>{t('cancellation.mail')}</a>
}
