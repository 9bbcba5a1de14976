import { rentalTimeOn } from './period.ts'
import { nowInBelgrade, readDay, type WallClock } from './wall-clock.ts'

const DAY = String.raw`(?:(\d{4}-\d\d-\d\d)|(\d\d?)\.(\d\d?)\.(\d{4})\.?)`
const CLOCK = String.raw`(\d|[01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?`
const ZONE = String.raw` ?([Zz]|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)`
const WRITTEN_TIME = new RegExp(`^${DAY}(?:[ Tt]${CLOCK}(?:${ZONE})?)?$`)
const SECONDS = /^\d{10}(?:\.\d+)?$/
const MILLISECONDS = /^\d{13}(?:\.\d+)?$/

const twoDigits = (figure: string | undefined) => String(figure).padStart(2, '0')

/**
 * Reads a time of the API, in any form that names one time only, as Belgrade wall-clock text; undefined if it is none.
 * A zone, an offset or a number (of seconds or milliseconds since 1970) names an instant, text without a zone Belgrade's
 * own clock, and a day alone its rental time (docs/decisions.md, "Times of the API").
 */
export function readTime(value: unknown): WallClock | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = String(value).trim()
  if (SECONDS.test(text)) return atInstant(Number(text) * 1000)
  if (MILLISECONDS.test(text)) return atInstant(Number(text))
  const written = WRITTEN_TIME.exec(text)
  if (written === null) return readHttpDate(text)
  const [, isoDay, dayOfMonth, month, year] = written
  const day = readDay(isoDay ?? `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`)
  const [hour, minute, second = '00', zone, sign = '', hours = 0, minutes = 0] = written.slice(5)
  if (day === undefined) return undefined
  if (hour === undefined) return rentalTimeOn(day)
  const time: WallClock = `${day} ${twoDigits(hour)}:${minute}:${second}`
  if (zone === undefined) return time
  const offsetMinutes = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  return offsetMinutes === 0 ? ofUtcClock(time) : atInstant(utcOf(time) - offsetMinutes * 60_000)
}

/** The form of dates in HTTP, always with the weekday and in GMT (RFC 9110, section 5.6.7). */
function readHttpDate(text: string): WallClock | undefined {
  const date = new Date(text)
  // What is no date has a text too: 'Invalid Date'.
  if (!text.endsWith(' GMT') || date.toUTCString() !== text) return undefined
  return ofUtcClock(date.toISOString().slice(0, 19).replace('T', ' '))
}

// A server that keeps Belgrade's clock under UTC sends the time of every rental so; an instant of 08:00 UTC starts none.
const ofUtcClock = (time: WallClock) =>
  time === rentalTimeOn(time.slice(0, 10)) ? time : atInstant(utcOf(time))

const utcOf = (time: WallClock): number => Date.parse(`${time.replace(' ', 'T')}Z`)

// 100,000 reservations have few different instants, and each costs a microsecond or two.
const instants = new Map<number, WallClock | undefined>()

/** The wall-clock time in Belgrade at that instant, in milliseconds since 1970; undefined beyond the years of `readDay`. */
function atInstant(instant: number): WallClock | undefined {
  if (!instants.has(instant)) {
    const time = nowInBelgrade(new Date(instant))
    instants.set(instant, readDay(time.slice(0, 10)) && time)
  }
  return instants.get(instant)
}
