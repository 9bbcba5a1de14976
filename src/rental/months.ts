import { addDays, type Day } from './wall-clock.ts'

/** The days of so many months, in order, from the month of the day on. */
export function monthsFrom(day: Day, count: number): Day[][] {
  const months: Day[][] = []
  let next = `${day.slice(0, 8)}01`
  while (months.length < count) {
    const days: Day[] = []
    const month = next.slice(0, 7)
    for (; next.startsWith(month); next = addDays(next, 1)) days.push(next)
    months.push(days)
  }
  return months
}
