import { expect, it } from 'vitest'

import { arrivedSlips } from '@/rental/arrived-slips'

it('a slip has arrived if it waits now and did not, or has another picture', () => {
  const slip = { start: '2026-12-01 08:00:00', status: 'pending', slipImage: '/a.png' }
  const before = [
    { ...slip, id: 'known' },
    { ...slip, id: 'replaced' },
    { ...slip, id: 'without', slipImage: undefined },
    { ...slip, id: 'confirmed' },
  ]
  const now = [
    { ...slip, id: 'known' },
    { ...slip, id: 'replaced', slipImage: '/b.png' },
    { ...slip, id: 'without' },
    { ...slip, id: 'confirmed', status: 'success' },
    { ...slip, id: 'new' },
    { ...slip, id: 'reserved', slipImage: undefined },
  ]
  expect(arrivedSlips(before, now).map(({ id }) => id)).toEqual(['replaced', 'without', 'new'])
  expect(arrivedSlips(now, now)).toEqual([])
})
