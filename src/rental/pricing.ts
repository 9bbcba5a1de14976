import type { Para } from './money.ts'
import type { LengthDiscount } from './owner-rules.ts'
import type { RentalPeriod } from './period.ts'
import { daysBetween } from './wall-clock.ts'

const HIGHEST_PRICE: Para = 100_000_000_00

/** Whether an amount can be a price per day: from 0 to 100,000,000 din. With any other a vehicle cannot be booked. */
export const isDayPrice = (amount: Para): boolean => amount >= 0 && amount <= HIGHEST_PRICE

/**
 * The price lines of a rental: days times price per day, less the discount of the longest length it reaches, in para. The
 * discounts rise by days. A discount is rounded down, so that it is never above what its percentage gives.
 */
export function priceOf(pricePerDay: Para, days: number, discounts: readonly LengthDiscount[]) {
  const withoutDiscount = pricePerDay * days
  const percent = discounts.findLast(({ fromDays }) => fromDays <= days)?.percent ?? 0
  // A percentage has at most two decimals, and the product may exceed the exact integers.
  const discount = Number((BigInt(withoutDiscount) * BigInt(Math.round(percent * 100))) / 10_000n)
  return { withoutDiscount, discount, total: withoutDiscount - discount }
}

interface ReservedRental extends RentalPeriod {
  duration?: number | undefined
  price?: Para | undefined
}

/** Whole days of a reservation: the API's duration, else counted from its times; 0 if it ends before it starts. */
export const reservedDays = ({ duration, start, end }: ReservedRental): number =>
  Math.max(0, Math.ceil(duration ?? daysBetween(start, end)))

/**
 * The price lines of a reservation, calculated as for a new rental, in para. If it has no days, or the vehicle's price
 * is unknown or invalid, the reserved price is used instead; undefined without one.
 */
export function reservedPrice(
  reservation: ReservedRental,
  pricePerDay: Para | undefined,
  discounts: readonly LengthDiscount[],
) {
  const days = reservedDays(reservation)
  if (days > 0 && pricePerDay !== undefined && isDayPrice(pricePerDay))
    return priceOf(pricePerDay, days, discounts)
  const { price } = reservation
  return price === undefined ? undefined : { withoutDiscount: price, discount: 0, total: price }
}
