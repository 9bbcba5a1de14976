import { describe, expect, it } from 'vitest'

import { findReserved, judgeReserve, missingParts } from '@/rental/booking'
import { choosePeriod } from '@/rental/period'

const PERIODS = {
  'no days': choosePeriod(undefined, undefined),
  'pickup only': choosePeriod('2026-12-01', undefined),
  'return before pickup': choosePeriod('2026-12-05', '2026-12-01'),
  '0 days': choosePeriod('2026-12-01', '2026-12-01'),
  '1 day': choosePeriod('2026-12-01', '2026-12-02'),
  '2 days': choosePeriod('2026-12-01', '2026-12-03'),
}

const CARS = { 'no car': undefined, 'a car': '3' }

const SIGNED_IN = [
  { days: 'no days', car: 'no car', verdict: 'invalid', missing: ['pickup-and-return', 'vehicle'] },
  { days: 'pickup only', car: 'no car', verdict: 'invalid', missing: ['pickup-and-return', 'vehicle'] },
  {
    days: 'return before pickup',
    car: 'no car',
    verdict: 'invalid',
    missing: ['pickup-and-return', 'vehicle'],
  },
  { days: '0 days', car: 'no car', verdict: 'invalid', missing: ['pickup-and-return', 'vehicle'] },
  { days: '1 day', car: 'no car', verdict: 'invalid', missing: ['vehicle'] },
  { days: '2 days', car: 'no car', verdict: 'accepted', missing: ['vehicle'] },
  { days: 'no days', car: 'a car', verdict: 'accepted', missing: ['pickup-and-return'] },
  { days: 'pickup only', car: 'a car', verdict: 'accepted', missing: ['pickup-and-return'] },
  { days: 'return before pickup', car: 'a car', verdict: 'accepted', missing: ['pickup-and-return'] },
  { days: '0 days', car: 'a car', verdict: 'accepted', missing: ['pickup-and-return'] },
  { days: '1 day', car: 'a car', verdict: 'accepted', missing: [] },
  { days: '2 days', car: 'a car', verdict: 'accepted', missing: [] },
] as const

describe.each(SIGNED_IN)('with $days and $car', ({ days, car, verdict, missing }) => {
  const choice = { period: PERIODS[days], vehicleId: CARS[car] }

  it(`Reserve is ${verdict} when signed in`, () => {
    expect(judgeReserve({ ...choice, signedIn: true })).toBe(verdict)
  })

  it('Reserve is not allowed when not signed in', () => {
    expect(judgeReserve({ ...choice, signedIn: false })).toBe('not-allowed')
  })

  it(`missing when signed in: ${missing.join(', ') || 'nothing'}`, () => {
    expect(missingParts({ ...choice, signedIn: true })).toEqual(missing)
  })

  it('the sign-in is the first missing part when not signed in', () => {
    expect(missingParts({ ...choice, signedIn: false })).toEqual(['sign-in', ...missing])
  })
})

describe('the reservation that was made', () => {
  const reservation = {
    userId: '7',
    vehicleId: '3',
    period: { start: '2026-12-01 08:00:00', end: '2026-12-05 08:00:00' },
  }
  const { period, ...who } = reservation
  const row = (id: string, changes = {}) => ({ id, ...who, ...period, status: 'pending', ...changes })

  const others = [
    row('of somebody else', { userId: '8' }),
    row('of nobody', { userId: undefined }),
    row('of another vehicle', { vehicleId: '4' }),
    row('from another day', { start: '2026-12-02 08:00:00' }),
    row('to another day', { end: '2026-12-06 08:00:00' }),
  ]
  const failed = { status: 'failed' }

  it.each([
    ['none without a list', undefined, undefined],
    ['none in an empty list', [], undefined],
    ["none of somebody else's, of another vehicle or of other days", others, undefined],
    ["the person's own of that vehicle and these days", [...others, row('1'), ...others], '1'],
    ['the last of several', [row('1'), row('2')], '2'],
    ['one that stands rather than a later one that failed', [row('1'), row('2', failed)], '1'],
    ['the last if all failed', [row('1', failed), row('2', failed), row('3', failed)], '3'],
  ])('is %s', (_, list, id) => {
    expect(findReserved(list, reservation)?.id).toBe(id)
  })
})
