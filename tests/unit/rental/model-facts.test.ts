import { expect, it } from 'vitest'

import { modelFacts } from '@/rental/model-facts'

const car = (name: string, pricePerDay: number, rangeKm?: number, acceleration?: number) => ({
  name,
  pricePerDay,
  rangeKm,
  acceleration,
})

it('gives the cheapest, the farthest and the quickest vehicle of the model', () => {
  const s = car('Tesla Model S', 1_800_000, 634, 3.2)
  const plaid = car('Tesla Model S Plaid', 2_600_000, 600, 2.1)
  const fleet = [s, car('Tesla Model 3', 900_000, 700, 1.9), plaid]
  expect(modelFacts(fleet, 'Model S')).toEqual({ cheapest: s, farthest: s, quickest: plaid })
})

it('leaves out unknown facts, and prices at which nothing can be booked', () => {
  const unpriced = car('Model Y', -100, undefined, 5)
  const known = car('Model Y', 1_200_000, 500)
  const fleet = [unpriced, known, car('Model Y', 10_000_000_001, 450)]
  expect(modelFacts(fleet, 'Model Y')).toEqual({ cheapest: known, farthest: known, quickest: unpriced })
})

it('gives no facts for a model that the fleet does not have', () => {
  expect(modelFacts([car('Model 3', 900_000, 700, 1.9)], 'Model X')).toEqual({
    cheapest: undefined,
    farthest: undefined,
    quickest: undefined,
  })
})
