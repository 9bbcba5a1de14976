import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { monthGrids } from '@/rental/month-grid'
import { addDays, weekdayOf } from '@/rental/wall-clock'

import { anyDay } from './calendar'

describe('months in weeks', () => {
  it('have every day once, each at the place of its weekday', () => {
    fc.assert(
      fc.property(
        anyDay.filter((day) => day < '9999-06-01'),
        (day) => {
          const weeks = monthGrids(day, 3).flatMap((month) => month.weeks)
          const days = weeks.flat().filter((at) => at !== undefined)
          expect(days[0]).toBe(`${day.slice(0, 8)}01`)
          expect(days.slice(1)).toEqual(days.slice(0, -1).map((at) => addDays(at, 1)))
          for (const week of weeks)
            for (const [place, at] of week.entries()) if (at) expect((place + 1) % 7).toBe(weekdayOf(at))
        },
      ),
    )
  })

  it('begin with the month of the day and have no empty week', () => {
    const months = monthGrids('2026-12-31', 3)
    expect(months.map(({ first }) => first)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
    // February 2027 begins on a Monday and has four weeks.
    expect(months.map(({ weeks }) => weeks.length)).toEqual([5, 5, 4])
  })
})
