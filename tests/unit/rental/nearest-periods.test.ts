import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildAvailability } from '@/rental/availability'
import { extensionOf, NEAR_DAYS, nearestOf, nearestPeriods } from '@/rental/nearest-periods'
import { rentalTimeOn, type RentalPeriod } from '@/rental/period'
import { addDays } from '@/rental/wall-clock'

import { anyRental, on } from './rentals'

const reserved = (rentals: readonly RentalPeriod[]) =>
  buildAvailability(rentals.map((rental) => ({ vehicleId: '3', ...rental })))

/** The nearest free days, found by trying one day after the other. */
function nearestPlainly(rentals: RentalPeriod[], from: string, days: number, first: string, step: 1 | -1) {
  const availability = reserved(rentals)
  for (let away = 1; away <= NEAR_DAYS; away += 1) {
    const day = addDays(from, away * step)
    const to = addDays(day, days)
    const period = { start: rentalTimeOn(day), end: rentalTimeOn(to) }
    if (day >= first && availability.isFree('3', period)) return { from: day, to }
  }
  return undefined
}

describe('the nearest free days of a car', () => {
  it('are those found by trying one day after the other', () => {
    fc.assert(
      fc.property(
        fc.array(anyRental, { maxLength: 12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 6, max: 10 }),
        (rentals, away, days, hour) => {
          const now = on(1, hour)
          const first = hour > 8 ? '2026-12-02' : '2026-12-01'
          const from = addDays('2026-12-01', away)
          expect(nearestPeriods(reserved(rentals), { from, to: addDays(from, days) }, now)('3')).toEqual({
            before: nearestPlainly(rentals, from, days, first, -1),
            after: nearestPlainly(rentals, from, days, first, 1),
          })
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are at most 90 days away', () => {
    const chosen = { from: '2026-12-10', to: '2026-12-12' }
    const until = (end: string) =>
      nearestPeriods(reserved([{ start: on(1), end }]), chosen, on(1))('3').after?.from
    expect(until('2027-03-10 08:00:00')).toBe('2027-03-10')
    expect(until('2027-03-10 09:00:00')).toBeUndefined()
  })

  it('follow reservations that reach years ahead in a few jumps', () => {
    const rentals = Array.from({ length: 4_000 }, (_, place) => ({
      start: rentalTimeOn(addDays('2026-12-01', place)),
      end: rentalTimeOn(addDays('2026-12-02', place)),
    }))
    const chosen = { from: '2027-05-01', to: '2027-05-02' }
    expect(nearestPeriods(reserved(rentals), chosen, on(1))('3')).toEqual({
      before: undefined,
      after: undefined,
    })
  })

  it('of a fleet are the nearest of any car, the later ones if both are as near', () => {
    const days = (day: string) => ({ from: day, to: addDays(day, 2) })
    const chosen = days('2026-12-10')
    const early = { before: days('2026-12-08'), after: undefined }
    const late = { before: undefined, after: days('2026-12-12') }
    expect(nearestOf(chosen, [early, late])).toEqual(late.after)
    expect(nearestOf(chosen, [early, { before: days('2026-12-01'), after: days('2026-12-13') }])).toEqual(
      early.before,
    )
    expect(nearestOf(chosen, [{ before: undefined, after: undefined }])).toBeUndefined()
  })
})

describe('extending a rental that ends on 10 December at 08:00', () => {
  const rental = { vehicleId: '3', end: on(10) }

  it('goes on from its end, until the next reservation starts', () => {
    const availability = reserved([
      { start: on(5), end: on(10) },
      { start: on(12), end: on(15) },
    ])
    expect(extensionOf(availability, rental, on(1))).toEqual({ from: '2026-12-10', until: on(12) })
    expect(extensionOf(reserved([]), rental, on(1))).toEqual({ from: '2026-12-10', until: undefined })
  })

  it('is not possible if the car is taken within a day', () => {
    expect(extensionOf(reserved([{ start: on(10, 9), end: on(12) }]), rental, on(1))).toBeUndefined()
  })

  it('is possible until a day before the end', () => {
    expect(extensionOf(reserved([]), rental, on(9))).toBeDefined()
    expect(extensionOf(reserved([]), rental, on(9, 9))).toBeUndefined()
  })
})
