import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isDayPrice, priceOf, reservedDays, reservedPrice } from '@/rental/pricing'

describe('priceOf', () => {
  it.each([
    [950_050, 3, 2_850_150],
    [1_250_000, 0, 0],
  ])('%i para a day for %i days is %i para', (pricePerDay, days, total) => {
    expect(priceOf(pricePerDay, days, [])).toEqual({ withoutDiscount: total, discount: 0, total })
  })

  it('is days times price per day to the para, and without rules the discount is always 0', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(3_650), (pricePerDay, days) => {
        const { withoutDiscount, discount, total } = priceOf(pricePerDay, days, [])
        expect(BigInt(total)).toBe(BigInt(pricePerDay) * BigInt(days))
        expect(withoutDiscount).toBe(total)
        expect(discount).toBe(0)
      }),
    )
  })
})

const DISCOUNTS = [
  { fromDays: 7, percent: 7.5 },
  { fromDays: 30, percent: 20 },
]

describe('a discount by length', () => {
  it.each([
    [950_050, 6, 0],
    [950_050, 7, 498_776], // 7.5 % of 6,650,350 para are 498,776.25.
    [950_050, 29, 2_066_358],
    [950_050, 30, 5_700_300],
    [1, 7, 0],
  ])('on %i para a day for %i days is %i para', (pricePerDay, days, discount) => {
    expect(priceOf(pricePerDay, days, DISCOUNTS)).toMatchObject({ discount })
  })

  it('is the most whole para within its percentage, of any price that a vehicle can have', () => {
    const anyPrice = fc.integer({ min: 0, max: 10_000_000_000 })
    const anyDays = fc.integer({ min: 2, max: 100_000 })
    fc.assert(
      fc.property(anyPrice, anyDays, fc.integer({ min: 1, max: 9_999 }), (pricePerDay, days, hundredths) => {
        const discounts = [{ fromDays: 2, percent: hundredths / 100 }]
        const { withoutDiscount, discount, total } = priceOf(pricePerDay, days, discounts)
        const exact = BigInt(pricePerDay) * BigInt(days) * BigInt(hundredths)
        expect(BigInt(discount) * 10_000n <= exact).toBe(true)
        expect((BigInt(discount) + 1n) * 10_000n > exact).toBe(true)
        expect(total + discount).toBe(withoutDiscount)
      }),
    )
  })
})

describe('the price of a day', () => {
  it.each([
    [-1, false],
    [0, true],
    [10_000_000_000, true],
    [10_000_000_001, false],
  ])('can be %d para: %s', (amount, isPrice) => {
    expect(isDayPrice(amount)).toBe(isPrice)
  })
})

const STAY = { start: '2026-10-24 08:00:00', end: '2026-10-26 08:00:00' }

describe('the days of a reservation', () => {
  it('are the duration that the API gives', () => {
    expect(reservedDays({ ...STAY, duration: 7 })).toBe(7)
  })

  it('are counted if the API gives no duration, also over a clock change', () => {
    expect(reservedDays(STAY)).toBe(2)
  })

  it('are rounded up to whole days', () => {
    expect(reservedDays({ ...STAY, duration: 2.5 })).toBe(3)
  })

  it('are 0 if it ends before it starts', () => {
    expect(reservedDays({ start: STAY.end, end: STAY.start })).toBe(0)
  })
})

describe('the price of a reservation', () => {
  it('is the days times the price per day, without any discount', () => {
    expect(reservedPrice({ ...STAY, duration: 4, price: 1 }, 950_050, [])).toEqual({
      withoutDiscount: 3_800_200,
      discount: 0,
      total: 3_800_200,
    })
  })

  it('has the discount of its length', () => {
    expect(reservedPrice({ ...STAY, duration: 7 }, 950_050, DISCOUNTS)).toMatchObject({ discount: 498_776 })
  })

  it('is the agreed amount if the vehicle is not known', () => {
    expect(reservedPrice({ ...STAY, price: 500 }, undefined, [])).toEqual({
      withoutDiscount: 500,
      discount: 0,
      total: 500,
    })
  })

  it('is the agreed amount if the days are not known', () => {
    const reversed = { start: STAY.end, end: STAY.start }
    expect(reservedPrice({ ...reversed, price: 500 }, 950_050, [])).toMatchObject({ total: 500 })
    expect(reservedPrice({ ...STAY, duration: 0, price: 500 }, 950_050, [])).toMatchObject({ total: 500 })
  })

  it('is unknown if neither the amount nor vehicle and days are known', () => {
    expect(reservedPrice(STAY, undefined, [])).toBeUndefined()
    expect(reservedPrice({ start: STAY.start, end: STAY.start }, 950_050, [])).toBeUndefined()
  })
})
