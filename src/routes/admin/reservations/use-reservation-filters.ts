import type { Reservation } from '@/api/reservations'
import { FIGURES, isBehind } from '@/rental/figures'
import type { ReservationFilter } from '@/rental/reservation-search'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'
import { daysOfQuery } from '@/reservations/days/days-of-query'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { withChanges, type QueryChanges } from '@/ui/use-query-state'
import { useTableState } from '@/ui/use-table-state'

/** The choices of the status filter; 'slip' finds slips that wait for confirmation, 'conflict' what overlaps. */
export const STATUSES = ['slip', 'waiting', 'success', 'failed', 'conflict'] as const

const NAMES = ['status', 'vehicle', 'user', 'figure', 'from', 'to', 'q']

const UNFILTERED = Object.fromEntries(NAMES.map((name) => [name, undefined]))

// Sorts before every day, so that the filters take past days too.
const ANY_DAY: Day = ''

/** Reads and changes the filters in the URL. */
export function useReservationFilters() {
  const { query, filter } = useTableState()
  const filters = readFilters(query)
  const change = (changes: QueryChanges) => {
    if (!('from' in changes || 'to' in changes)) return filter(changes)
    const { from, to } = { ...filters, ...changes }
    // Drops an end before the start, which would find nothing, and moves the timeline to the filtered days.
    filter({ ...changes, to: from && to && from > to ? undefined : to, day: undefined })
  }
  return {
    filters,
    isFiltered: NAMES.some((name) => query.has(name)),
    view: query.get('view') === 'timeline' ? ('timeline' as const) : ('table' as const),
    change,
    clear: () => filter(UNFILTERED),
    /** The address of all conflicts, in the same view and order. */
    conflictsHref: `?${withChanges(query, { ...UNFILTERED, status: 'conflict', page: undefined })}`,
  }
}

/**
 * Reads the filters of a query such as `?status=slip&vehicle=3&user=7&from=2026-12-01&to=2026-12-24&q=name`; an invalid
 * value restricts nothing.
 */
const readFilters = (query: URLSearchParams) => ({
  status: STATUSES.find((status) => status === query.get('status')),
  vehicle: query.get('vehicle') || undefined,
  /** A user's ID; set only by a link, since there are too many users for a list of choices. */
  user: query.get('user') || undefined,
  /** Only the reservations behind a figure; set only by a link from the figures. */
  figure: FIGURES.find((figure) => figure === query.get('figure')),
  ...daysOfQuery(query, ANY_DAY),
  q: query.get('q') ?? '',
})

/** The filters as the search expects them; both days count in full. */
export const filterOf = (
  { status, vehicle, user, figure, from, to, q }: ReturnType<typeof readFilters>,
  conflicts: ReservationList['conflicts'],
): ReservationFilter<Reservation> => ({
  ...(status === 'conflict' ? { ids: conflicts } : { status }),
  vehicleId: vehicle,
  userId: user,
  isCounted: figure && ((row) => isBehind(figure, row, { from, to, today: todayInBelgrade() })),
  // '24:00' sorts after every time of the day.
  during: { ...(from && { start: `${from} 00:00:00` }), ...(to && { end: `${to} 24:00:00` }) },
  text: q,
})
