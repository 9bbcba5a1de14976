import fc from 'fast-check'
import { expect, it } from 'vitest'

import { followRows } from '@/rental/follow-rows'

const list = fc.uniqueArray(fc.record({ id: fc.nat({ max: 20 }).map(String), isWanted: fc.boolean() }), {
  selector: ({ id }) => id,
})
const wanted = (rows: readonly { id: string; isWanted: boolean }[]) => rows.filter(({ isWanted }) => isWanted)

it('keeps every row in its place with its latest values, and counts what is wanted but not shown', () => {
  fc.assert(
    fc.property(list, list, (before, latest) => {
      const shown = wanted(before).toReversed()
      const { rows, waiting } = followRows(shown, latest, wanted)
      const kept = shown.filter(({ id }) => latest.some((row) => row.id === id))
      expect(rows).toEqual(kept.map(({ id }) => latest.find((row) => row.id === id)))
      const ids = new Set(shown.map(({ id }) => id))
      expect(waiting).toBe(wanted(latest).filter(({ id }) => !ids.has(id)).length)
    }),
  )
})
