import dayjs, { type Dayjs } from 'dayjs'
// With the ending '.js': Node runs this file too, for the demo API.
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar day as 'YYYY-MM-DD'. Text order is time order. */
export type Day = string

/** Belgrade time as 'YYYY-MM-DD HH:mm:ss'. Text order is time order (docs/decisions.md, "Wall-clock time"). */
export type WallClock = string

const DAY_FORMAT = 'YYYY-MM-DD'

// 100,000 reservations have 200,000 days but few different ones: each day is parsed once.
const dates = new Map<Day, Dayjs>()

// Uses the UTC calendar only because it has no clock changes; no time zone is meant.
const dateOf = (day: Day): Dayjs => dates.get(day) ?? dayjs.utc(day)

/** Returns the day if the text is a real calendar day in the years 1000 to 9999, else undefined. */
export function readDay(text: string): Day | undefined {
  if (dates.has(text)) return text
  // dayjs accepts years of fewer and more digits, and reads 30 February as 2 March.
  if (!/^[1-9]\d{3}-/.test(text)) return undefined
  const date = dayjs.utc(text)
  if (date.format(DAY_FORMAT) !== text) return undefined
  dates.set(text, date)
  return text
}

/** The day of a wall-clock time. */
export const dayOf = (time: WallClock): Day => time.slice(0, 10)

const DAY_MS = 86_400_000

// The day after has a year of five digits and would sort before all others.
const LAST_DAY_MS = Date.parse('9999-12-31')

/** The day `count` days later (earlier if negative), at most 9999-12-31. */
export const addDays = (day: Day, count: number): Day =>
  // Not dayjs: a search of the whole fleet asks this thousands of times.
  dayOf(new Date(Math.min(Date.parse(day) + count * DAY_MS, LAST_DAY_MS)).toISOString())

/** Milliseconds from one wall-clock time to another, as if clocks never changed. */
export const wallClockDistance = (from: WallClock, to: WallClock): number =>
  Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)

/** Whole days from one wall-clock time to another, rounded up. */
export function daysBetween(from: WallClock, to: WallClock): number {
  const days = dateOf(dayOf(to)).diff(dateOf(dayOf(from)), 'day')
  return to.slice(10) > from.slice(10) ? days + 1 : days
}

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => dateOf(day).day()

/** Whether the day is a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean => [0, 6].includes(weekdayOf(day))

/** The Date of a day for an Intl format whose `timeZone` is 'UTC'. */
export const utcDateOf = (day: Day): Date => dateOf(day).toDate()

// Created at first use, since the first Intl format is slow.
let belgradeClock: Intl.DateTimeFormat | undefined

/** The wall-clock time in Belgrade at that instant, wherever the browser is. */
export function nowInBelgrade(now: Date = new Date()): WallClock {
  // Not dayjs: its time zones err while the browser's own clock changes. Swedish formats date and time as the API does.
  belgradeClock ??= new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Belgrade',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return belgradeClock.format(now)
}

/** The day in Belgrade at that instant, wherever the browser is. */
export const todayInBelgrade = (now: Date = new Date()): Day => dayOf(nowInBelgrade(now))
