import { useTranslation } from 'react-i18next'

import { EURO_RATE } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { eurosOf } from '@/rental/euros'
import type { Para } from '@/rental/money'

/** About how many euros a total is, where the owner has set a rate (docs/decisions.md, "Euros"); never sent. */
export function InEuros({ amount }: { amount: Para }) {
  const { t } = useTranslation()
  const { measure, date } = useFormats()
  if (EURO_RATE === undefined || amount === 0) return null
  return (
    <small className="muted">
      {t('inEuros', { amount: measure(eurosOf(amount, EURO_RATE), '€'), date: date(EURO_RATE.date) })}
    </small>
  )
}
