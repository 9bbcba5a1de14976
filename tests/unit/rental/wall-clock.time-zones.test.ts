import { beforeAll, describe, expect, it, vi } from 'vitest'

import type * as Period from '@/rental/period'
import type * as Clock from '@/rental/wall-clock'

import { daysOfYears } from './calendar'
import { inTimeZone, TIME_ZONES } from './time-zones'

// 2026 and 2027 with all their clock changes, 2011 for the day that Apia skipped, and 2018 for São Paulo.
const calendars = [daysOfYears(2026, 2027), daysOfYears(2011, 2012), daysOfYears(2018, 2018)]

describe.each(TIME_ZONES)('in the time zone $zone', ({ zone, january, july }) => {
  let period: typeof Period
  let clock: typeof Clock
  beforeAll(async () => {
    // Fresh modules for each zone, since days that were read in another zone are cached.
    vi.resetModules()
    period = await import('@/rental/period')
    clock = await import('@/rental/wall-clock')
  })

  it('Date uses this zone, without which the other tests here would prove nothing', () => {
    inTimeZone(zone, () => {
      expect(new Date(2026, 0, 15, 12).getTimezoneOffset()).toBe(january)
      expect(new Date(2026, 6, 15, 12).getTimezoneOffset()).toBe(july)
    })
  })

  it('every day is read as it is written', () => {
    inTimeZone(zone, () => {
      for (const calendar of calendars) expect(calendar.map(clock.readDay)).toEqual(calendar)
    })
  })

  it('every time is read as it is written, at any hour', () => {
    const hours = ['00:00:00', '00:30:00', '02:30:00', '08:00:00', '23:59:59']
    const times = calendars.flat().flatMap((day) => hours.map((hour) => `${day} ${hour}`))
    inTimeZone(zone, () => expect(times.map(clock.readWallClock)).toEqual(times))
  })

  it('the next day of every day is the next one of the calendar, and the day before leads back', () => {
    inTimeZone(zone, () => {
      for (const calendar of calendars) {
        expect(calendar.slice(0, -1).map((day) => clock.addDays(day, 1))).toEqual(calendar.slice(1))
        expect(calendar.slice(1).map((day) => clock.addDays(day, -1))).toEqual(calendar.slice(0, -1))
      }
    })
  })

  it.each([1, 2, 7])('a rental of %i days is that long, whenever it starts', (length) => {
    inTimeZone(zone, () => {
      for (const calendar of calendars) {
        const lengths = calendar
          .slice(0, -length)
          .map((day, index) => clock.daysBetween(`${day} 08:00:00`, `${calendar[index + length]} 08:00:00`))
        expect(lengths).toEqual(lengths.map(() => length))
      }
    })
  })

  it('24 to 26 October 2026 is 2 days and 28 to 29 March 2026 is 1', () => {
    inTimeZone(zone, () => {
      expect(period.choosePeriod('2026-10-24', '2026-10-26')).toMatchObject({ kind: 'chosen', days: 2 })
      expect(period.choosePeriod('2026-03-28', '2026-03-29')).toMatchObject({ kind: 'chosen', days: 1 })
    })
  })

  it('29 to 31 December 2011 is 2 days', () => {
    inTimeZone(zone, () => expect(clock.daysBetween('2011-12-29 08:00:00', '2011-12-31 08:00:00')).toBe(2))
  })

  it('today is the day it is in Belgrade', () => {
    inTimeZone(zone, () => {
      expect(clock.todayInBelgrade(new Date('2026-07-14T21:59:59.999Z'))).toBe('2026-07-14')
      expect(clock.todayInBelgrade(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15')
    })
  })
})
