import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, dayOf, daysBetween, isWeekend, utcDateOf, wallClockDistance } from '@/rental/wall-clock'

import { anyDay, anyTime, daysOfYears } from './calendar'

const anyMoment = fc.tuple(anyDay, anyTime).map(([day, time]) => `${day} ${time}`)
const anyNearDay = fc.constantFrom(...daysOfYears(2026, 2027))
const anyNearMoment = fc.tuple(anyNearDay, anyTime).map(([day, time]) => `${day} ${time}`)

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('goes from %s by %i days to %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later)
  })

  it('goes through the calendar day by day and skips none', () => {
    const calendar = daysOfYears(2026, 2028)
    expect(calendar.map((_, index) => addDays('2026-01-01', index))).toEqual(calendar)
  })

  it('is reversed by going back the same number of days', () => {
    fc.assert(
      fc.property(anyNearDay, fc.integer({ min: -100_000, max: 100_000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })
})

describe('wallClockDistance', () => {
  it.each([
    ['2026-12-01 08:00:00', '2026-12-01 08:00:01', 1_000],
    ['2026-12-02 00:00:00', '2026-12-01 23:59:59', -1_000],
    ['2026-03-29 01:00:00', '2026-03-29 04:00:00', 3 * 3_600_000],
    ['2026-10-25 01:00:00', '2026-10-25 04:00:00', 3 * 3_600_000],
  ])('from %s to %s is %i ms', (from, to, distance) => {
    expect(wallClockDistance(from, to)).toBe(distance)
  })

  it('adds up over any time between', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, anyMoment, (a, b, c) => {
        expect(wallClockDistance(a, b) + wallClockDistance(b, c)).toBe(wallClockDistance(a, c))
      }),
    )
  })

  it('is positive exactly when the second text comes after the first in text order', () => {
    fc.assert(
      fc.property(anyNearMoment, anyNearMoment, (a, b) => {
        expect(wallClockDistance(a, b) > 0).toBe(b > a)
      }),
    )
  })
})

describe('daysBetween', () => {
  it.each([
    ['2026-10-24 08:00:00', '2026-10-26 08:00:00', 2],
    ['2026-03-28 08:00:00', '2026-03-29 08:00:00', 1],
    ['2026-12-01 08:00:00', '2026-12-02 08:00:01', 2],
    ['2026-12-05 08:00:00', '2026-12-01 08:00:00', -4],
  ])('from %s to %s is %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  it('is the smallest number of days that reaches the end', () => {
    fc.assert(
      fc.property(anyNearMoment, anyNearMoment, (from, to) => {
        const reached = (count: number) => `${addDays(dayOf(from), count)} ${from.slice(11)}`
        const days = daysBetween(from, to)
        expect(reached(days) >= to && reached(days - 1) < to).toBe(true)
      }),
    )
  })
})

describe('a day written out', () => {
  it('is the same day in a format of UTC', () => {
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
    expect(format.format(utcDateOf('2026-10-25'))).toBe('Sunday, 25 October 2026')
  })
})

describe('the weekend', () => {
  it('is Saturday and Sunday, also when the clocks change', () => {
    const days = daysOfYears(2026, 2026).slice(0, 14)
    expect(days.filter(isWeekend)).toEqual(['2026-01-03', '2026-01-04', '2026-01-10', '2026-01-11'])
    expect(['2026-03-28', '2026-03-29', '2026-03-30'].map(isWeekend)).toEqual([true, true, false])
  })
})
