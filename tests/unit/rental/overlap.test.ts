import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { overlaps } from '@/rental/period'

import { anyPeriod, anyRental, hoursOf, on } from './rentals'

const december = { start: on(10), end: on(15) }

const shareAnHour = (a: Parameters<typeof hoursOf>[0], b: Parameters<typeof hoursOf>[0]): boolean => {
  const hours = new Set(hoursOf(a))
  return hoursOf(b).some((hour) => hours.has(hour))
}

describe('overlaps', () => {
  it.each([
    ['encloses', on(5), on(20), true],
    ['begins an hour before the end', on(15, 7), on(20), true],
    ['ends an hour after the start', on(5), on(10, 9), true],
    ['ends at 08:00 when the other starts', on(5), on(10), false],
    ['starts at 08:00 when the other ends', on(15), on(20), false],
  ])('a rental that %s (%s to %s): %s', (_, start, end, expected) => {
    expect(overlaps({ start, end }, december)).toBe(expected)
    expect(overlaps(december, { start, end })).toBe(expected)
  })

  it('holds exactly when the two share an hour', () => {
    fc.assert(
      fc.property(anyRental, anyRental, (a, b) => {
        expect(overlaps(a, b)).toBe(shareAnHour(a, b))
      }),
    )
  })

  it('gives the same for both orders of two periods', () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a))
      }),
    )
  })

  it('never holds for a period that ends when or before it starts', () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (a, b) => {
        fc.pre(a.end <= a.start)
        expect(overlaps(a, b)).toBe(false)
      }),
    )
  })
})
