import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Para } from '@/rental/money'
import { dayOf, type Day, type WallClock } from '@/rental/wall-clock'

import {
  dayFormatter,
  formatDay,
  formatFigure,
  formatMeasure,
  formatMoney,
  formatShortDay,
  formatTime,
  type Unit,
} from './format'
import { languageFor, type Language } from './languages'

/** The formats of the language that the component is shown in; the same functions at each render. */
export function useFormats() {
  const { t, i18n } = useTranslation('common')
  const language: Language = languageFor(i18n.resolvedLanguage ?? 'en') ?? 'en'
  return useMemo(() => {
    const dayAt = (time: WallClock) =>
      t('dayAtTime', { day: formatDay(dayOf(time), language), time: time.slice(11, 16) })
    const weekday = (day: Day) => dayFormatter({ weekday: 'long' }, language)(day)
    return {
      language,
      money: (amount: Para) => formatMoney(amount, language),
      /** A discount: its amount after a minus sign, unless it is zero. */
      discount: (amount: Para) => (amount === 0 ? '' : '−') + formatMoney(amount, language),
      figure: (figure: number) => formatFigure(figure, language),
      /** A figure with its unit, such as '513 km'. */
      measure: (figure: number, unit: Exclude<Unit, 'din'>) => formatMeasure(figure, unit, language),
      /** A day, such as '01.12.2026'. */
      date: (day: Day) => formatDay(day, language),
      /** A day near others, such as '01.12.'. */
      shortDate: formatShortDay,
      /** A time as tables show it, such as '01.12.2026 - 08:00'. */
      dateTime: (time: WallClock) => formatTime(time, language),
      /** A time in a sentence, such as '01.12.2026 at 08:00'. */
      dayAt,
      /** The weekday of a day, such as 'Monday'. */
      weekday,
      /** A time with its weekday, such as 'Monday, 15.03.2027 at 08:00'. */
      weekdayAt: (time: WallClock) => `${weekday(dayOf(time))}, ${dayAt(time)}`,
    }
  }, [t, language])
}
