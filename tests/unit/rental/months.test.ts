import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { monthsFrom } from '@/rental/months'
import { addDays } from '@/rental/wall-clock'

import { anyDay } from './calendar'

describe('the days of months', () => {
  it('are every day once, in order, each in its month', () => {
    fc.assert(
      fc.property(
        anyDay.filter((day) => day < '9999-06-01'),
        (day) => {
          const months = monthsFrom(day, 3)
          const days = months.flat()
          expect(days[0]).toBe(`${day.slice(0, 8)}01`)
          expect(days.slice(1)).toEqual(days.slice(0, -1).map((at) => addDays(at, 1)))
          expect(months.map((month) => new Set(month.map((at) => at.slice(0, 7))).size)).toEqual([1, 1, 1])
        },
      ),
    )
  })

  it('are as many as the months have', () => {
    expect(monthsFrom('2027-12-31', 3).map(({ length }) => length)).toEqual([31, 31, 29])
  })
})
