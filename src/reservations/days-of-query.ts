import { readDay, todayInBelgrade, type Day } from '@/rental/wall-clock'

/**
 * The days of pickup and return in a query such as `?from=2026-12-01&to=2026-12-05`. What is no day, or a day before
 * today, counts as not chosen.
 */
export const daysOfQuery = (query: URLSearchParams) => ({
  from: dayFromToday(query.get('from')),
  to: dayFromToday(query.get('to')),
})

function dayFromToday(text: string | null): Day | undefined {
  const day = readDay(text ?? '')
  // Today is asked for only where there is a day to compare: the browser's first answer takes long.
  return day !== undefined && day >= todayInBelgrade() ? day : undefined
}
