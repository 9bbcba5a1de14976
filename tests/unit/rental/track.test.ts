import { expect, it } from 'vitest'

import { trackOf } from '@/rental/track'

it.each([
  ['deposit', 'reserved*, sent, confirmed'],
  ['confirmation', 'reserved, sent*, confirmed'],
  ['success', 'reserved, sent, confirmed*'],
  ['failed', 'reserved, failed*'],
] as const)('a reservation whose next step is %s has come to %s', (next, track) => {
  const { stages, reached } = trackOf(next)
  expect(stages.map((stage) => (stage === reached ? `${stage}*` : stage)).join(', ')).toBe(track)
})
