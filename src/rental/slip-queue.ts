import { awaitsConfirmation, type StatusAndSlip } from './status.ts'
import type { WallClock } from './wall-clock.ts'

/** A reservation as far as its place among the slips to check goes. */
interface SlipOwner extends StatusAndSlip {
  id: string
  start: WallClock
}

/** Where a reservation stands among those whose slip waits to be checked. */
export interface SlipQueue<Row> {
  /** How many wait, the reservation itself among them if its slip waits. */
  count: number
  /** Its place from 1; of one that does not wait, the place of the next. */
  place: number
  /** The nearest that wait, from either end on to the other; undefined if no other one waits. */
  next: Row | undefined
  previous: Row | undefined
}

/**
 * The place of a reservation among the slips to check, the earliest pickup first; it keeps its place when it has been
 * confirmed. One pass, so that a long list needs no order of its own.
 */
export function slipQueue<Row extends SlipOwner>(rows: readonly Row[], current: SlipOwner): SlipQueue<Row> {
  let count = 0
  let place = 1
  let first: Row | undefined
  let last: Row | undefined
  let next: Row | undefined
  let previous: Row | undefined
  for (const row of rows) {
    if (!awaitsConfirmation(row)) continue
    count += 1
    const order = compare(row, current)
    if (order === 0) continue
    if (order < 0) place += 1
    if (!first || compare(row, first) < 0) first = row
    if (!last || compare(row, last) > 0) last = row
    if (order > 0 && (!next || compare(row, next) < 0)) next = row
    if (order < 0 && (!previous || compare(row, previous) > 0)) previous = row
  }
  return { count, place, next: next ?? first, previous: previous ?? last }
}

const compare = (a: SlipOwner, b: SlipOwner): number =>
  compareText(a.start, b.start) || compareText(a.id, b.id)

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
