import type { RentalPeriod } from './period.ts'
import { foldText, phoneDigits, searchedDigits, searchOf } from './search-text.ts'
import { awaitsConfirmation, readStatus, type ReservationStatus } from './status.ts'

/** The fields of a reservation that a search uses. */
export interface SearchedReservation extends RentalPeriod {
  id: string
  vehicleId: string
  userId?: string | undefined
  status?: string | undefined
  slipImage?: string | undefined
}

/** The filter of a list of reservations. A missing part restricts nothing. */
export interface ReservationFilter<Row extends SearchedReservation = SearchedReservation> {
  /** A status, or 'slip' for reservations whose slip awaits confirmation. */
  status?: ReservationStatus | 'slip' | undefined
  vehicleId?: string | undefined
  userId?: string | undefined
  /** Only reservations with these IDs, such as those that overlap. */
  ids?: { has: (id: string) => boolean } | undefined
  /** Only reservations that pass this test too, such as those behind a figure. */
  isCounted?: ((row: Row) => boolean) | undefined
  /** Only reservations that overlap this period; one end may be open. */
  during?: Partial<RentalPeriod> | undefined
  /** The text to find in the ID, the name of the user or vehicle, or the user's e-mail address or phone number. */
  text?: string | undefined
}

/** The names of vehicles and users by ID, as people see them. */
export interface Names {
  vehicles: ReadonlyMap<string, string>
  users: ReadonlyMap<string, string>
  /** The text shown for a vehicle, or a user, without a name. */
  vehicleFallbackName?: (id: string) => string
  userFallbackName?: (id: string) => string
  /** How users can be reached; those who cannot are found by name only. */
  contacts?: ReadonlyMap<string, Contact>
}

interface Contact {
  email?: string | undefined
  phone?: string | undefined
}

// A shorter number is more likely the ID of a reservation.
const FEWEST_PHONE_DIGITS = 6

/**
 * The name of each vehicle by its ID, in the order of the fleet. Where several share a name, each is named by `withId`,
 * so that whoever looks after the fleet knows which vehicle is meant.
 */
export function vehicleNames<Named extends { id: string; name: string }>(
  vehicles: readonly Named[],
  withId: (vehicle: Named) => string,
): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { name } of vehicles) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    vehicles.map((vehicle) => [vehicle.id, counts.get(vehicle.name) === 1 ? vehicle.name : withId(vehicle)]),
  )
}

/** The reservations that pass the filter, in the order of the list; each filter passes over what the one before left. */
export function filterReservations<Row extends SearchedReservation>(
  reservations: readonly Row[],
  { status, vehicleId, userId, ids, isCounted, during, text }: ReservationFilter<Row>,
  names: Names,
): readonly Row[] {
  const tests: ((row: Row) => boolean)[] = []
  if (vehicleId !== undefined) tests.push((row) => row.vehicleId === vehicleId)
  if (userId !== undefined) tests.push((row) => row.userId === userId)
  const { start, end } = during ?? {}
  if (start !== undefined) tests.push((row) => row.end > start)
  if (end !== undefined) tests.push((row) => row.start < end)
  if (status === 'slip') tests.push(awaitsConfirmation)
  else if (status !== undefined) tests.push((row) => readStatus(row.status) === status)
  if (ids) tests.push(({ id }) => ids.has(id))
  if (isCounted) tests.push(isCounted)
  if (text) tests.push(textTest(text, names))
  return tests.reduce((rows, test) => rows.filter(test), reservations)
}

function textTest(text: string, { users, vehicles, userFallbackName, vehicleFallbackName, contacts }: Names) {
  const isFound = searchOf(text)
  const digits = searchedDigits(text, FEWEST_PHONE_DIGITS)
  const isEmailSearch = text.includes('@')
  const isContactFound = ({ email, phone }: Contact = {}) =>
    (isEmailSearch && isFound(foldText(email ?? ''))) ||
    (digits !== undefined && phoneDigits(phone ?? '').includes(digits))
  // There are far fewer vehicles and users than reservations, so each of them is searched once.
  const isVehicleFound = cachedById((id) =>
    isFound(foldText(vehicles.get(id) ?? vehicleFallbackName?.(id) ?? '')),
  )
  const isUserFound = cachedById(
    (id) =>
      isFound(foldText(users.get(id) ?? userFallbackName?.(id) ?? '')) || isContactFound(contacts?.get(id)),
  )
  return ({ id, userId, vehicleId }: SearchedReservation) =>
    isVehicleFound(vehicleId) || (userId !== undefined && isUserFound(userId)) || isFound(foldId(id))
}

// The same result as foldText, which would take as long as all the rest of a search; most IDs are figures alone.
const foldId = (id: string) => (/\D/.test(id) ? id.toLowerCase().replaceAll('dj', 'd') : id)

function cachedById(test: (id: string) => boolean): (id: string) => boolean {
  const results = new Map<string, boolean>()
  return (id) => {
    const known = results.get(id)
    if (known !== undefined) return known
    const result = test(id)
    results.set(id, result)
    return result
  }
}

const STATUS_ORDER = { waiting: 0, success: 1, failed: 2 }

/** A number to sort statuses by: waiting ones come first. */
export const statusRank = (status: string | undefined): number => STATUS_ORDER[readStatus(status)]
