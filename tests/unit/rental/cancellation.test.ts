import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cancellationOf, cancellationStageOf } from '@/rental/cancellation'

import { on } from './rentals'

const period = { start: on(12), end: on(15) }

describe('cancelling a rental from 12 December, 08:00', () => {
  it('is free until two days before, then costs half, and everything on the day of pickup', () => {
    expect(cancellationOf(period, 8_400_000)).toEqual({
      freeUntil: on(10),
      partlyCharged: { percent: 50, amount: 4_200_000 },
      fullFrom: on(12, 0),
    })
  })

  it.each([
    ['2026-12-10 08:00:00', 'free'],
    ['2026-12-10 08:00:01', 'part'],
    ['2026-12-11 23:59:59', 'part'],
    ['2026-12-12 00:00:00', 'full'],
    ['2026-12-12 07:59:59', 'full'],
    ['2026-12-12 08:00:00', 'begun'],
  ])('at %s: %s', (now, stage) => {
    expect(cancellationStageOf(period, now)).toBe(stage)
  })

  it('never costs more than the half, in whole para', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (price) => {
        const { amount } = cancellationOf(period, price).partlyCharged
        expect(Number.isInteger(amount)).toBe(true)
        expect(price - 2 * amount).toBeOneOf([0, 1])
      }),
    )
  })
})
