import type { Para } from './money.ts'
import { priceOf, type PriceLines } from './pricing.ts'
import { daysBetween, type WallClock } from './wall-clock.ts'

interface Reserved {
  start: WallClock
  end: WallClock
  duration?: number | undefined
  price?: Para | undefined
}

/** Days of a reservation: as the API has them, else reckoned from its times. */
export const reservedDays = ({ duration, start, end }: Reserved): number =>
  duration ?? daysBetween(start, end)

/**
 * The price lines of a reservation, in para: days times the vehicle's price per day (section 2). Where the vehicle is
 * not known the reserved price stands in; undefined where there is none either.
 */
export function reservedPrice(reservation: Reserved, pricePerDay: Para | undefined): PriceLines | undefined {
  if (pricePerDay !== undefined) return priceOf(pricePerDay, Math.ceil(reservedDays(reservation)))
  const { price } = reservation
  return price === undefined ? undefined : { withoutDiscount: price, discount: 0, total: price }
}
