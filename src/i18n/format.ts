import type { Para } from '@/rental/money'
import { formatWallClock, type Day, type WallClock } from '@/rental/wall-clock'

import { LANGUAGE_FACTS, type Language } from './languages'

/** An amount of para in dinars, '12,500 din' in English; decimals only where they are not zero. */
export function formatMoney(amount: Para, language: Language): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const para = digits.slice(-2)
  return `${amount < 0 ? '-' : ''}${separated(digits.slice(0, -2), para === '00' ? '' : para, language)} din`
}

/** A figure with the separators of the language and at most two decimals. */
export function formatFigure(figure: number, language: Language): string {
  // Without Intl, whose first number takes a browser as long as drawing two cards.
  const [whole = '', decimals = ''] = figure
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .split('.')
  return separated(whole, decimals, language)
}

function separated(whole: string, decimals: string, language: Language): string {
  const { group, decimal } = LANGUAGE_FACTS[language]
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && decimal + decimals)
}

/** A day as dd.MM.yyyy, in every language. */
export const formatDay = (day: Day): string => formatWallClock(day, 'DD.MM.YYYY')

/** A time as DD.MM.YYYY - HH:mm, as tables show it. */
export const formatTime = (time: WallClock): string => formatWallClock(time, 'DD.MM.YYYY - HH:mm')
