import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { uniqueKeys } from '@/ui/unique-keys'

const keysOf = (ids: readonly string[]) => uniqueKeys(ids, (id) => id)

describe('the keys of rows', () => {
  it('are all different, whatever the ids', () => {
    const ids = fc.array(fc.constantFrom('', '1', '1 1', '0 1', ' ', '2'))
    fc.assert(fc.property(ids, (ids) => new Set(keysOf(ids)).size === ids.length))
  })

  it('stay with their rows when the order changes', () => {
    expect(keysOf(['a', 'b', 'c']).toReversed()).toEqual(keysOf(['c', 'b', 'a']))
  })
})
