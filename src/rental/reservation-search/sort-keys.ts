import type { Para } from '@/rental/money'
import { reservedDays } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import type { WallClock } from '@/rental/wall-clock'

/** What a search needs of a reservation. */
export interface SearchedReservation {
  id: string
  vehicleId: string
  userId?: string | undefined
  start: WallClock
  end: WallClock
  duration?: number | undefined
  price?: Para | undefined
  status?: string | undefined
  slipImage?: string | undefined
}

/** The columns a list of reservations can be sorted by. */
export const SORT_COLUMNS = [
  'id',
  'user',
  'vehicle',
  'duration',
  'pickup',
  'return',
  'amount',
  'status',
] as const

/** One of the columns. */
export type SortColumn = (typeof SORT_COLUMNS)[number]

/** The names behind the ids, as people see them. */
export interface Names {
  vehicles: ReadonlyMap<string, string>
  users: ReadonlyMap<string, string>
  /** Compares two names as the reader's language does. */
  compare: (a: string, b: string) => number
}

const STATUS_ORDER = { waiting: 0, success: 1, failed: 2 }

/** A number for each reservation by which the column sorts; NaN where it has nothing to sort by. */
export function sortKeys(
  column: SortColumn,
  reservations: readonly SearchedReservation[],
  names: Names,
): Float64Array {
  const keyOf = keyReader(column, reservations, names)
  const keys = new Float64Array(reservations.length)
  let place = 0
  for (const reservation of reservations) {
    keys[place] = keyOf(reservation)
    place += 1
  }
  return keys
}

function keyReader(
  column: SortColumn,
  reservations: readonly SearchedReservation[],
  names: Names,
): (reservation: SearchedReservation) => number {
  switch (column) {
    case 'id':
      return idReader(reservations)
    case 'user': {
      const rank = ranksOf(names.users, names.compare)
      return ({ userId }) => rank.get(userId ?? '') ?? Number.NaN
    }
    case 'vehicle': {
      const rank = ranksOf(names.vehicles, names.compare)
      return ({ vehicleId }) => rank.get(vehicleId) ?? Number.NaN
    }
    case 'duration':
      return reservedDays
    case 'pickup':
      return ({ start }) => secondsOf(start)
    case 'return':
      return ({ end }) => secondsOf(end)
    case 'amount':
      return ({ price }) => price ?? Number.NaN
    case 'status':
      return ({ status }) => STATUS_ORDER[readStatus(status)]
    default:
      return column satisfies never
  }
}

// Ids that are numbers sort as numbers; where some are not, all sort as text.
function idReader(reservations: readonly SearchedReservation[]) {
  if (reservations.every(({ id }) => /^\d{1,15}$/.test(id)))
    return ({ id }: SearchedReservation) => Number(id)
  const ids = new Map(reservations.map(({ id }) => [id, id]))
  const rank = ranksOf(ids, (a, b) => (a < b ? -1 : 1))
  return ({ id }: SearchedReservation) => rank.get(id) ?? Number.NaN
}

/** The place of each id when all are sorted by their names; the same name has the same place. */
function ranksOf(names: ReadonlyMap<string, string>, compare: Names['compare']): Map<string, number> {
  const sorted = [...new Set(names.values())].toSorted(compare)
  const rank = new Map(sorted.map((name, place) => [name, place]))
  return new Map([...names].map(([id, name]) => [id, rank.get(name) ?? 0]))
}

// More than the number, but always by as much.
const twoDigits = (text: string, place: number): number =>
  text.charCodeAt(place) * 10 + text.charCodeAt(place + 1)

// Seconds of a calendar in which every month has 31 days: in the order of the true ones, and quick to reckon.
function secondsOf(time: WallClock): number {
  const year = twoDigits(time, 0) * 100 + twoDigits(time, 2)
  const day = (year * 12 + twoDigits(time, 5)) * 31 + twoDigits(time, 8)
  return ((day * 24 + twoDigits(time, 11)) * 60 + twoDigits(time, 14)) * 60 + twoDigits(time, 17)
}
