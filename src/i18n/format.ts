import type { Para } from '@/rental/money'
import { dayOf, utcDateOf, type Day, type WallClock } from '@/rental/wall-clock'

import { LANGUAGE_FACTS, type Language } from './languages'

/** The units the shop writes beside figures. */
export type Unit = 'din' | 'km' | 'km/h' | 'kWh' | 'kW' | 's' | 'h' | '°C' | '%' | '€' | 'MB'

const NO_BREAK_SPACE = '\u00A0'

// Joins every figure and its unit, so that no line breaks between them.
function withUnit(figure: string, unit: Unit, language: Language): string {
  const gap = unit === '%' && !LANGUAGE_FACTS[language].percentSpaced ? '' : NO_BREAK_SPACE
  return figure + gap + unit
}

/** An amount of para in dinars, '12,500 din' in English; decimals only where they are not zero. */
export function formatMoney(amount: Para, language: Language): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const para = digits.slice(-2)
  const figure = separated(digits.slice(0, -2), para === '00' ? '' : para, language)
  return withUnit(`${amount < 0 ? '-' : ''}${figure}`, 'din', language)
}

/** A figure with the separators of the language and at most two decimals. */
export function formatFigure(figure: number, language: Language): string {
  // Not by Intl: formatting its first number takes a browser as long as drawing two cards.
  const [whole = '', decimals = ''] = figure
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .split('.')
  return separated(whole, decimals, language)
}

/** A figure and its unit, never split by a line break: '513 km'. */
export const formatMeasure = (figure: number, unit: Exclude<Unit, 'din'>, language: Language): string =>
  withUnit(formatFigure(figure, language), unit, language)

function separated(whole: string, decimals: string, language: Language): string {
  const { group, decimal } = LANGUAGE_FACTS[language]
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && decimal + decimals)
}

/** A day as DD.MM.YYYY, with a final dot where the language writes one. */
export const formatDay = (day: Day, language: Language): string =>
  formatShortDay(day) + day.slice(0, 4) + LANGUAGE_FACTS[language].dateEnd

/** A day as DD.MM., for days near each other. */
export const formatShortDay = (day: Day): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.`

/** A time as DD.MM.YYYY - HH:mm, as tables show it. */
export const formatTime = (time: WallClock, language: Language): string =>
  `${formatDay(dayOf(time), language)} - ${time.slice(11, 16)}`

// Each is created once: creating them anew took some 3 % of a press on the timeline.
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Gives a function that writes days in the words of the language, such as 'March 2027', by the options of Intl. */
export function dayFormatter(options: Intl.DateTimeFormatOptions, language: Language): (day: Day) => string {
  const { locale } = LANGUAGE_FACTS[language]
  const key = locale + JSON.stringify(options)
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  dayFormats.set(key, format)
  return (day) => format.format(utcDateOf(day))
}
