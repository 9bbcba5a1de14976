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
 * confirmed. A long list needs no order of its own.
 */
export function slipQueue<Row extends SlipOwner>(rows: readonly Row[], current: SlipOwner): SlipQueue<Row> {
  const waiting = rows.filter(awaitsConfirmation)
  const before = waiting.filter((row) => compare(row, current) < 0)
  const after = waiting.filter((row) => compare(row, current) > 0)
  return {
    count: waiting.length,
    place: before.length + 1,
    next: firstOf(after) ?? firstOf(before),
    previous: lastOf(before) ?? lastOf(after),
  }
}

const firstOf = <Row extends SlipOwner>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>((first, row) => (first && compare(first, row) < 0 ? first : row), undefined)

const lastOf = <Row extends SlipOwner>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>((last, row) => (last && compare(last, row) > 0 ? last : row), undefined)

const compare = (a: SlipOwner, b: SlipOwner): number =>
  compareText(a.start, b.start) || compareText(a.id, b.id)

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
