import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { priceOf } from '@/rental/pricing'

describe('priceOf', () => {
  it.each([
    [1_250_000, 4, 5_000_000],
    [950_050, 3, 2_850_150],
    [1, 1, 1],
    [1_250_000, 0, 0],
    [0, 30, 0],
  ])('%i para a day for %i days is %i para', (pricePerDay, days, total) => {
    expect(priceOf(pricePerDay, days)).toEqual({ withoutDiscount: total, discount: 0, total })
  })

  it('is days times price per day to the para, and the discount is always 0', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(3_650), (pricePerDay, days) => {
        const { withoutDiscount, discount, total } = priceOf(pricePerDay, days)
        expect(BigInt(total)).toBe(BigInt(pricePerDay) * BigInt(days))
        expect(withoutDiscount).toBe(total)
        expect(discount).toBe(0)
      }),
    )
  })
})
