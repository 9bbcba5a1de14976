import type { Para } from './money.ts'
import type { RentalPeriod } from './period.ts'
import { reservedDays } from './pricing.ts'
import { hasSlip, readStatus, type StatusAndSlip } from './status.ts'
import { dayOf, type Day } from './wall-clock.ts'

interface CountedReservation extends RentalPeriod, StatusAndSlip {
  vehicleId: string
  duration?: number | undefined
  price?: Para | undefined
}

/** The figures; each also filters the list for the reservations behind it (docs/decisions.md, "Figures"). */
export const FIGURES = ['occupancy', 'revenue', 'length', 'unpaid'] as const

export type Figure = (typeof FIGURES)[number]

/** The days that are counted, both in full; an end may be open. `today` is Belgrade's. */
export interface CountedDays {
  from?: Day | undefined
  to?: Day | undefined
  today: Day
}

// Sorts after every day.
const ANY_LATER_DAY = '~'

/** Whether a reservation is among those that the figure of these days is made of. */
export function isBehind(
  figure: Figure,
  row: CountedReservation,
  { from = '', to = ANY_LATER_DAY, today }: CountedDays,
): boolean {
  // As for availability, what does not end after its start holds nothing.
  if (row.start >= row.end) return false
  const first = dayOf(row.start)
  if (figure === 'occupancy') return isHeld(row) && first <= to && endsAfterDaysBefore(row, from)
  return from <= first && first <= to && BEGINNING[figure](row, today)
}

const isHeld = ({ isFreed, status }: StatusAndSlip) => !isFreed && readStatus(status) !== 'failed'

/** For what is counted in the month in which the rental begins. */
const BEGINNING = {
  revenue: ({ status }: CountedReservation) => readStatus(status) === 'success',
  length: isHeld,
  unpaid: (row: CountedReservation, today: Day) =>
    hasBegun(row, today) && readStatus(row.status) !== 'success' && !hasSlip(row),
}

const hasBegun = ({ start }: RentalPeriod, today: Day) => start < today

/** Whether a later time of the day than at the start ends the rental, so that it takes its last day too. */
const takesLastDay = ({ start, end }: RentalPeriod) => end.slice(10) > start.slice(10)

const endsAfterDaysBefore = (row: RentalPeriod, from: Day) =>
  takesLastDay(row) ? dayOf(row.end) >= from : dayOf(row.end) > from

/** The sums over the reservations that begin in a month. */
export interface MonthFigures {
  /** Of the confirmed ones, in para. */
  revenue: Para
  /** How many hold their vehicle, and for how many days in all. */
  count: number
  days: number
  /** How many have begun, and how many of them were neither confirmed nor paid by a slip. */
  begun: number
  unpaid: number
}

export interface Figures {
  months: readonly MonthFigures[]
  /** The rented days of each month by vehicle; vehicles without one are missing. */
  rentedDays: ReadonlyMap<string, readonly number[]>
}

/** The figures of some months, whose days are given in order; one pass, however long the list. */
export function figuresOf(
  reservations: readonly CountedReservation[],
  months: readonly (readonly Day[])[],
  today: Day,
): Figures {
  const days = months.flat()
  const placeOf = new Map(days.map((day, place) => [day, place]))
  const sums = months.map((): MonthFigures => ({ revenue: 0, count: 0, days: 0, begun: 0, unpaid: 0 }))
  const sumOfDay = months.flatMap(({ length }, month) => Array.from({ length }, () => sums[month]))
  const taken = new Map<string, Uint8Array>()
  const firstMoment = days[0] ?? ''
  const lastMoment = `${days.at(-1) ?? ''}${ANY_LATER_DAY}`
  for (const row of reservations) {
    // Most of a long list lies outside the months: such a row costs two comparisons.
    if (row.end < firstMoment || row.start > lastMoment || row.start >= row.end) continue
    // What follows asks as `isBehind` does, without the days, which are known here.
    const first = placeOf.get(dayOf(row.start))
    const holdsVehicle = isHeld(row)
    if (holdsVehicle && (first !== undefined || endsAfterDaysBefore(row, firstMoment))) {
      const ofVehicle = taken.get(row.vehicleId) ?? new Uint8Array(days.length)
      taken.set(row.vehicleId, ofVehicle)
      const last = placeOf.get(dayOf(row.end))
      const end = last === undefined ? days.length : takesLastDay(row) ? last + 1 : last
      ofVehicle.fill(1, first ?? 0, end)
    }
    const sum = first === undefined ? undefined : sumOfDay[first]
    if (sum === undefined) continue
    if (BEGINNING.revenue(row)) sum.revenue += row.price ?? 0
    if (holdsVehicle) {
      sum.count += 1
      sum.days += reservedDays(row)
    }
    if (hasBegun(row, today)) sum.begun += 1
    if (BEGINNING.unpaid(row, today)) sum.unpaid += 1
  }
  const rentedDays = new Map(Array.from(taken, ([id, marks]) => [id, countByMonth(marks, months)]))
  return { months: sums, rentedDays }
}

function countByMonth(marks: Uint8Array, months: readonly (readonly Day[])[]): number[] {
  let place = 0
  return months.map(({ length }) => {
    let count = 0
    for (const end = place + length; place < end; place += 1) count += marks[place] ?? 0
    return count
  })
}

/** The sum of the months' figures. */
export function totalOf(months: readonly MonthFigures[]): MonthFigures {
  const total: MonthFigures = { revenue: 0, count: 0, days: 0, begun: 0, unpaid: 0 }
  for (const month of months)
    for (const name of ['revenue', 'count', 'days', 'begun', 'unpaid'] as const) total[name] += month[name]
  return total
}
