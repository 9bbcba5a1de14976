import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayOf, readDay, readWallClock } from '@/rental/wall-clock'

import { anyDay, anyTime } from './calendar'

const anyMoment = fc.tuple(anyDay, anyTime).map(([day, time]) => `${day} ${time}`)

describe('readDay', () => {
  it('returns every real day unchanged', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readDay(day)).toBe(day)
      }),
    )
  })

  it.each(['2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])('accepts %s', (day) => {
    expect(readDay(day)).toBe(day)
  })

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '0099-01-01',
    '0999-12-31',
    '2026-99-99',
  ])('rejects %s, which is no day of the calendar', (text) => {
    expect(readDay(text)).toBeUndefined()
  })

  it.each([
    '',
    ' ',
    '2026-1-1',
    '2026/01/01',
    '01.01.2026',
    '20260101',
    '2026-01-01 ',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T08:00',
    '12026-01-01',
    '+02026-01-01',
    '-2026-01-01',
    '२०२६-०१-०१',
    'today',
    'undefined',
  ])('rejects %j, which is not written as a day', (text) => {
    expect(readDay(text)).toBeUndefined()
  })

  it('returns only its input or undefined', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        expect([text, undefined]).toContain(readDay(text))
      }),
    )
  })
})

describe('readWallClock', () => {
  it('returns every time in the standard form unchanged', () => {
    fc.assert(
      fc.property(anyMoment, (time) => {
        expect(readWallClock(time)).toBe(time)
      }),
    )
  })

  it.each([
    ['2026-12-01T08:00:00', '2026-12-01 08:00:00'],
    ['2026-12-01 08:00', '2026-12-01 08:00:00'],
    ['2026-12-01T08:00', '2026-12-01 08:00:00'],
    ['2026-12-01 08:00:30.5', '2026-12-01 08:00:30'],
    ['2026-12-01 23:59:59.999999', '2026-12-01 23:59:59'],
    ['2026-12-01T08:00:00Z', '2026-12-01 08:00:00'],
    ['2026-12-01T08:00:00.000Z', '2026-12-01 08:00:00'],
    ['2026-12-01 08:00Z', '2026-12-01 08:00:00'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01 00:00:00'],
    ['2026-12-01T23:30:00.000Z', '2026-12-01 23:30:00'],
    ['2026-12-01T08:00:00+01:00', '2026-12-01 08:00:00'],
    ['2026-12-01T08:00:00.000-05:30', '2026-12-01 08:00:00'],
    ['2026-12-01 08:00:00+01', '2026-12-01 08:00:00'],
    ['2026-12-01 08:00:00 +0100', '2026-12-01 08:00:00'],
    ['2026-12-01 08:00+00:00', '2026-12-01 08:00:00'],
  ])('reads %s as %s', (text, time) => {
    expect(readWallClock(text)).toBe(time)
  })

  it('accepts the hour that the clock change skips in Belgrade', () => {
    expect(readWallClock('2026-03-29 02:30:00')).toBe('2026-03-29 02:30:00')
  })

  it.each([
    '',
    '2026-12-01',
    '2026-12-01 ',
    '2026-12-01 8:00',
    '2026-12-01 24:00:00',
    '2026-12-01 08:60:00',
    '2026-12-01 08:00:60',
    '2026-12-01 08',
    '2026-12-01  08:00',
    '2026-12-01_08:00:00',
    '2026-12-01t08:00:00',
    '2026-02-30 08:00:00',
    '2026-12-01 08:00:00.',
    '2026-12-01 08:00:00+1',
    '2026-12-01 08:00:00+25:00',
    '2026-12-01 08:00:00+01:60',
    '2026-12-01 08:00:00Z+01:00',
    '2026-12-01 08:00:00 01:00',
    '2026-12-01 08:00:00 ',
    ' 2026-12-01 08:00:00',
    '2026-12-01 08:00:00\n',
    '01.12.2026 08:00',
    '1796083200',
  ])('rejects %j', (text) => {
    expect(readWallClock(text)).toBeUndefined()
  })

  it('returns only undefined or a time in the standard form', () => {
    const nearMiss = fc.stringMatching(/^2026-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?(\.\d{1,3})?Z?$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearMiss), (text) => {
        const time = readWallClock(text)
        expect(time === undefined || readWallClock(time) === time).toBe(true)
      }),
    )
  })
})

describe('dayOf', () => {
  it('gives the day of a time', () => {
    fc.assert(
      fc.property(anyDay, anyTime, (day, time) => {
        expect(dayOf(`${day} ${time}`)).toBe(day)
      }),
    )
  })
})
