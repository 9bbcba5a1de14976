import { byStart, type RentalPeriod } from './period.ts'
import { addDays, wallClockDistance, type Day } from './wall-clock.ts'

/** A range of whole days in which reservations are drawn. */
export interface TimelineWindow {
  from: Day
  /** How many days are shown. */
  days: number
}

/** A reservation's bar: its place as fractions of the window's width, and its lane, one of several drawn in rows. */
export interface TimelineBar<Row> {
  row: Row
  /** 0 is the window's first midnight, 1 its last. */
  left: number
  width: number
  lane: number
  /** Whether the reservation begins before the window (`startsBefore`) or ends after it (`endsAfter`). */
  startsBefore: boolean
  endsAfter: boolean
}

/** The days of a window, in order. */
export const daysOfWindow = ({ from, days }: TimelineWindow): Day[] =>
  Array.from({ length: days }, (_, place) => addDays(from, place))

/** The reservations by vehicle ID, in the order of the list. */
export function groupByVehicle<Row extends { vehicleId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.vehicleId)
    if (group === undefined) groups.set(row.vehicleId, [row])
    else group.push(row)
  }
  return groups
}

/**
 * The bars of one vehicle's reservations in the window, sorted by pickup. Overlapping reservations, which should not
 * exist, get separate lanes; those that only touch share a lane.
 */
export function timelineBars<Row extends RentalPeriod>(
  rows: readonly Row[],
  { from, days }: TimelineWindow,
): TimelineBar<Row>[] {
  const start = `${from} 00:00:00`
  const end = `${addDays(from, days)} 00:00:00`
  const length = wallClockDistance(start, end)
  const laneEnds: string[] = []
  return rows
    .filter((row) => row.start < end && start < row.end && row.start < row.end)
    .toSorted(byStart)
    .map((row) => {
      const free = laneEnds.findIndex((laneEnd) => laneEnd <= row.start)
      const lane = free === -1 ? laneEnds.length : free
      laneEnds[lane] = row.end
      const left = Math.max(0, wallClockDistance(start, row.start) / length)
      const right = Math.min(1, wallClockDistance(start, row.end) / length)
      return {
        row,
        left,
        width: right - left,
        lane,
        startsBefore: row.start < start,
        endsAfter: row.end > end,
      }
    })
}
