import { describe, expect, it } from 'vitest'

import { reservedDays, reservedPrice } from '@/rental/reserved-price'

const STAY = { start: '2026-10-24 08:00:00', end: '2026-10-26 08:00:00' }

describe('the days of a reservation', () => {
  it('are those the API has', () => {
    expect(reservedDays({ ...STAY, duration: 7 })).toBe(7)
  })

  it('are reckoned where it has none, over a change of the clocks too', () => {
    expect(reservedDays(STAY)).toBe(2)
  })
})

describe('the price of a reservation', () => {
  it('is the days times the price per day, without any discount', () => {
    expect(reservedPrice({ ...STAY, duration: 4, price: 1 }, 950_050)).toEqual({
      withoutDiscount: 3_800_200,
      discount: 0,
      total: 3_800_200,
    })
  })

  it('is the reserved one where the vehicle is not known', () => {
    expect(reservedPrice({ ...STAY, price: 500 }, undefined)).toEqual({
      withoutDiscount: 500,
      discount: 0,
      total: 500,
    })
  })

  it('is unknown where neither is', () => {
    expect(reservedPrice(STAY, undefined)).toBeUndefined()
  })
})
