import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildAvailability } from '@/rental/availability'
import { overlaps, rentalTimeOn } from '@/rental/period'
import {
  daysBeside,
  daysOfWindow,
  freeGaps,
  groupByVehicle,
  placeOf,
  rowsOn,
  timelineBars,
} from '@/rental/timeline'
import { addDays } from '@/rental/wall-clock'

const WINDOW = { from: '2026-12-01', days: 14 }

const stay = (from: string, to: string) => ({ start: `${from} 08:00:00`, end: `${to} 08:00:00` })

const stays = fc.array(
  fc
    .tuple(fc.integer({ min: -10, max: 25 }), fc.integer({ min: 0, max: 12 }))
    .map(([from, days]) => stay(addDays('2026-12-01', from), addDays('2026-12-01', from + days))),
  { maxLength: 20 },
)

describe('the days of a window', () => {
  it('are listed once each, across the end of a month and a year', () => {
    expect(daysOfWindow({ from: '2026-12-30', days: 4 })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
  })
})

describe('the bars', () => {
  it('are placed by their times', () => {
    const [bar] = timelineBars([stay('2026-12-02', '2026-12-09')], WINDOW)
    expect(bar).toMatchObject({ lane: 0, startsBefore: false, endsAfter: false })
    expect((bar?.left ?? 0) * 14 * 24).toBeCloseTo(24 + 8)
    expect((bar?.width ?? 0) * 14 * 24).toBeCloseTo(7 * 24)
  })

  it('are cut off at the ends of the window', () => {
    expect(timelineBars([stay('2026-11-01', '2027-02-01')], WINDOW)).toMatchObject([
      { left: 0, width: 1, startsBefore: true, endsAfter: true },
    ])
  })

  it('are not cut off where they begin and end with the window', () => {
    const whole = { start: '2026-12-01 00:00:00', end: '2026-12-15 00:00:00' }
    expect(timelineBars([whole], WINDOW)).toMatchObject([
      { left: 0, width: 1, startsBefore: false, endsAfter: false },
    ])
  })

  it('leave out a rental that only touches the window', () => {
    const before = { start: '2026-11-20 00:00:00', end: '2026-12-01 00:00:00' }
    const after = { start: '2026-12-15 00:00:00', end: '2026-12-20 00:00:00' }
    expect(timelineBars([before, after], WINDOW)).toEqual([])
  })

  it('are sorted by pickup, and keep their order for the same pickup', () => {
    const days = ['05', '02', '09', '02', '01', '09']
    const rows = days.map((day) => stay(`2026-12-${day}`, '2026-12-12'))
    const sorted = [4, 1, 3, 0, 2, 5].map((index) => rows[index])
    timelineBars(rows, WINDOW).forEach(({ row }, index) => expect(row).toBe(sorted[index]))
  })

  it('are as wide on the night the clocks change as on any other', () => {
    const [bar] = timelineBars([stay('2026-10-24', '2026-10-26')], { from: '2026-10-20', days: 14 })
    expect((bar?.width ?? 0) * 14).toBeCloseTo(2)
  })

  it('share a lane where one ends as the next begins', () => {
    const bars = timelineBars([stay('2026-12-05', '2026-12-09'), stay('2026-12-02', '2026-12-05')], WINDOW)
    expect(bars.map(({ lane }) => lane)).toEqual([0, 0])
  })

  it('show every rental within the window, stay in the window and never cover each other', () => {
    fc.assert(
      fc.property(stays, (rows) => {
        const bars = timelineBars(rows, WINDOW)
        const window = { start: '2026-12-01 00:00:00', end: '2026-12-15 00:00:00' }
        expect(bars).toHaveLength(rows.filter((row) => overlaps(row, window)).length)
        for (const { left, width } of bars) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(width).toBeGreaterThan(0)
          expect(left + width).toBeLessThanOrEqual(1 + 1e-9)
        }
        const covered = bars.filter((bar, index) =>
          bars.slice(index + 1).some((other) => other.lane === bar.lane && overlaps(other.row, bar.row)),
        )
        expect(covered).toEqual([])
      }),
    )
  })
})

it('the reservations of a vehicle are grouped in their order', () => {
  const rows = [
    { vehicleId: '1', id: 'a' },
    { vehicleId: '2', id: 'b' },
    { vehicleId: '1', id: 'c' },
  ]
  expect(
    groupByVehicle(rows)
      .get('1')
      ?.map(({ id }) => id),
  ).toEqual(['a', 'c'])
})

describe('the free days', () => {
  const range = { from: '2026-12-01', to: '2026-12-20' }
  const hours = fc.constantFrom('00:30', '08:00', '11:00', '20:00')
  const rentals = fc.array(
    fc
      .tuple(fc.integer({ min: -5, max: 22 }), hours, fc.integer({ min: 0, max: 6 }), hours)
      .map(([from, start, days, end]) => ({
        vehicleId: '1',
        start: `${addDays('2026-12-01', from)} ${start}:00`,
        end: `${addDays('2026-12-01', from + days)} ${end}:00`,
      })),
    { maxLength: 8 },
  )
  const daysIn = ({ from, to }: { from: string; to: string }) =>
    daysOfWindow({ from: '2026-12-01', days: 19 }).filter((day) => from <= day && day < to)

  it('are exactly those on which a rental of one day is free, joined while nothing lies between', () => {
    fc.assert(
      fc.property(rentals, (rows) => {
        const availability = buildAvailability(rows)
        const gaps = freeGaps(availability, '1', range)
        const isFree = (from: string, to: string) =>
          availability.isFree('1', { start: rentalTimeOn(from), end: rentalTimeOn(to) })
        expect(gaps.flatMap(daysIn)).toEqual(daysIn(range).filter((day) => isFree(day, addDays(day, 1))))
        expect(gaps.every(({ from, to }) => isFree(from, to))).toBe(true)
        const joinable = gaps.filter(({ from }, index) => isFree(from, gaps[index + 1]?.to ?? from))
        expect(joinable.slice(0, -1)).toEqual([])
      }),
    )
  })

  it('are drawn from 08:00 to 08:00, and cut off at the ends of the window', () => {
    const { left, width } = placeOf({ from: '2026-12-02', to: '2026-12-09' }, WINDOW)
    expect(left * 14 * 24).toBeCloseTo(24 + 8)
    expect(width * 14).toBeCloseTo(7)
    expect(placeOf({ from: '2026-11-20', to: '2026-12-20' }, WINDOW)).toEqual({ left: 0, width: 1 })
  })
})

it('a day belongs to the reservation that holds its noon, and the days beside it to none', () => {
  fc.assert(
    fc.property(stays, fc.integer({ min: 0, max: 20 }), (rows, place) => {
      const day = addDays('2026-12-01', place)
      const noon = { start: `${day} 12:00:00`, end: `${day} 12:00:01` }
      expect(new Set(rowsOn(rows, day))).toEqual(new Set(rows.filter((row) => overlaps(row, noon))))
      for (const row of rowsOn(rows, day)) {
        const { before, after } = daysBeside(row)
        expect(before < day && day < after).toBe(true)
        for (const beside of [before, after]) expect(rowsOn([row], beside)).toEqual([])
        for (const inside of [addDays(before, 1), addDays(after, -1)])
          expect(rowsOn([row], inside)).toEqual([row])
      }
    }),
  )
})
