import dayjs, { type Dayjs } from 'dayjs'
// With its ending: Node reads this file too, for the demo API.
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar day as 'YYYY-MM-DD'. Text order is time order. */
export type Day = string

/** Belgrade time as 'YYYY-MM-DD HH:mm:ss'. Text order is time order (docs/decisions.md, "Wall-clock time"). */
export type WallClock = string

const DAY_FORMAT = 'YYYY-MM-DD'
const TIME_PATTERN =
  /^(.{10})[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.\d+)?(?:Z| ?[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/

// 100,000 reservations name few days 200,000 times: each is parsed once.
const dates = new Map<Day, Dayjs>()

// On the UTC calendar, which has no clock changes; it stands for the wall calendar only.
const dateOf = (day: Day): Dayjs => dates.get(day) ?? dayjs.utc(day)

/** The day if the text is a real day of the calendar in the years 1000 to 9999, else undefined. */
export function readDay(text: string): Day | undefined {
  if (dates.has(text)) return text
  const date = dayjs.utc(text)
  // dayjs takes 30 February for 2 March, and knows years of fewer and more digits.
  if (date.format(DAY_FORMAT) !== text || !/^[1-9]\d{3}-/.test(text)) return undefined
  dates.set(text, date)
  return text
}

/**
 * The wall-clock text of an API answer in its one form 'YYYY-MM-DD HH:mm:ss', else undefined. A 'T' between day and
 * time, missing seconds, fractions, a 'Z' and an offset are read and dropped; the time is never converted.
 */
export function readWallClock(text: string): WallClock | undefined {
  const match = TIME_PATTERN.exec(text)
  if (match === null || readDay(match[1] ?? '') === undefined) return undefined
  return `${match[1]} ${match[2]}${match[3] ?? ':00'}`
}

/** The day a wall-clock text falls on. */
export const dayOf = (time: WallClock): Day => time.slice(0, 10)

// A day after it has five digits in its year and would sort before all others.
const LAST_DAY: Day = '9999-12-31'

/** The day `count` days later (earlier, if negative), 9999-12-31 at the latest. */
export function addDays(day: Day, count: number): Day {
  const later = dateOf(day).add(count, 'day').format(DAY_FORMAT)
  return later.length > LAST_DAY.length ? LAST_DAY : later
}

/** Milliseconds from one wall-clock time to another, as a clock that is never changed would count them. */
export const wallClockDistance = (from: WallClock, to: WallClock): number =>
  dayjs.utc(to).diff(dayjs.utc(from))

/** Whole days from one wall-clock time to another, rounded up. */
export function daysBetween(from: WallClock, to: WallClock): number {
  const days = dateOf(dayOf(to)).diff(dateOf(dayOf(from)), 'day')
  return to.slice(10) > from.slice(10) ? days + 1 : days
}

/** Whether the day is a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean => [0, 6].includes(dateOf(day).day())

/** A wall-clock time, or a day, in a pattern of dayjs such as 'DD.MM.YYYY'. */
export const formatWallClock = (time: WallClock, pattern: string): string => dayjs.utc(time).format(pattern)

/** The Date by which Intl writes a day out, in a format whose `timeZone` is 'UTC'. */
export const utcDateOf = (day: Day): Date => dateOf(day).toDate()

// Made when first used, since the first Intl format is slow.
let belgradeClock: Intl.DateTimeFormat | undefined

/** The wall-clock time it is in Belgrade at that instant, wherever the browser is. */
export function nowInBelgrade(now: Date = new Date()): WallClock {
  // Not by dayjs, whose time zones err while the browser's own clock changes. Swedish writes date and time as the API does.
  belgradeClock ??= new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Belgrade',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return belgradeClock.format(now)
}

/** The day it is in Belgrade at that instant, wherever the browser is. */
export const todayInBelgrade = (now: Date = new Date()): Day => dayOf(nowInBelgrade(now))
