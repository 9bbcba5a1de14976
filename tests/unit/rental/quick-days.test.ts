import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPickupOver } from '@/rental/period'
import { nextWeek, thisWeekend } from '@/rental/quick-days'
import { weekdayOf } from '@/rental/wall-clock'

import { anyDay, anyTime } from './calendar'

// 30 November 2026 is a Monday.
describe('the days of one press', () => {
  it.each([
    ['Monday', '2026-11-30 07:00:00', '2026-12-04', '2026-12-07'],
    ['Friday, at the pickup time', '2026-12-04 08:00:00', '2026-12-04', '2026-12-07'],
    ['Friday, after it', '2026-12-04 08:00:01', '2026-12-05', '2026-12-07'],
    ['Saturday, at the pickup time', '2026-12-05 08:00:00', '2026-12-05', '2026-12-07'],
    ['Saturday, after it', '2026-12-05 08:00:01', '2026-12-11', '2026-12-14'],
    ['Sunday', '2026-12-06 07:00:00', '2026-12-11', '2026-12-14'],
  ])('this weekend, on %s', (_, now, from, to) => {
    expect(thisWeekend(now)).toEqual({ from, to })
  })

  it.each([
    ['Monday', '2026-11-30 07:00:00', '2026-12-07', '2026-12-11'],
    ['Tuesday', '2026-12-01 12:00:00', '2026-12-07', '2026-12-11'],
    ['Sunday', '2026-12-06 12:00:00', '2026-12-07', '2026-12-11'],
  ])('next week, on %s', (_, now, from, to) => {
    expect(nextWeek(now)).toEqual({ from, to })
  })

  it('begin with a pickup that is not over and end on a Monday or a Friday', () => {
    fc.assert(
      fc.property(
        anyDay.filter((day) => day < '9999-12-01'),
        anyTime,
        (day, time) => {
          const now = `${day} ${time}`
          for (const days of [thisWeekend(now), nextWeek(now)])
            expect(isPickupOver(days.from, now)).toBe(false)
          expect([thisWeekend(now).to, nextWeek(now).to].map(weekdayOf)).toEqual([1, 5])
        },
      ),
    )
  })
})
