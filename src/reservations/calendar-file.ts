import type { RentalPeriod } from '@/rental/period'
import type { WallClock } from '@/rental/wall-clock'

/** The calendar entry of a reservation. */
export interface CalendarEntry extends RentalPeriod {
  /** Identifies the entry, so that a second import replaces the first. */
  uid: string
  title: string
  description: string
  /** The place of the pickup, if known. */
  place: string | undefined
  writtenAt: Date
}

// Belgrade's clocks change on the last Sundays of March and October, at 01:00 UTC.
const BELGRADE = [
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
]

/** An iCalendar file (RFC 5545) with one entry, in Belgrade wall-clock time with its time zone. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Struja//Reservations//EN',
    'CALSCALE:GREGORIAN',
    ...BELGRADE,
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${entry.writtenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Europe/Belgrade:${stamp(entry.start)}`,
    `DTEND;TZID=Europe/Belgrade:${stamp(entry.end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.place === undefined ? [] : [`LOCATION:${escaped(entry.place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

const stamp = (time: WallClock): string => time.replaceAll(/[-:]/g, '').replace(' ', 'T')

// Calendars refuse a file that contains control characters, and a line may hold 75 bytes: a letter has at most 4.
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '')
    .replaceAll(/.{15}(?=.)/gsu, '$&\r\n ')
