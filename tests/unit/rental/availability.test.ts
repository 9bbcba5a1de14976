import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildAvailability, type Occupancy } from '@/rental/availability'
import { overlaps, type RentalPeriod } from '@/rental/period'

import { anyPeriod, on } from './rentals'

const anyVehicle = fc.constantFrom('1', '2', '10')

const reserved = (period: fc.Arbitrary<RentalPeriod>): fc.Arbitrary<Occupancy[]> =>
  fc.array(
    fc.tuple(anyVehicle, period).map(([vehicleId, { start, end }]) => ({ vehicleId, start, end })),
    { maxLength: 25 },
  )

/** Compares the period with every reservation in turn. */
const isFreePlainly = (reservations: Occupancy[], vehicleId: string, period: RentalPeriod): boolean =>
  !reservations.some((own) => own.vehicleId === vehicleId && overlaps(own, period))

/** From the first start to the last end. */
const hull = (periods: RentalPeriod[]): RentalPeriod | undefined => {
  const start = periods.map((period) => period.start).toSorted()[0]
  const end = periods
    .map((period) => period.end)
    .toSorted()
    .at(-1)
  return start === undefined || end === undefined ? undefined : { start, end }
}

const tenToFifteen = buildAvailability([{ vehicleId: '3', start: on(10), end: on(15) }])

describe('a car reserved from 10 to 15 December', () => {
  it('leaves every other car free, whatever its id', () => {
    for (const other of ['30', '33', '03', '', '3 ', 'constructor', '__proto__'])
      expect(tenToFifteen.isFree(other, { start: on(10), end: on(15) })).toBe(true)
  })
})

describe('availability', () => {
  it('ignores the status: a failed reservation holds its vehicle', () => {
    const reservation = { vehicleId: '3', start: on(10), end: on(15), status: 'failed' }
    expect(buildAvailability([reservation]).isFree('3', { start: on(10), end: on(15) })).toBe(false)
  })

  it('leaves out a reservation that has freed its car', () => {
    const own = { vehicleId: '3', start: on(10), end: on(15) }
    const freed = { ...own, isFreed: true }
    expect(buildAvailability([freed]).isFree('3', own)).toBe(true)
    expect(buildAvailability([freed, own]).isFree('3', own)).toBe(false)
    expect(buildAvailability([{ ...freed, end: on(5) }]).isComplete).toBe(true)
  })

  it.each([
    ['ends before it starts', on(15), on(10)],
    ['ends when it starts', on(12), on(12)],
  ])('ignores a reservation that %s, and is then incomplete', (_, start, end) => {
    const availability = buildAvailability([{ vehicleId: '3', start, end }])
    expect(availability.isFree('3', { start: on(5), end: on(20) })).toBe(true)
    expect(availability.isComplete).toBe(false)
  })

  it('is complete if every reservation has a length', () => {
    expect(buildAvailability([{ vehicleId: '3', start: on(5), end: on(10) }]).isComplete).toBe(true)
    expect(buildAvailability([]).isComplete).toBe(true)
  })

  it('agrees with a comparison with every reservation in turn, even if a period ends when or before it starts', () => {
    fc.assert(
      fc.property(reserved(anyPeriod), anyVehicle, anyPeriod, (reservations, vehicleId, period) => {
        expect(buildAvailability(reservations).isFree(vehicleId, period)).toBe(
          isFreePlainly(reservations, vehicleId, period),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  it('gives the time that the reservations in the way of a period cover, with those that touch them', () => {
    fc.assert(
      fc.property(reserved(anyPeriod), anyVehicle, anyPeriod, (reservations, vehicleId, period) => {
        const own = reservations.filter((each) => each.vehicleId === vehicleId && each.start < each.end)
        let taken = hull(own.filter((each) => overlaps(each, period)))
        for (const _ of own) {
          taken = hull(own.filter((each) => taken && each.start <= taken.end && each.end >= taken.start))
        }
        expect(buildAvailability(reservations).takenAround(vehicleId, period)).toEqual(taken)
      }),
      { numRuns: 1_000 },
    )
  })

  it('does not change the list it was built from, and ignores later changes of the list', () => {
    const list = [
      { vehicleId: '3', start: on(20), end: on(25) },
      { vehicleId: '3', start: on(10), end: on(15) },
    ]
    const before = structuredClone(list)
    const availability = buildAvailability(list)
    expect(list).toEqual(before)
    list.length = 0
    expect(availability.isFree('3', { start: on(10), end: on(15) })).toBe(false)
  })
})
