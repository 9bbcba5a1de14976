import { readDay, todayInBelgrade, type Day } from '@/rental/wall-clock'

/**
 * The days in a query such as `?from=2026-12-01&to=2026-12-05`. What is no day, or a day before the earliest, which is
 * today where none is given, counts as not chosen.
 */
export function daysOfQuery(query: URLSearchParams, earliest?: Day) {
  const dayOf = (name: string): Day | undefined => {
    const day = readDay(query.get(name) ?? '')
    // Today is asked for only where there is a day to compare: the browser's first answer takes long.
    return day && day >= (earliest ?? todayInBelgrade()) ? day : undefined
  }
  return { from: dayOf('from'), to: dayOf('to') }
}
