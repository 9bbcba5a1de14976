import type { BookingQuery } from '@/paths'
import { choosePeriod, type PeriodChoice } from '@/rental/period'
import { readDay, type Day } from '@/rental/wall-clock'

/** What the query of /vehicles says, nonsense left out (D7). */
export interface BookingUrl {
  from: Day | undefined
  to: Day | undefined
  period: PeriodChoice
  vehicleId: string | undefined
  step: 'choose' | 'summary'
}

/**
 * Reads the query of /vehicles. Days before today cannot be chosen in the calendar and count as nonsense (D7). What day
 * it is, is asked only where there is one to compare: a browser takes long over the first answer.
 */
export function readBookingQuery(query: URLSearchParams, today: () => Day): BookingUrl {
  const from = dayFromToday(query.get('from'), today)
  const to = dayFromToday(query.get('to'), today)
  return {
    from,
    to,
    period: choosePeriod(from, to),
    vehicleId: query.get('car')?.trim() || undefined,
    step: query.get('step') === '2' ? 'summary' : 'choose',
  }
}

/** The query that says the same. */
export const writeBookingQuery = ({
  from,
  to,
  vehicleId,
  step,
}: Omit<BookingUrl, 'period'>): BookingQuery => ({
  from,
  to,
  car: vehicleId,
  step: step === 'summary' ? '2' : undefined,
})

function dayFromToday(text: string | null, today: () => Day): Day | undefined {
  const day = readDay(text ?? '')
  return day !== undefined && day >= today() ? day : undefined
}
