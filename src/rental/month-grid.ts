import { addDays, weekdayOf, type Day } from './wall-clock.ts'

/** A month as a calendar shows it: weeks of seven places from Monday on; undefined where there is no day of the month. */
export interface MonthGrid {
  /** The first day of the month. */
  first: Day
  weeks: (Day | undefined)[][]
}

/** So many months, from that of the day on. */
export function monthGrids(day: Day, count: number): MonthGrid[] {
  const grids: MonthGrid[] = []
  let first = firstOfMonth(day)
  while (grids.length < count) {
    const next = firstOfMonth(addDays(first, 31))
    const places: (Day | undefined)[] = Array.from({ length: (weekdayOf(first) + 6) % 7 }, () => undefined)
    for (let at = first; at < next; at = addDays(at, 1)) places.push(at)
    while (places.length % 7 > 0) places.push(undefined)
    grids.push({
      first,
      weeks: Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7)),
    })
    first = next
  }
  return grids
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`
