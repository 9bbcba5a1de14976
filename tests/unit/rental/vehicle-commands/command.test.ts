import { describe, expect, it } from 'vitest'

import { RANGES } from '@/rental/vehicle-commands/command'

describe('the ranges', () => {
  it('are 0 to 100, by 0.1 for decimals and by 1 for whole numbers, with the limits of the car from the fleet API', () => {
    const rows = Object.entries(RANGES).map(
      ([name, { min, max, step, initial, unit, acceptedByCar }]) =>
        [name, min, max, step, initial, unit, acceptedByCar.min, acceptedByCar.max] as const,
    )
    expect(rows).toEqual([
      ['driver_temp', 0, 100, 0.1, 21, '°C', 15, 28],
      ['passenger_temp', 0, 100, 0.1, 21, '°C', 15, 28],
      ['level', 0, 100, 1, 0, 'level', 0, 3],
      ['percent', 0, 100, 1, 80, '%', 50, 100],
    ])
  })
})
