import { useTranslation } from 'react-i18next'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { utcDateOf, type Day } from '@/rental/wall-clock'


/** The day the page was last changed, written out as the language does. */
export function LastChanged({ day }: { day: Day }) {
  const { t } = useTranslation('legal')
  const { language } = useFormats()
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p>
      {t('lastChanged')} <time dateTime={day}>{format.format(utcDateOf(day))}</time>
    </p>
  )
}
