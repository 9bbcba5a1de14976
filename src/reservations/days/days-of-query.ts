import { readDay, todayInBelgrade, type Day } from '@/rental/wall-clock'

/**
 * The days in a query such as `?from=2026-12-01&to=2026-12-05`. Counts as not chosen: a text that is no day, and a day
 * before `earliest`, or before today where `earliest` is not given.
 */
export function daysOfQuery(query: URLSearchParams, earliest?: Day) {
  const chosenDay = (name: string): Day | undefined => {
    const day = readDay(query.get(name) ?? '')
    // Reads today only if there is a day to compare, since the first Intl format is slow.
    return day && day >= (earliest ?? todayInBelgrade()) ? day : undefined
  }
  return { from: chosenDay('from'), to: chosenDay('to') }
}
