/** A calendar day as 'YYYY-MM-DD'. Text order is time order. */
export type Day = string

/** Belgrade wall-clock time as 'YYYY-MM-DD HH:mm:ss' (D2). Text order is time order; no time zone is ever applied. */
export type WallClock = string

const DAY_IN_MS = 86_400_000
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\.\d+)?Z?$/

// Days are counted on the UTC calendar, which has no clock changes; it stands for the wall calendar only.
const utcOf = (day: Day): number => Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10))

const dayFromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** The day if the text is a real day of the calendar in the years 1000 to 9999, else undefined. */
export function readDay(text: string): Day | undefined {
  const ms = utcOf(text)
  return text < '1000' || Number.isNaN(ms) || dayFromUtc(ms) !== text ? undefined : text
}

/**
 * The wall-clock text of an API answer in its one form 'YYYY-MM-DD HH:mm:ss', else undefined.
 * A 'T' between day and time, missing seconds, fractions and a 'Z' are read and taken as wall-clock text (D2).
 */
export function readWallClock(text: string): WallClock | undefined {
  const day = readDay(text.slice(0, 10))
  const time = text.slice(11)
  if (day === undefined || (text[10] !== ' ' && text[10] !== 'T') || !TIME_PATTERN.test(time))
    return undefined
  const seconds = time[5] === ':' ? time.slice(6, 8) : '00'
  return `${day} ${time.slice(0, 5)}:${seconds}`
}

/** The day a wall-clock text falls on. */
export const dayOf = (time: WallClock): Day => time.slice(0, 10)

/** The day `count` days later (earlier, if negative). */
export const addDays = (day: Day, count: number): Day => dayFromUtc(utcOf(day) + count * DAY_IN_MS)

/** Milliseconds from one wall-clock time to another, as a clock that is never changed would count them. */
export function wallClockDistance(from: WallClock, to: WallClock): number {
  return msOf(to) - msOf(from)
}

function msOf(time: WallClock): number {
  return utcOf(time) + ((+time.slice(11, 13) * 60 + +time.slice(14, 16)) * 60 + +time.slice(17, 19)) * 1000
}

/** Whole days from one wall-clock time to another, rounded up (section 9, D2). */
export const daysBetween = (from: WallClock, to: WallClock): number =>
  // Without '+ 0' a part of a day backwards would be -0.
  Math.ceil(wallClockDistance(from, to) / DAY_IN_MS) + 0

// Made when first used: it takes a browser longer than all else in the start script.
let belgradeClock: Intl.DateTimeFormat | undefined

/** The wall-clock time it is in Belgrade at that instant, wherever the browser is (D2). */
export function nowInBelgrade(now: Date = new Date()): WallClock {
  // Swedish writes date and time as the API does.
  belgradeClock ??= new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Belgrade',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return belgradeClock.format(now)
}

/** The day it is in Belgrade at that instant, wherever the browser is (D2). */
export const todayInBelgrade = (now: Date = new Date()): Day => dayOf(nowInBelgrade(now))
