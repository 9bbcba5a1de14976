import fc from 'fast-check'
import { expect, it } from 'vitest'

import { findConflicts, overlapOf } from '@/rental/conflicts'
import { overlaps } from '@/rental/period'
import { readStatus } from '@/rental/status'

import { anyReservations } from './rentals'

const time = fc.integer({ min: 1, max: 9 }).map((day) => `2026-12-0${day} 08:00:00`)
const rows = anyReservations(time)
type Row = typeof rows extends fc.Arbitrary<readonly (infer Each)[]> ? Each : never

const othersOf = (row: Row, all: readonly Row[]) =>
  all.filter(
    (other) =>
      other !== row &&
      other.vehicleId === row.vehicleId &&
      readStatus(other.status) !== 'failed' &&
      overlaps(row, other),
  )

it('finds exactly the reservations that overlap another one, each with one of those', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const kept = all.filter(({ status }) => readStatus(status) !== 'failed')
      const conflicts = findConflicts(all)
      expect([...conflicts.keys()].toSorted()).toEqual(
        kept.flatMap((row) => (othersOf(row, all).length > 0 ? [row.id] : [])).toSorted(),
      )
      for (const row of kept.filter(({ id }) => conflicts.has(id)))
        expect(othersOf(row, all)).toContain(conflicts.get(row.id))
    }),
    { numRuns: 300 },
  )
})

it('names the overlap of one reservation: a confirmed one first, never a failed one or itself', () => {
  fc.assert(
    fc.property(rows, (all) => {
      for (const row of all) {
        const others = othersOf(row, all)
        const confirmed = others.filter(({ status }) => status === 'success')
        expect(overlapOf(row, all)).toBe((confirmed.length > 0 ? confirmed : others)[0])
      }
    }),
  )
})
