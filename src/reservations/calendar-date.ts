import type { Day } from '@/rental/wall-clock'

// The calendar works on Date objects of the browser's zone. Noon exists on every day of every zone; midnight does not.

/** The Date by which the calendar knows a day. */
export const dateOf = (day: Day): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)), 12)

/** The day the calendar means by a Date, as the browser's own calendar names it. */
export const dayOfDate = (date: Date): Day =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
