import fc from 'fast-check'
import { expect, it } from 'vitest'

import { findConflicts, overlapOf } from '@/rental/conflicts'
import { overlaps } from '@/rental/period'
import { readStatus } from '@/rental/status'

import { anyReservations } from './rentals'

const time = fc.integer({ min: 1, max: 9 }).map((day) => `2026-12-0${day} 08:00:00`)
const rows = anyReservations(time)

it('finds exactly the reservations that overlap another one, each with one of those', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const kept = all.filter(({ status }) => readStatus(status) !== 'failed')
      const othersOf = (row: (typeof kept)[number]) =>
        kept.filter((other) => other !== row && other.vehicleId === row.vehicleId && overlaps(row, other))
      const conflicts = findConflicts(all)
      expect([...conflicts.keys()].toSorted()).toEqual(
        kept.flatMap((row) => (othersOf(row).length > 0 ? [row.id] : [])).toSorted(),
      )
      const withOther = kept.filter(({ id }) => conflicts.has(id))
      for (const row of withOther) expect(othersOf(row)).toContain(conflicts.get(row.id))
    }),
    { numRuns: 300 },
  )
})

it('takes reservations that only touch as no conflict', () => {
  const first = { id: '1', vehicleId: '3', start: '2026-12-01 08:00:00', end: '2026-12-04 08:00:00' }
  const second = { id: '2', vehicleId: '3', start: '2026-12-04 08:00:00', end: '2026-12-05 08:00:00' }
  expect(findConflicts([second, first]).size).toBe(0)
})

it('names the overlap of one reservation: a confirmed one first, never a failed one or itself', () => {
  fc.assert(
    fc.property(rows, (all) => {
      for (const row of all) {
        const others = all.filter(
          (other) =>
            other !== row &&
            other.vehicleId === row.vehicleId &&
            readStatus(other.status) !== 'failed' &&
            overlaps(row, other),
        )
        const confirmed = others.filter(({ status }) => status === 'success')
        expect(overlapOf(row, all)).toBe((confirmed.length > 0 ? confirmed : others)[0])
      }
    }),
  )
})
