import { expect, it } from 'vitest'

import { FOLLOWED } from '@/lists/use-list'

it('a list is read again within a minute, also if the clock was set back since it was read', () => {
  const readIn100Days = { dataUpdatedAt: Date.now() + 100 * 86_400_000, errorUpdatedAt: 0 }
  expect(FOLLOWED.refetchInterval({ state: readIn100Days })).toBe(60_000)
})
