import { stands } from './booking.ts'
import { conflictPairs } from './conflicts.ts'
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
  const today = dayOf(now)
  const inADay = `${addDays(today, 1)}${now.slice(10)}`
  const dayAfterTomorrow = addDays(today, 2)
  const isNear = (time: WallClock) => today <= time && time < dayAfterTomorrow
  // Most of a long list is over: such a row costs one comparison.
  const open = rows.filter((row) => row.end >= today && row.start < row.end && stands(row))
  const coming = open.filter(({ end }) => end > now)
  const isUnconfirmed = ({ start, status }: Row) =>
    now <= start && start <= inADay && readStatus(status) !== 'success'
  return {
    pickups: open.filter(({ start }) => isNear(start)).toSorted(byStart),
    returns: open.filter(({ end }) => isNear(end)).toSorted((a, b) => compareText(a.end, b.end)),
    unconfirmed: coming.filter(isUnconfirmed).toSorted(byStart),
    slips: rows.filter(awaitsConfirmation).toSorted(byStart),
    conflicts: conflictPairs(coming),
  }
}
