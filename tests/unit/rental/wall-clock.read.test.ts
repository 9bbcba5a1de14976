import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayOf, readDay } from '@/rental/wall-clock'

import { anyDay, anyTime } from './calendar'

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
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-32',
    '0000-01-01',
    '0999-12-31',
  ])('rejects %s, which is no day of the calendar', (text) => {
    expect(readDay(text)).toBeUndefined()
  })

  it.each([
    '',
    '2026-1-1',
    '2026/01/01',
    '01.01.2026',
    '2026-01-01 ',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T08:00',
    '12026-01-01',
    '-2026-01-01',
    '२०२६-०१-०१',
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

describe('dayOf', () => {
  it('gives the day of a time', () => {
    fc.assert(
      fc.property(anyDay, anyTime, (day, time) => {
        expect(dayOf(`${day} ${time}`)).toBe(day)
      }),
    )
  })
})
