import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { intoRange, RANGES } from '@/rental/vehicle-commands/command'

const ranges = Object.entries(RANGES)

describe('the ranges', () => {
  it('are 0 to 100, by 0.1 for decimals and by 1 for whole numbers', () => {
    const bounds = ranges.map(([name, { min, max, step }]) => [name, min, max, step])
    expect(bounds).toEqual([
      ['driver_temp', 0, 100, 0.1],
      ['passenger_temp', 0, 100, 0.1],
      ['level', 0, 100, 1],
      ['percent', 0, 100, 1],
    ])
  })

  it('have the limits of the car from the fleet API', () => {
    expect(ranges.map(([name, { acceptedByCar }]) => [name, acceptedByCar.min, acceptedByCar.max])).toEqual([
      ['driver_temp', 15, 28],
      ['passenger_temp', 15, 28],
      ['level', 0, 3],
      ['percent', 50, 100],
    ])
  })

  it('have an initial number and a unit', () => {
    expect(ranges.map(([name, { initial, unit }]) => [name, initial, unit])).toEqual([
      ['driver_temp', 21, '°C'],
      ['passenger_temp', 21, '°C'],
      ['level', 0, 'level'],
      ['percent', 80, '%'],
    ])
  })

  it.each(ranges)('of %s contain their initial number', (_, range) => {
    expect(intoRange(range, range.initial)).toBe(range.initial)
  })
})

describe.each(ranges)('intoRange of %s', (_, range) => {
  it('gives the initial number for NaN', () => {
    expect(intoRange(range, Number.NaN)).toBe(range.initial)
  })

  it('gives a number within the range and on a step for any number', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const into = intoRange(range, value)
        expect(into).toBeGreaterThanOrEqual(range.min)
        expect(into).toBeLessThanOrEqual(range.max)
        expect(Number(into.toFixed(range.step === 1 ? 0 : 1))).toBe(into)
      }),
    )
  })

  it('keeps a number that is on a step, and gives the nearest step for any other', () => {
    fc.assert(
      fc.property(fc.double({ min: range.min, max: range.max, noNaN: true }), (value) => {
        const into = intoRange(range, value)
        expect(Math.abs(into - value)).toBeLessThanOrEqual(range.step / 2 + Number.EPSILON * 100)
        expect(intoRange(range, into)).toBe(into)
      }),
    )
  })
})
