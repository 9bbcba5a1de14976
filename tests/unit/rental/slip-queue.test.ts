import fc from 'fast-check'
import { expect, it } from 'vitest'

import { slipQueue, slipsToCheck } from '@/rental/slip-queue'
import { awaitsConfirmation } from '@/rental/status'

const row = fc.record({
  start: fc.constantFrom('2026-12-01 08:00:00', '2026-12-02 08:00:00', '2026-12-03 08:00:00'),
  status: fc.constantFrom(undefined, 'pending', 'success', 'failed'),
  slipImage: fc.constantFrom(undefined, '/a.png', '/b.png'),
})
const rows = fc
  .array(row, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((one, index) => ({ id: String(index), ...one })))

it('leads through all that wait by pickup, from either end on to the other', () => {
  fc.assert(
    fc.property(rows, fc.nat(), (all, chosen) => {
      const current = all[chosen % all.length] ?? { id: '', start: '' }
      const waiting = all.filter(awaitsConfirmation)
      const others = waiting
        .filter(({ id }) => id !== current.id)
        .toSorted((a, b) => (a.start + a.id < b.start + b.id ? -1 : 1))
      const after = others.find((one) => one.start + one.id > current.start + current.id)
      const before = others.filter((one) => one.start + one.id < current.start + current.id)
      expect(slipQueue(slipsToCheck(all), current)).toEqual({
        count: waiting.length,
        place: before.length + 1,
        next: after ?? others[0],
        previous: before.at(-1) ?? others.at(-1),
      })
    }),
  )
})
