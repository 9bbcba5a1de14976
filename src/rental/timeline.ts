import type { Availability } from './availability.ts'
import { daysOfLength, firstFreeDays, lastReturn, periodOf, type RentalDays } from './nearest-periods.ts'
import { byStart, overlaps, type RentalPeriod } from './period.ts'
import { addDays, dayOf, wallClockDistance, type Day, type WallClock } from './wall-clock.ts'

/** A range of whole days in which reservations are drawn. */
export interface TimelineWindow {
  from: Day
  /** How many days are shown. */
  days: number
}

/** A place as fractions of the window's width: 0 is its first midnight, 1 its last. */
interface Place {
  left: number
  width: number
}

/** A reservation's bar: its place, and its lane, one of several drawn in rows. */
export interface TimelineBar<Row> extends Place {
  row: Row
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
  window: TimelineWindow,
): TimelineBar<Row>[] {
  const shown = momentsOf(window)
  const laneEnds: string[] = []
  return rows
    .filter((row) => overlaps(row, shown))
    .toSorted(byStart)
    .map((row) => {
      const free = laneEnds.findIndex((laneEnd) => laneEnd <= row.start)
      const lane = free === -1 ? laneEnds.length : free
      laneEnds[lane] = row.end
      const [startsBefore, endsAfter] = [row.start < shown.start, row.end > shown.end]
      return Object.assign(placeIn(shown, row), { row, lane, startsBefore, endsAfter })
    })
}

/** The days in the range on which a vehicle is free: from the first pickup to the last return between two reservations. */
export function freeGaps(
  availability: Availability,
  vehicleId: string,
  { from, to }: RentalDays,
): RentalDays[] {
  const first = firstFreeDays(availability, vehicleId, daysOfLength(1), { from, to: addDays(to, -1) })
  if (first === undefined) return []
  const next = availability.takenAround(vehicleId, periodOf({ from: first.from, to }))
  const gap = { from: first.from, to: next ? lastReturn(next.start) : to }
  return [gap, ...freeGaps(availability, vehicleId, { from: gap.to, to })]
}

/** The place of free days in the window, as that of a bar. */
export const placeOf = (days: RentalDays, window: TimelineWindow): Place =>
  placeIn(momentsOf(window), periodOf(days))

/** The window's first and last midnight. */
const momentsOf = ({ from, days }: TimelineWindow): RentalPeriod => ({
  start: `${from} 00:00:00`,
  end: `${addDays(from, days)} 00:00:00`,
})

/** The place of a period in the window, cut off at the window's ends. */
function placeIn({ start, end }: RentalPeriod, period: RentalPeriod): Place {
  const length = wallClockDistance(start, end)
  const fraction = (time: WallClock) => Math.min(1, Math.max(0, wallClockDistance(start, time) / length))
  const left = fraction(period.start)
  return { left, width: fraction(period.end) - left }
}

const noonOf = (day: Day): WallClock => `${day} 12:00:00`

/** The reservations that hold their vehicle at noon of the day, by pickup: the next client can have a day of return. */
export const rowsOn = <Row extends RentalPeriod>(rows: readonly Row[], day: Day): Row[] =>
  rows.filter(({ start, end }) => start <= noonOf(day) && noonOf(day) < end).toSorted(byStart)

/** The days next to a reservation that holds its vehicle on other noons than theirs: before it, and after it. */
export const daysBeside = ({ start, end }: RentalPeriod): { before: Day; after: Day } => ({
  before: addDays(dayOf(start), start <= noonOf(dayOf(start)) ? -1 : 0),
  after: addDays(dayOf(end), end <= noonOf(dayOf(end)) ? 0 : 1),
})
