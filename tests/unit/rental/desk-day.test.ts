import fc from 'fast-check'
import { expect, it } from 'vitest'

import { deskDay } from '@/rental/desk-day'
import { overlaps } from '@/rental/period'
import { awaitsConfirmation, readStatus } from '@/rental/status'

import { anyReservations } from './rentals'

type Days = readonly [string, string, string, string]

// The third day of each begins with the night of a clock change.
const NIGHTS: Days[] = [
  ['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29'],
  ['2027-10-29', '2027-10-30', '2027-10-31', '2027-11-01'],
]

const rowsOn = (days: readonly string[]) =>
  anyReservations(
    fc
      .tuple(fc.constantFrom(...days), fc.constantFrom('00:00:00', '08:00:00', '23:59:59'))
      .map(([day, clock]) => `${day} ${clock}`),
  )

const nowAmong = ([, second, third, fourth]: Days) =>
  fc.record({
    days: fc.constantFrom([second, third] as const, [third, fourth] as const),
    clock: fc.constantFrom('00:00:00', '08:00:00', '14:30:00'),
  })

it.each(NIGHTS)(
  'lists from %s on what begins and ends today and tomorrow, and what of it needs somebody',
  (...days) => {
    fc.assert(
      fc.property(rowsOn(days), nowAmong(days), (all, { days: [day, next], clock }) => {
        const open = all.filter((row) => row.start < row.end && readStatus(row.status) !== 'failed')
        const isNear = (at: string) => at.startsWith(day) || at.startsWith(next)
        const result = deskDay(all, `${day} ${clock}`)
        const byTime = (list: typeof all, end: 'start' | 'end' = 'start') =>
          list.toSorted((a, b) => a[end].localeCompare(b[end]))
        expect(result.pickups).toEqual(byTime(open.filter(({ start }) => isNear(start))))
        const returns = open.filter(({ end }) => isNear(end))
        expect(result.returns).toEqual(byTime(returns, 'end'))
        expect(result.slips).toEqual(byTime(all.filter(awaitsConfirmation)))
        const isSoon = ({ start }: { start: string }) =>
          `${day} ${clock}` <= start && start <= `${next} ${clock}`
        const unconfirmed = open.filter((row) => isSoon(row) && row.status !== 'success')
        expect(result.unconfirmed).toEqual(byTime(unconfirmed))
      }),
      { numRuns: 200 },
    )
  },
)

it.each(NIGHTS)(
  'names from %s on each reservation of a conflict that is not over, and each pair once',
  (...days) => {
    fc.assert(
      fc.property(rowsOn(days), nowAmong(days), (all, { days: [day], clock }) => {
        const coming = all.filter((row) => row.end > `${day} ${clock}` && readStatus(row.status) !== 'failed')
        const inConflict = coming.filter((row) =>
          coming.some((other) => other !== row && other.vehicleId === row.vehicleId && overlaps(row, other)),
        )
        const pairs = deskDay(all, `${day} ${clock}`).conflicts
        expect(new Set(pairs.flat().map(({ id }) => id))).toEqual(new Set(inConflict.map(({ id }) => id)))
        const names = pairs.map((pair) =>
          pair
            .map(({ id }) => id)
            .toSorted()
            .join(),
        )
        expect(new Set(names).size).toBe(names.length)
        expect(pairs.every(([a, b]) => a.vehicleId === b.vehicleId && overlaps(a, b))).toBe(true)
      }),
    )
  },
)
