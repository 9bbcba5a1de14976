import type { RentalPeriod } from '@/rental/period'
import { foldText, searchOf } from '@/rental/search-text'
import { awaitsConfirmation, readStatus, type ReservationStatus } from '@/rental/status'

import { sortKeys, type Names, type SearchedReservation, type SortColumn } from './sort-keys'
import { sortedPlaces } from './sorted-places'

/** What an administrator looks for. A part that is missing restricts nothing. */
export interface ReservationFilter {
  /** A status, or 'slip': a slip waits for confirmation. */
  status?: ReservationStatus | 'slip' | undefined
  vehicleId?: string | undefined
  /** Reservations that share a moment with this time; one end may be open. */
  during?: Partial<RentalPeriod> | undefined
  /** In the ID, the user's name or the vehicle's name. */
  text?: string | undefined
}

/** A list of reservations, ready to be searched and sorted many times. */
export interface ReservationSearch<Row> {
  /** The reservations the filter lets through, sorted. O(n); each column is sorted once. */
  find(filter: ReservationFilter, by: SortColumn, descending: boolean): Row[]
  /** Works out the order of a column ahead of the first press on it. */
  prepare(column: SortColumn): void
}

/** Prepares a list of reservations for search (D23). The order of a column is worked out when it is first asked for. */
export function searchReservations<Row extends SearchedReservation>(
  reservations: readonly Row[],
  names: Names,
): ReservationSearch<Row> {
  const orders = new Map<SortColumn, Uint32Array>()
  const orderOf = (column: SortColumn) => {
    const known = orders.get(column)
    if (known !== undefined) return known
    const order = sortedPlaces(sortKeys(column, reservations, names))
    orders.set(column, order)
    return order
  }

  return {
    prepare: (column) => void orderOf(column),
    find(filter, by, descending) {
      const lets = filterOf(filter, names)
      const order = orderOf(by)
      const found: Row[] = []
      for (let step = 0; step < order.length; step += 1) {
        const row = reservations[order[descending ? order.length - 1 - step : step] ?? 0]
        if (row !== undefined && lets(row)) found.push(row)
      }
      return found
    },
  }
}

type Test = (reservation: SearchedReservation) => boolean

function filterOf({ status, vehicleId, during, text }: ReservationFilter, names: Names): Test {
  const tests: Test[] = []
  if (vehicleId !== undefined) tests.push((row) => row.vehicleId === vehicleId)
  const { start, end } = during ?? {}
  if (start !== undefined) tests.push((row) => row.end > start)
  if (end !== undefined) tests.push((row) => row.start < end)
  if (status === 'slip') tests.push(awaitsConfirmation)
  else if (status !== undefined) tests.push((row) => readStatus(row.status) === status)
  if (text) tests.push(textTest(text, names))
  return (row) => tests.every((test) => test(row))
}

// Names are far fewer than reservations, so each is looked through once.
function textTest(text: string, { users, vehicles }: Names): Test {
  const isFound = searchOf(text)
  const matching = (all: ReadonlyMap<string, string>) =>
    new Set([...all].filter(([, name]) => isFound(foldText(name))).map(([id]) => id))
  const [people, cars] = [matching(users), matching(vehicles)]
  return ({ id, userId, vehicleId }) =>
    cars.has(vehicleId) || (userId !== undefined && people.has(userId)) || isFound(id.toLowerCase())
}
