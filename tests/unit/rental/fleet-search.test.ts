import { describe, expect, it } from 'vitest'

import { meetsWishes, readFigure, wishesToDrop } from '@/rental/fleet-search'

const NO_WISHES = { isFree: undefined, highestPrice: undefined, shortestRangeKm: undefined }
const car = { pricePerDay: 10_000_00, rangeKm: 500 }

describe('the wishes for a car', () => {
  it('are met up to the highest price and from the shortest range on', () => {
    const meets = (wishes: Partial<typeof NO_WISHES | object>, isFree = true) =>
      meetsWishes(car, isFree, { ...NO_WISHES, ...wishes })
    expect(meets({}, false)).toBe(true)
    expect(meets({ isFree: true })).toBe(true)
    expect(meets({ isFree: true }, false)).toBe(false)
    expect([10_000_00, 9_999_99].map((highestPrice) => meets({ highestPrice }))).toEqual([true, false])
    expect([500, 501].map((shortestRangeKm) => meets({ shortestRangeKm }))).toEqual([true, false])
  })

  it('for a range are not met by a car whose range is unknown', () => {
    expect(meetsWishes({ ...car, rangeKm: undefined }, true, { ...NO_WISHES, shortestRangeKm: 0 })).toBe(
      false,
    )
  })

  it('are offered to be dropped if that alone gives cars, most cars first', () => {
    const fleet = [
      { pricePerDay: 20_000_00, rangeKm: 600 },
      { pricePerDay: 5_000_00, rangeKm: 300 },
      { pricePerDay: 6_000_00, rangeKm: 320 },
    ]
    const wishes = { isFree: true, highestPrice: 9_000_00, shortestRangeKm: 550 }
    expect(wishesToDrop(fleet, () => true, wishes)).toEqual([
      { wish: 'shortestRangeKm', count: 2 },
      { wish: 'highestPrice', count: 1 },
    ])
    expect(wishesToDrop(fleet, () => false, wishes)).toEqual([])
  })
})

describe('a figure that people type', () => {
  it.each([
    ['12500', 12_500],
    ['12.500', 12_500],
    ['12,500', 12_500],
    ['12 500', 12_500],
    ['1.250.000', 1_250_000],
    ['12.500,00 din', 12_500],
    ['500 km', 500],
    ['0', 0],
  ])('%s is %i', (text, figure) => {
    expect(readFigure(text)).toBe(figure)
  })

  it.each(['', 'cheap', '-1', '1e9', '12.5000', '5 0 0'])('%j is none', (text) => {
    expect(readFigure(text)).toBeUndefined()
  })
})
