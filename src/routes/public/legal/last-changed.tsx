import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import type { Day } from '@/rental/wall-clock'

import { localeOf } from './locale-of'

/** The day the page was last changed, written out as the language does. */
export function LastChanged({ day }: { day: Day }) {
  const { t } = useTranslation('legal')
  const { language } = useFormats()
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p>
      {t('lastChanged')} <time dateTime={day}>{format.format(new Date(day))}</time>
    </p>
  )
}
