import type { Para } from '@/rental/money'
import type { Day, WallClock } from '@/rental/wall-clock'

import { LANGUAGE_TAGS, type Language } from './languages'

const SEPARATORS: Record<Language, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  de: { group: '.', decimal: ',' },
  sr: { group: '.', decimal: ',' },
}

/** An amount in dinars, '12,500 din' in English; decimals only where they are not zero (D4). */
export function formatMoney(amount: Para, language: Language): string {
  const { group, decimal } = SEPARATORS[language]
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  const para = digits.slice(-2)
  return `${amount < 0 ? '-' : ''}${whole}${para === '00' ? '' : decimal + para} din`
}

// A format is dear to make and cheap to use.
const figures = new Map<Language, Intl.NumberFormat>()

/** A figure with the separators of the language and at most two decimals. */
export function formatFigure(figure: number, language: Language): string {
  let format = figures.get(language)
  if (format === undefined) {
    format = new Intl.NumberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 2 })
    figures.set(language, format)
  }
  return format.format(figure)
}

/** A day as dd.MM.yyyy, in every language (section 5). */
export const formatDay = (day: Day): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

/** A time as DD.MM.YYYY - HH:mm, as tables show it (section 2). */
export const formatTime = (time: WallClock): string => `${formatDay(time)} - ${time.slice(11, 16)}`
