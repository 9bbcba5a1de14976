import { stands } from './booking.ts'
import { findConflicts } from './conflicts.ts'
import { byStart, compareText, type RentalPeriod } from './period.ts'
import { awaitsConfirmation, readStatus, type StatusAndSlip } from './status.ts'
import { addDays, dayOf, type WallClock } from './wall-clock.ts'

interface DeskReservation extends RentalPeriod, StatusAndSlip {
  id: string
  vehicleId: string
}

/** What is to be done at the desk; each list by time, the earliest first. Failed reservations are left out. */
export interface DeskDay<Row> {
  /** The reservations that begin today or tomorrow, and those that end then. */
  pickups: readonly Row[]
  returns: readonly Row[]
  /** Those that begin within 24 hours and are not confirmed. */
  unconfirmed: readonly Row[]
  /** Those whose slip waits to be checked. */
  slips: readonly Row[]
  /** Those that overlap another one, each pair once; both are not over. */
  conflicts: readonly (readonly [Row, Row])[]
}

/** What is to be done at the desk at that Belgrade time; one pass over the reservations, however many. */
export function deskDay<Row extends DeskReservation>(rows: readonly Row[], now: WallClock): DeskDay<Row> {
  const days = [dayOf(now), addDays(dayOf(now), 1)]
  const inADay = `${days[1]}${now.slice(10)}`
  const open = rows.filter((row) => row.start < row.end && stands(row))
  const coming = open.filter(({ end }) => end > now)
  const isUnconfirmed = ({ start, status }: Row) =>
    now <= start && start <= inADay && readStatus(status) !== 'success'
  return {
    pickups: open.filter(({ start }) => days.includes(dayOf(start))).toSorted(byStart),
    returns: open
      .filter(({ end }) => days.includes(dayOf(end)))
      .toSorted((a, b) => compareText(a.end, b.end)),
    unconfirmed: coming.filter(isUnconfirmed).toSorted(byStart),
    slips: rows.filter(awaitsConfirmation).toSorted(byStart),
    conflicts: conflictPairs(coming),
  }
}

function conflictPairs<Row extends DeskReservation>(rows: readonly Row[]): (readonly [Row, Row])[] {
  const conflicts = findConflicts(rows)
  const paired = new Set<string>()
  return rows.toSorted(byStart).flatMap((row) => {
    const other = conflicts.get(row.id)
    if (!other || paired.has(`${other.id} ${row.id}`)) return []
    paired.add(`${row.id} ${other.id}`)
    return [[row, other] as const]
  })
}
