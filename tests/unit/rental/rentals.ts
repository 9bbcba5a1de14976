import * as fc from 'fast-check'

import type { RentalPeriod } from '@/rental/period'

const twoDigits = (figure: number): string => String(figure).padStart(2, '0')

/** A time in December 2026. */
export const on = (day: number, hour = 8): string => `2026-12-${twoDigits(day)} ${twoDigits(hour)}:00:00`

// Only a few moments, at whole hours around 08:00, so that rentals often touch, nest and coincide.
const anyMoment = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(7, 8, 8, 8, 9))
  .map(([day, hour]) => on(day, hour))

/** Any two moments: a rental, the same moment twice, or one that ends before it starts. */
export const anyPeriod: fc.Arbitrary<RentalPeriod> = fc.record({ start: anyMoment, end: anyMoment })

/** A rental that ends after it starts. */
export const anyRental: fc.Arbitrary<RentalPeriod> = anyPeriod
  .filter(({ start, end }) => start !== end)
  .map(({ start, end }) => (start < end ? { start, end } : { start: end, end: start }))

/** The start of each hour of December 2026 within a period; its end is excluded. */
export function hoursOf({ start, end }: RentalPeriod): string[] {
  const hours: string[] = []
  for (let day = 1; day <= 31; day += 1)
    for (let hour = 0; hour <= 23; hour += 1) {
      const moment = on(day, hour)
      if (start <= moment && moment < end) hours.push(moment)
    }
  return hours
}

/** Reservations of two vehicles that begin and end at such times, each with its place as its ID. */
export const anyReservations = (time: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.record({
        vehicleId: fc.constantFrom('1', '2'),
        start: time,
        end: time,
        status: fc.constantFrom(undefined, 'pending', 'success', 'failed', 'canceled'),
        slipImage: fc.constantFrom(undefined, '/a.png'),
      }),
      { maxLength: 12 },
    )
    .map((all) => all.map((one, index) => ({ id: String(index), ...one })))
