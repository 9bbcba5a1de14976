import { expect, it } from 'vitest'

import { freesVehicle, NO_RULES } from '@/rental/owner-rules'

it.each([
  [['Canceled', ' expired '], 'canceled', true],
  [['Canceled', ' expired '], ' EXPIRED', true],
  [['Canceled'], 'cancel', false],
  [['Canceled'], undefined, false],
  [['undefined'], undefined, false],
  [NO_RULES.freeingStatuses, 'canceled', false],
])('where %j free a vehicle, the status %j does: %j', (freeingStatuses, status, frees) => {
  expect(freesVehicle({ freeingStatuses })(status)).toBe(frees)
})
