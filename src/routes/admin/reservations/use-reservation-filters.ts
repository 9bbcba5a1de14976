import * as v from 'valibot'

import type { ReservationFilter } from '@/rental/reservation-search'
import type { Day } from '@/rental/wall-clock'
import { daysOfQuery } from '@/reservations/days-of-query'
import type { QueryChanges } from '@/ui/use-query-state'
import { useTableState } from '@/ui/use-table-state'

/** The filters as they stand in the query: `?status=slip&vehicle=3&user=7&from=2026-12-01&to=2026-12-24&q=name`. */
interface Filters {
  status: (typeof STATUSES)[number] | undefined
  vehicle: string | undefined
  /** Whose reservations; asked for by a link alone, since there are too many users to choose from. */
  user: string | undefined
  from: Day | undefined
  to: Day | undefined
  q: string
}

/** What the list can be narrowed to; 'slip' are those whose payment slip waits for confirmation. */
export const STATUSES = ['slip', 'waiting', 'success', 'failed'] as const

const Status = v.fallback(v.optional(v.picklist(STATUSES)), undefined)

const NONE = {
  status: undefined,
  vehicle: undefined,
  user: undefined,
  from: undefined,
  to: undefined,
  q: undefined,
}

const TEXT_MAX_LENGTH = 200

// As text it comes before every day.
const ANY_DAY: Day = ''

/** The filters in the URL, and how they are changed. */
export function useReservationFilters() {
  const { query, filter } = useTableState()
  const filters = readFilters(query)
  const change = (changes: QueryChanges) => {
    if (!('from' in changes || 'to' in changes)) return filter(changes)
    const { from, to } = { ...filters, ...changes }
    // An end that the beginning has left behind would find nothing; the timeline goes to the days that are looked for.
    filter({ ...changes, to: from && to && from > to ? undefined : to, day: undefined })
  }
  return {
    filters,
    isFiltered: Object.keys(NONE).some((name) => query.has(name)),
    view: query.get('view') === 'timeline' ? ('timeline' as const) : ('table' as const),
    change,
    clear: () => filter(NONE),
  }
}

/** The filters of a query; what makes no sense in it restricts nothing. */
const readFilters = (query: URLSearchParams): Filters => ({
  status: v.parse(Status, query.get('status') ?? undefined),
  vehicle: query.get('vehicle') || undefined,
  user: query.get('user') || undefined,
  ...daysOfQuery(query, ANY_DAY),
  q: (query.get('q') ?? '').slice(0, TEXT_MAX_LENGTH),
})

/** What the domain looks for: both days are meant as a whole. */
export const filterOf = ({ status, vehicle, user, from, to, q }: Filters): ReservationFilter => ({
  status,
  vehicleId: vehicle,
  userId: user,
  during: {
    ...(from && { start: `${from} 00:00:00` }),
    // As text, 24:00 comes after every time of the day, also of the last day there is.
    ...(to && { end: `${to} 24:00:00` }),
  },
  text: q,
})
