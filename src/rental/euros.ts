import type { Para } from './money.ts'
import type { Day } from './wall-clock.ts'

/** How many dinars a euro costs, and since which day. */
export interface EuroRate {
  dinPerEuro: number
  date: Day
}

/** About how many euros an amount is: whole euros, rounded to the nearest. */
export const eurosOf = (amount: Para, { dinPerEuro }: EuroRate): number =>
  Math.round(amount / 100 / dinPerEuro)
