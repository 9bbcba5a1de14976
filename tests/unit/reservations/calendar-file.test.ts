import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calendarFile, type CalendarEntry } from '@/reservations/calendar-file'

const ENTRY: CalendarEntry = {
  uid: 'reservation-7@struja.example',
  start: '2026-12-01 08:00:00',
  end: '2026-12-05 08:00:00',
  title: 'Rental car: Tesla Model 3',
  description: 'Reservation 7',
  place: 'Street and number, 11000 Beograd',
  writtenAt: new Date('2026-11-21T10:20:30.456Z'),
}

/** The lines of a file, broken ones joined, as a calendar reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

const unescaped = (text = '') =>
  text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

describe('a calendar file', () => {
  it('has the times in Belgrade wall-clock time, with its zone', () => {
    expect(linesOf(calendarFile(ENTRY))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Struja//Reservations//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Belgrade',
      'BEGIN:STANDARD',
      'DTSTART:19701025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'TZNAME:CET',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:19700329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'TZNAME:CEST',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:reservation-7@struja.example',
      'DTSTAMP:20261121T102030Z',
      'DTSTART;TZID=Europe/Belgrade:20261201T080000',
      'DTEND;TZID=Europe/Belgrade:20261205T080000',
      'SUMMARY:Rental car: Tesla Model 3',
      'DESCRIPTION:Reservation 7',
      String.raw`LOCATION:Street and number\, 11000 Beograd`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('escapes separators, backslashes and line ends in a value', () => {
    const file = calendarFile({ ...ENTRY, title: 'a;b,c\\d\ne' })
    expect(linesOf(file)).toContain(String.raw`SUMMARY:a\;b\,c\\d\ne`)
  })

  it('leaves out control characters, which a calendar refuses', () => {
    const file = calendarFile({ ...ENTRY, title: 'a\u0000b\u0007c\u000Bd\te\u007F' })
    expect(file).toContain('SUMMARY:abcd\te\r\n')
  })

  it('preserves any text, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }), (title) => {
        const file = calendarFile({ ...ENTRY, title })
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const summary = linesOf(file).find((line) => line.startsWith('SUMMARY:'))
        expect(unescaped(summary?.slice(8))).toBe(title.replaceAll(/\r\n|\r/g, '\n'))
      }),
    )
  })

  it('never lets a text start a new line of the file', () => {
    const file = calendarFile({ ...ENTRY, title: 'x\r\nEND:VCALENDAR\nBEGIN:VEVENT' })
    expect(file.split('\r\n').filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
    expect(file.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })
})
