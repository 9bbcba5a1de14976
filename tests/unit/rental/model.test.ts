import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isOfModel, modelFacts, modelFirst } from '@/rental/model'

it.each([
  ['Tesla Model S', 'Model S', true],
  ['TESLA MODEL S PLAID', 'model s', true],
  ['Tesla Model 3', 'Model S', false],
] as const)('%s is a %s: %s', (name, model, isOne) => {
  expect(isOfModel({ name }, model)).toBe(isOne)
})

it('puts the vehicles of the model first, and keeps the order within each part', () => {
  const names = fc.constantFrom('Model S', 'Model 3', 'Model S Plaid', 'Model X')
  fc.assert(
    fc.property(fc.array(names), (fleet) => {
      const vehicles = fleet.map((name, id) => ({ name, id }))
      const ordered = modelFirst(vehicles, 'Model S')
      const own = vehicles.filter(({ name }) => name.startsWith('Model S'))
      const others = vehicles.filter(({ name }) => !name.startsWith('Model S'))
      expect(ordered).toEqual([...own, ...others])
    }),
  )
})

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
