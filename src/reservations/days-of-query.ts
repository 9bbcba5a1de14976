import { readDay, todayInBelgrade, type Day } from '@/rental/wall-clock'

/**
 * The days in a query such as `?from=2026-12-01&to=2026-12-05`. What is no day, or a day before the earliest, which is
 * today where none is given, counts as not chosen.
 */
export const daysOfQuery = (query: URLSearchParams, earliest?: Day) => ({
  from: dayFrom(earliest, query.get('from')),
  to: dayFrom(earliest, query.get('to')),
})

function dayFrom(earliest: Day | undefined, text: string | null): Day | undefined {
  const day = readDay(text ?? '')
  // Today is asked for only where there is a day to compare: the browser's first answer takes long.
  return day !== undefined && day >= (earliest ?? todayInBelgrade()) ? day : undefined
}
