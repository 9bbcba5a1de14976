import type { Para } from './money.ts'

/** The price lines of a rental, in para. */
export interface PriceLines {
  withoutDiscount: Para
  discount: Para
  total: Para
}

/** The price of a rental: days times price per day; the discount is always 0 din (section 9). */
export function priceOf(pricePerDay: Para, days: number): PriceLines {
  const withoutDiscount = pricePerDay * days
  return { withoutDiscount, discount: 0, total: withoutDiscount }
}
