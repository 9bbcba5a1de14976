import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  byStart,
  choosePeriod,
  completePeriod,
  earliestReturn,
  isPickupOver,
  RENTAL_TIME,
  rentalTimeOn,
  TIME_SLOTS,
} from '@/rental/period'
import { addDays } from '@/rental/wall-clock'

import { daysOfYears } from './calendar'

const anyDay = fc.constantFrom(...daysOfYears(2026, 2027))

describe('the time of a rental', () => {
  it('is 08:00, whatever is chosen', () => {
    expect(RENTAL_TIME).toBe('08:00')
    expect(rentalTimeOn('2026-12-01')).toBe('2026-12-01 08:00:00')
  })
})

describe('the order of periods', () => {
  const from = (start: string) => ({ start, end: '2027-01-01 08:00:00' })

  it.each([
    ['2026-12-01 08:00:00', '2026-12-02 08:00:00', -1],
    ['2026-12-02 08:00:00', '2026-12-01 08:00:00', 1],
    ['2026-12-01 08:00:00', '2026-12-01 08:00:00', 0],
  ])('of one from %s and one from %s is %d', (a, b, order) => {
    expect(byStart(from(a), from(b))).toBe(order)
  })
})

describe('the earliest return', () => {
  it('is the day after the pickup, up to the last day of the calendar', () => {
    expect(earliestReturn('2026-12-31')).toBe('2027-01-01')
    expect(earliestReturn('9999-12-31')).toBe('9999-12-31')
  })
})

describe('a pickup', () => {
  it.each([
    ['2026-12-01 07:59:59', false],
    ['2026-12-01 08:00:00', false],
    ['2026-12-01 08:00:01', true],
    ['2026-12-02 00:00:00', true],
  ])('on 1 December is over at %s: %s', (now, isOver) => {
    expect(isPickupOver('2026-12-01', now)).toBe(isOver)
  })
})

describe('choosePeriod', () => {
  it.each([
    [undefined, undefined],
    ['2026-12-01', undefined],
    [undefined, '2026-12-05'],
  ])('is incomplete from %s to %s', (from, to) => {
    expect(choosePeriod(from, to)).toEqual({ kind: 'incomplete' })
  })

  it.each([
    ['2026-12-05', '2026-12-04'],
    ['2027-01-01', '2026-12-31'],
  ])('is reversed from %s to %s', (from, to) => {
    expect(choosePeriod(from, to)).toEqual({ kind: 'reversed' })
  })

  it('gives start, end and days of a rental, both at 08:00', () => {
    expect(choosePeriod('2026-12-01', '2026-12-05')).toEqual({
      kind: 'chosen',
      period: { start: '2026-12-01 08:00:00', end: '2026-12-05 08:00:00' },
      days: 4,
    })
  })

  it('accepts one day, the shortest rental', () => {
    expect(choosePeriod('2026-12-31', '2027-01-01')).toMatchObject({ kind: 'chosen', days: 1 })
  })

  it('is too short when both days are the same', () => {
    expect(choosePeriod('2026-12-01', '2026-12-01')).toEqual({ kind: 'tooShort' })
    expect(choosePeriod('9999-12-31', '9999-12-31')).toEqual({ kind: 'tooShort' })
  })

  it('counts as many days as lie between the two, over every clock change', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (from, days) => {
        expect(choosePeriod(from, addDays(from, days))).toMatchObject({ kind: 'chosen', days })
      }),
    )
  })

  it('is reversed whenever the return comes before the pickup', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (to, days) => {
        expect(choosePeriod(addDays(to, days), to)).toEqual({ kind: 'reversed' })
      }),
    )
  })
})

describe('a rental of which one end may be unknown', () => {
  const [from, to] = ['2026-12-01 09:30:00', '2026-12-04 10:00:00']
  it.each([
    [from, to, undefined, { start: from, end: to, isUnsure: false }],
    [from, to, 9, { start: from, end: to, isUnsure: false }],
    [from, undefined, 2.5, { start: from, end: '2026-12-04 09:30:00', isUnsure: false }],
    [undefined, to, 3, { start: '2026-12-01 10:00:00', end: to, isUnsure: false }],
    [from, undefined, undefined, { start: from, end: '2026-12-02 09:30:00', isUnsure: true }],
    [undefined, to, undefined, { start: '2026-12-03 10:00:00', end: to, isUnsure: true }],
    [undefined, undefined, 3, undefined],
  ])('from %s to %s for %s days is %j', (start, end, days, period) => {
    expect(completePeriod(start, end, days)).toEqual(period)
  })
})

it('offers times from 07:30 to 19:00 in quarters of an hour', () => {
  expect(TIME_SLOTS.slice(0, 4)).toEqual(['07:30', '07:45', '08:00', '08:15'])
  expect(TIME_SLOTS).toHaveLength(47)
  expect(TIME_SLOTS.at(-1)).toBe('19:00')
})
