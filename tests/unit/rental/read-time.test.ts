import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readTime } from '@/rental/read-time'

import { anyDay, anyTime } from './calendar'

const anyMoment = fc.tuple(anyDay, anyTime).map(([day, time]) => `${day} ${time}`)

// The years that seconds and milliseconds of 10 and 13 digits reach.
const anyInstant = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map((seconds) => seconds * 1000)

const anyOffset = fc
  .tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([sign, hours, minutes]) => ({ sign, hours, minutes }))

const BELGRADE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Belgrade',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Belgrade's clock at that instant, put together from the parts that Intl gives. */
function clockAt(instant: number): string {
  const parts = new Map<string, string>(
    BELGRADE.formatToParts(instant).map(({ type, value }) => [type, value]),
  )
  const part = (type: string) => parts.get(type)
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

/** The clock of UTC at that instant, as 'YYYY-MM-DDTHH:mm:ss'. */
const utcAt = (instant: number) => new Date(instant).toISOString().slice(0, 19)

describe('readTime', () => {
  it('returns every time in the standard form unchanged', () => {
    fc.assert(
      fc.property(anyMoment, (time) => {
        expect(readTime(time)).toBe(time)
      }),
    )
  })

  it('reads a number as an instant, in seconds or milliseconds, also as text', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const forms = [
          instant,
          instant / 1000,
          String(instant),
          `${instant / 1000}.000000000`,
          `${instant}.125`,
        ]
        expect(forms.map(readTime)).toEqual(forms.map(() => clockAt(instant)))
      }),
    )
  })

  it('reads a time with an offset as an instant, whatever the offset', () => {
    fc.assert(
      fc.property(anyInstant, anyOffset, (instant, { sign, hours, minutes }) => {
        const offset = Number(`${sign}1`) * (hours * 60 + minutes)
        fc.pre(offset !== 0)
        const written = `${utcAt(instant + offset * 60_000)}${sign}${twoDigits(hours)}`
        const forms = [`${written}:${twoDigits(minutes)}`, `${written}${twoDigits(minutes)}`]
        expect(forms.map(readTime)).toEqual(forms.map(() => clockAt(instant)))
      }),
    )
  })

  it('reads a time of UTC as an instant, unless its own clock says 08:00:00', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const utc = utcAt(instant)
        const own = utc.endsWith('T08:00:00') ? utc.replace('T', ' ') : clockAt(instant)
        const forms = [`${utc}Z`, `${utc}.000z`, `${utc}+00:00`, new Date(instant).toUTCString()]
        expect(forms.map(readTime)).toEqual(forms.map(() => own))
      }),
    )
  })

  it.each([
    ['2026-12-07T08:00:00.000Z', '2026-12-07 08:00:00'],
    ['2026-07-07T08:00:00+00:00', '2026-07-07 08:00:00'],
    ['Mon, 07 Dec 2026 08:00:00 GMT', '2026-12-07 08:00:00'],
    ['2026-12-07T08:00:01Z', '2026-12-07 09:00:01'],
    // The nights on which the clocks change, before and after the change.
    ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25 02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
    ['2026-03-29 02:30:00', '2026-03-29 02:30:00'],
    ['2026-12-01 08:00', '2026-12-01 08:00:00'],
    ['2026-12-01t8:05', '2026-12-01 08:05:00'],
    ['2026-12-01 23:59:59.999999', '2026-12-01 23:59:59'],
    ['2026-12-01 07:00:00 +0000', '2026-12-01 08:00:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01 00:30:00'],
    ['2026-12-17', '2026-12-17 08:00:00'],
    ['17.12.2026', '2026-12-17 08:00:00'],
    ['7.2.2026. 9:30', '2026-02-07 09:30:00'],
    ['17.12.2026 07:00:00Z', '2026-12-17 08:00:00'],
    [' 2026-12-01 08:00:00\n', '2026-12-01 08:00:00'],
  ])('reads %s as %s', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each([
    '',
    '01/02/2026',
    '2026/12/01',
    '01-02-2026',
    '20261201',
    '08:00 AM',
    '2026-12-01 08:00 AM',
    '12.17.2026',
    '31.02.2026',
    '01.12.26',
    '2026-12-01 24:00:00',
    '2026-12-01 08:60:00',
    '2026-12-01 08:00:60',
    '2026-12-01 08',
    '2026-12-01  08:00',
    '2026-12-01_08:00:00',
    '2026-02-30 08:00:00',
    '2026-12-01 08:00:00.',
    '2026-12-01 08:00:00+1',
    '2026-12-01 08:00:00+25:00',
    '2026-12-01 08:00:00+01:60',
    '2026-12-01 08:00:00Z+01:00',
    '2026-12-01 08:00:00 01:00',
    '2026-12-01Z',
    // Not a Monday.
    'Mon, 08 Dec 2026 07:00:00 GMT',
    'Mon, 07 Dec 2026 07:00:00 CET',
    'Mon Dec 07 2026 08:00:00 GMT+0100',
    'Invalid Date',
    '9999-12-31T23:30:00Z',
    '179610840',
    '-1796108400',
    '17961084001',
    1_796_108_400.5e4,
    NaN,
    Infinity,
    null,
    undefined,
    {},
    [2026, 12, 7, 8, 0],
    ['2026-12-07'],
    new Date(0),
  ])('rejects %j', (value) => {
    expect(readTime(value)).toBeUndefined()
  })

  it('returns only undefined or a time in the standard form', () => {
    const nearMiss = fc.stringMatching(
      /^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}[ T]\d{1,2}:\d{2}(:\d{2})?(Z|[+-]\d{2})?$/,
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearMiss, fc.double(), fc.anything()), (value) => {
        const time = readTime(value)
        expect(time === undefined || readTime(time) === time).toBe(true)
      }),
    )
  })
})
