import { stands } from './booking.ts'
import { byStart, overlaps, type RentalPeriod } from './period.ts'
import { readStatus } from './status.ts'

/** A reservation as far as it can overlap another. */
interface Booking extends RentalPeriod {
  id: string
  vehicleId: string
  status?: string | undefined
}

/**
 * The reservations of one vehicle that overlap, in pairs, the earlier first; of those before it, each is paired with the one
 * that ends last. Failed ones are left out (docs/decisions.md, "Conflicts"). One pass in order of their pickups.
 */
export function conflictPairs<Row extends Booking>(rows: readonly Row[]): (readonly [Row, Row])[] {
  const pairs: (readonly [Row, Row])[] = []
  const longest = new Map<string, Row>()
  for (const row of rows.filter(stands).toSorted(byStart)) {
    const before = longest.get(row.vehicleId)
    if (before && overlaps(before, row)) pairs.push([before, row])
    if (!before || row.end > before.end) longest.set(row.vehicleId, row)
  }
  return pairs
}

/** The reservations that overlap another one of their vehicle, by their IDs, each with one that it overlaps. */
export function findConflicts<Row extends Booking>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const conflicts = new Map<string, Row>()
  for (const [before, row] of conflictPairs(rows)) {
    if (!conflicts.has(before.id)) conflicts.set(before.id, row)
    conflicts.set(row.id, before)
  }
  return conflicts
}

/**
 * The reservation that overlaps this one, also a failed one; a confirmed one comes before others, and those that failed are
 * left out.
 */
export function overlapOf<Row extends Booking>(row: Booking, rows: readonly Row[]): Row | undefined {
  const others = rows.filter(
    (other) =>
      other.vehicleId === row.vehicleId && other.id !== row.id && stands(other) && overlaps(row, other),
  )
  return others.find(({ status }) => readStatus(status) === 'success') ?? others[0]
}
