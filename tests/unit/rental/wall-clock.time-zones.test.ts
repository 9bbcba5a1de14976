import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { readTime } from '@/rental/read-time'
import type * as Clock from '@/rental/wall-clock'

import { daysOfYears } from './calendar'
import { inTimeZone, TIME_ZONES } from './time-zones'

// 2026 and 2027 with all their clock changes, 2011 for the day that Apia skipped, and 2018 for São Paulo.
const calendars = [daysOfYears(2026, 2027), daysOfYears(2011, 2012), daysOfYears(2018, 2018)]

/** The start of a rental on that day, as the drivers of databases write it. */
function formsOf(day: string): (string | number)[] {
  const instant = rentalInstant(day)
  const utc = new Date(instant).toISOString()
  const offset = instant === Date.parse(`${day}T06:00:00Z`) ? '+02' : '+01'
  return [
    utc,
    utc.replace('.000Z', '.000000Z'),
    utc.toLowerCase(),
    `${utc.slice(0, 19).replace('T', ' ')}+00`,
    new Date(instant).toUTCString(),
    `${day} 08:00:00${offset}`,
    `${day}T08:00:00${offset}:00`,
    instant,
    instant / 1000,
    `${instant / 1000}.000000000`,
    `${day}T08:00:00.000Z`,
    `${day} 8:00`,
    day,
    day.split('-').toReversed().join('.'),
  ]
}

/** When it is 08:00 in Belgrade on that day, in milliseconds since 1970, by trying the offsets of Belgrade. */
const rentalInstant = (day: string) =>
  [6, 7]
    .map((hour) => Date.parse(`${day}T0${hour}:00:00Z`))
    .find((instant) => BELGRADE.format(instant) === '08') ?? NaN

const BELGRADE = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Belgrade', hour: '2-digit' })

describe.each(TIME_ZONES)('in the time zone $zone', ({ zone, january, july }) => {
  let clock: typeof Clock
  let read: typeof readTime
  beforeAll(async () => {
    // Fresh modules for each zone, since days that were read in another zone are cached.
    vi.resetModules()
    clock = await import('@/rental/wall-clock')
    read = (await import('@/rental/read-time')).readTime
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
    inTimeZone(zone, () => expect(times.map(read)).toEqual(times))
  })

  it('every instant at which a rental starts is read as 08:00, in every form that drivers send', () => {
    inTimeZone(zone, () => {
      for (const day of calendars.flat())
        expect(formsOf(day).map(read)).toEqual(formsOf(day).map(() => `${day} 08:00:00`))
    })
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

  it('today is the day it is in Belgrade', () => {
    inTimeZone(zone, () => {
      expect(clock.todayInBelgrade(new Date('2026-07-14T21:59:59.999Z'))).toBe('2026-07-14')
      expect(clock.todayInBelgrade(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15')
    })
  })
})
