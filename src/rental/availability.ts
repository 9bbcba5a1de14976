import { byStart, type RentalPeriod } from './period.ts'

/** The fields that availability needs of a reservation. */
export interface Occupancy extends RentalPeriod {
  vehicleId: string
  /** Whether it may hold its vehicle longer than its period says. */
  isUnsure?: boolean
  /** Whether its status frees the vehicle (docs/decisions.md, "Statuses that free a car"). */
  isFreed?: boolean
}

/** Tells which vehicle is free when; built once, queried many times. */
export interface Availability {
  /** Whether no reservation of the vehicle overlaps the period. O(log n) in the vehicle's reservations. */
  isFree(vehicleId: string, period: RentalPeriod): boolean
  /**
   * The time from the first start to the last end of the vehicle's reservations that overlap the period, and of those that
   * follow each other without a gap; undefined if it is free. No rental of this length that overlaps it is free. O(log n).
   */
  takenAround(vehicleId: string, period: RentalPeriod): RentalPeriod | undefined
  /** False if a reservation is unsure or has no length: it may hold its vehicle on days that nobody knows. */
  isComplete: boolean
}

/** The times in which a vehicle is taken, which neither overlap nor touch each other. */
interface OccupancyIndex {
  starts: string[]
  ends: string[]
}

const built = new WeakMap<readonly Occupancy[], Availability>()

// Rows that are looked at before the next interruption.
const STEP_ROWS = 2_000

/** The index of a list, built once per list. */
export function buildAvailability(reservations: readonly Occupancy[]): Availability {
  const work = prepareAvailability(reservations)
  let availability = built.get(reservations)
  while (availability === undefined) availability = work.next().value
  return availability
}

/**
 * Builds the index of a list: each vehicle's reservations sorted by start, for binary search. A reservation that does not
 * end after its start occupies no time and is left out, as is one that has freed its vehicle. At each yield the work may be interrupted.
 */
export function* prepareAvailability(reservations: readonly Occupancy[]): Generator<undefined, Availability> {
  const rentals = new Map<string, Occupancy[]>()
  let isComplete = true
  for (const [index, reservation] of reservations.entries()) {
    if (index % STEP_ROWS === 0) yield
    if (reservation.isFreed) continue
    const isLong = reservation.start < reservation.end
    if (!isLong || reservation.isUnsure) isComplete = false
    if (!isLong) continue
    const ofVehicle = rentals.get(reservation.vehicleId)
    if (ofVehicle === undefined) rentals.set(reservation.vehicleId, [reservation])
    else ofVehicle.push(reservation)
  }
  const indexByVehicle = new Map<string, OccupancyIndex>()
  for (const [vehicleId, ofVehicle] of rentals) {
    yield
    indexByVehicle.set(vehicleId, occupancyIndexOf(ofVehicle))
  }

  const availability: Availability = {
    isComplete,
    isFree: (vehicleId, period) => endOfOverlap(indexByVehicle.get(vehicleId), period) === undefined,
    takenAround(vehicleId, period) {
      const index = indexByVehicle.get(vehicleId)
      const end = endOfOverlap(index, period)
      if (index === undefined || end === undefined) return undefined
      const start = index.starts[countBefore(index.ends, period.start, true)]
      return start === undefined ? undefined : { start, end }
    },
  }
  built.set(reservations, availability)
  return availability
}

function occupancyIndexOf(rentals: Occupancy[]): OccupancyIndex {
  const starts: string[] = []
  const ends: string[] = []
  let latest = ''
  rentals.sort(byStart)
  for (const { start, end } of rentals) {
    if (start > latest) starts.push(start)
    if (end > latest) latest = end
    ends[starts.length - 1] = latest
  }
  return { starts, ends }
}

/** The end of the last taken time that overlaps the period. */
function endOfOverlap(index: OccupancyIndex | undefined, { start, end }: RentalPeriod): string | undefined {
  if (index === undefined || end <= start) return undefined
  const lastEnd = index.ends[countBefore(index.starts, end) - 1]
  return lastEnd !== undefined && start < lastEnd ? lastEnd : undefined
}

/** How many of the rising times are before the moment, or at it. */
function countBefore(times: readonly string[], moment: string, orAt = false): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const time = times[middle]
    if (time !== undefined && (time < moment || (orAt && time === moment))) low = middle + 1
    else high = middle
  }
  return low
}
