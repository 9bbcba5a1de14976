import { useTranslation } from 'react-i18next'

import { EURO_RATE } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { eurosOf } from '@/rental/euros'
import type { Para } from '@/rental/money'
import { Fact } from '@/ui/layout'

/** A total's fact: about how many euros it is, where the owner has set a rate (docs/decisions.md, "Euros"); never sent. */
export function InEuros({ amount }: { amount: Para }) {
  const { t } = useTranslation()
  const { measure, date } = useFormats()
  if (EURO_RATE === undefined || amount === 0) return null
  return (
    <Fact name={t('inEuros.name', { date: date(EURO_RATE.date) })} className="muted">
      {t('inEuros.about', { amount: measure(eurosOf(amount, EURO_RATE), '€') })}
    </Fact>
  )
}
