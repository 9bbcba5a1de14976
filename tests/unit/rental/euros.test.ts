import { expect, it } from 'vitest'

import { eurosOf } from '@/rental/euros'

it('gives whole euros, rounded to the nearest', () => {
  const rate = { dinPerEuro: 117.2, date: '2026-11-27' }
  expect([42_000_00, 117_20, 58_60, 58_59, 0].map((amount) => eurosOf(amount, rate))).toEqual([
    358, 1, 1, 0, 0,
  ])
})
