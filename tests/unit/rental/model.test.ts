import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isOfModel, modelFirst } from '@/rental/model'

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
