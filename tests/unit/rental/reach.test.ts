import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { farthestPlace, PLACES, returnDistance } from '@/rental/reach'

describe('there and back on one charge', () => {
  it.each([
    [500, 'usual', 187],
    [500, 'hard', 125],
    [50, 'usual', 0],
  ] as const)('a car of %i km gets, driven as %s, %i km away', (range, conditions, km) => {
    expect(returnDistance(range, conditions)).toBe(km)
  })

  it('leaves the contractual 50 km of what is usable, and not a pair of km more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 1_000 }),
        fc.constantFrom(['usual', 0.85] as const, ['hard', 0.6] as const),
        (range, [conditions, share]) => {
          const left = range * share - 2 * returnDistance(range, conditions)
          fc.pre(range * share >= 50)
          expect(left).toBeGreaterThanOrEqual(50)
          expect(left).toBeLessThan(52)
        },
      ),
    )
  })

  it('names the farthest place at home', () => {
    expect(farthestPlace(500)?.id).toBe('kragujevac')
    expect(farthestPlace(640)?.id).toBe('nis')
    expect(farthestPlace(80)).toBeUndefined()
  })

  it('knows the places by rising distance', () => {
    const distances = PLACES.map(({ km }) => km)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })
})
