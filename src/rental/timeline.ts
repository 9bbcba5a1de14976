import { byStart, type RentalPeriod } from './period.ts'
import { addDays, wallClockDistance, type Day } from './wall-clock.ts'

/** A stretch of whole days in which reservations are shown. */
export interface TimelineWindow {
  from: Day
  /** How many days are shown. */
  days: number
}

/** Where a reservation stands in the window: as parts of its width, and in which of its vehicle's lanes. */
export interface TimelineBar<Row> {
  row: Row
  /** From 0, the window's first midnight, to 1, its last. */
  left: number
  width: number
  lane: number
  /** Whether it begins before the window, or ends after it. */
  comesIn: boolean
  goesOn: boolean
}

/** The days of a window, in order. */
export const daysOfWindow = ({ from, days }: TimelineWindow): Day[] =>
  Array.from({ length: days }, (_, place) => addDays(from, place))

/** The reservations of each vehicle, in the order of the list. */
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
 * The bars of one vehicle's reservations in the window, by pickup. Reservations that overlap, which should not be,
 * stand in lanes of their own; those that only touch share one (docs/decisions.md, "Half-open overlap").
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
      return { row, left, width: right - left, lane, comesIn: row.start < start, goesOn: row.end > end }
    })
}
