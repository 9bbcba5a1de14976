import { compareText } from './period.ts'
import { awaitsConfirmation, type StatusAndSlip } from './status.ts'
import type { WallClock } from './wall-clock.ts'

/** A reservation as far as its place among the slips to check goes. */
interface SlipOwner extends StatusAndSlip {
  id: string
  start: WallClock
}

/** The reservations whose slip waits to be checked, the earliest pickup first. */
export const slipsToCheck = <Row extends SlipOwner>(rows: readonly Row[]): Row[] =>
  rows.filter(awaitsConfirmation).toSorted(compare)

/** The place of a reservation among the slips to check; it keeps its place when it has been confirmed. */
export function slipQueue<Row extends SlipOwner>(waiting: readonly Row[], current: SlipOwner) {
  const others = waiting.filter((row) => compare(row, current) !== 0)
  const before = others.filter((row) => compare(row, current) < 0).length
  return {
    /** How many wait, the reservation itself among them if its slip waits. */
    count: waiting.length,
    /** Its place from 1; of one that does not wait, the place of the next. */
    place: before + 1,
    /** The nearest that wait, from either end on to the other; undefined if no other one waits. */
    next: others[before] ?? others[0],
    previous: others[before - 1] ?? others.at(-1),
  }
}

const compare = (a: SlipOwner, b: SlipOwner): number =>
  compareText(a.start, b.start) || compareText(a.id, b.id)
