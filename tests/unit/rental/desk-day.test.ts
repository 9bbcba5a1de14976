import fc from 'fast-check'
import { expect, it } from 'vitest'

import { deskDay } from '@/rental/desk-day'
import { overlaps } from '@/rental/period'
import { awaitsConfirmation, readStatus } from '@/rental/status'

import { anyReservations } from './rentals'

// The nights of the clock changes are among them.
const time = fc
  .tuple(
    fc.constantFrom('2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30', '2027-10-30', '2027-10-31'),
    fc.constantFrom('00:00:00', '08:00:00', '23:59:59'),
  )
  .map(([day, clock]) => `${day} ${clock}`)
const rows = anyReservations(time)

const DAYS_AFTER = new Map([
  ['2027-03-27', '2027-03-28'],
  ['2027-03-28', '2027-03-29'],
  ['2027-03-29', '2027-03-30'],
  ['2027-10-30', '2027-10-31'],
])
const now = fc
  .tuple(fc.constantFrom(...DAYS_AFTER.keys()), fc.constantFrom('00:00:00', '08:00:00', '14:30:00'))
  .map(([day, clock]) => ({ day, next: DAYS_AFTER.get(day) ?? '', clock }))

it('lists what begins and ends today and tomorrow, and what of it needs somebody', () => {
  fc.assert(
    fc.property(rows, now, (all, { day, next, clock }) => {
      const open = all.filter((row) => row.start < row.end && readStatus(row.status) !== 'failed')
      const isNear = (at: string) => at.startsWith(day) || at.startsWith(next)
      const result = deskDay(all, `${day} ${clock}`)
      const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted()
      expect(ids(result.pickups)).toEqual(ids(open.filter(({ start }) => isNear(start))))
      expect(ids(result.returns)).toEqual(ids(open.filter(({ end }) => isNear(end))))
      expect(ids(result.slips)).toEqual(ids(all.filter(awaitsConfirmation)))
      const isSoon = ({ start }: { start: string }) =>
        `${day} ${clock}` <= start && start <= `${next} ${clock}`
      expect(ids(result.unconfirmed)).toEqual(
        ids(open.filter((row) => isSoon(row) && row.status !== 'success')),
      )
      const starts = result.pickups.map(({ start }) => start)
      expect(starts).toEqual(starts.toSorted())
    }),
  )
})

it('names each reservation of a conflict that is not over, and each pair once', () => {
  fc.assert(
    fc.property(rows, now, (all, { day, clock }) => {
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
})
