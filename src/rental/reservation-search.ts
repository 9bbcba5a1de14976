import type { RentalPeriod } from './period.ts'
import { foldText, searchOf } from './search-text.ts'
import { awaitsConfirmation, readStatus, type ReservationStatus } from './status.ts'

/** What a search needs of a reservation. */
export interface SearchedReservation extends RentalPeriod {
  id: string
  vehicleId: string
  userId?: string | undefined
  status?: string | undefined
  slipImage?: string | undefined
}

/** What an administrator looks for. A part that is missing restricts nothing. */
export interface ReservationFilter {
  /** A status, or 'slip': a slip waits for confirmation. */
  status?: ReservationStatus | 'slip' | undefined
  vehicleId?: string | undefined
  userId?: string | undefined
  /** Reservations that share a moment with this time; one end may be open. */
  during?: Partial<RentalPeriod> | undefined
  /** In the ID, the user's name or the vehicle's name. */
  text?: string | undefined
}

/** The names behind the ids, as people see them. */
export interface Names {
  vehicles: ReadonlyMap<string, string>
  users: ReadonlyMap<string, string>
  /** What people see of a vehicle, or a user, that has no name. */
  vehicleNumber?: (id: string) => string
  userNumber?: (id: string) => string
}

/**
 * The name of each vehicle by its ID, in the order of the fleet. Where several have one name, each says its ID too: who
 * looks after the fleet has to know which car is meant.
 */
export function vehicleNames(vehicles: readonly { id: string; name: string }[]): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { name } of vehicles) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    vehicles.map(({ id, name }) => [id, counts.get(name) === 1 ? name : `${name} (ID\u00a0${id})`]),
  )
}

/** The reservations the filter lets through, in the order of the list; one pass, however many there are. */
export function filterReservations<Row extends SearchedReservation>(
  reservations: readonly Row[],
  { status, vehicleId, userId, during, text }: ReservationFilter,
  names: Names,
): Row[] {
  const tests: ((row: SearchedReservation) => boolean)[] = []
  if (vehicleId !== undefined) tests.push((row) => row.vehicleId === vehicleId)
  if (userId !== undefined) tests.push((row) => row.userId === userId)
  const { start, end } = during ?? {}
  if (start !== undefined) tests.push((row) => row.end > start)
  if (end !== undefined) tests.push((row) => row.start < end)
  if (status === 'slip') tests.push(awaitsConfirmation)
  else if (status !== undefined) tests.push((row) => readStatus(row.status) === status)
  if (text) tests.push(textTest(text, names))
  return reservations.filter((row) => tests.every((test) => test(row)))
}

function textTest(text: string, { users, vehicles, userNumber, vehicleNumber }: Names) {
  const isFound = searchOf(text)
  // Names are far fewer than reservations, so each is looked through once.
  const testOf = (names: ReadonlyMap<string, string>, numberOf: ((id: string) => string) | undefined) => {
    const known = new Map<string, boolean>()
    return (id: string) => {
      const before = known.get(id)
      if (before !== undefined) return before
      const found = isFound(foldText(names.get(id) ?? numberOf?.(id) ?? ''))
      known.set(id, found)
      return found
    }
  }
  const [isUserFound, isVehicleFound] = [testOf(users, userNumber), testOf(vehicles, vehicleNumber)]
  return ({ id, userId, vehicleId }: SearchedReservation) =>
    isVehicleFound(vehicleId) ||
    (userId !== undefined && isUserFound(userId)) ||
    // As foldText has an ID, in a tenth of the time.
    isFound(id.toLowerCase().replaceAll('dj', 'd'))
}

const STATUS_ORDER = { waiting: 0, success: 1, failed: 2 }

/** A number by which statuses sort: what waits first. */
export const statusRank = (status: string | undefined): number => STATUS_ORDER[readStatus(status)]
