import { describe, expect, it } from 'vitest'

import { createLargeDatabase } from '@/mocks/large-database'

import { TODAY } from './demo'

const SIZES = { vehicles: 50, reservations: 5_000, users: 300 }
const db = createLargeDatabase(SIZES, () => TODAY)

describe('a large database', () => {
  it('has as many rows as asked for', () => {
    expect(db.vehicles.all()).toHaveLength(SIZES.vehicles)
    expect(db.reservations.all()).toHaveLength(SIZES.reservations)
    expect(db.users.all()).toHaveLength(SIZES.users)
    expect(db.passwords.size).toBe(SIZES.users)
  })

  it('begins with the people and vehicles of the demo', () => {
    expect(db.users.get(1)?.email).toBe('client@struja.example')
    expect(db.users.get(2)?.role).toBe('administrator')
    expect(db.vehicles.get(1)?.vehicle_name).toBe('Tesla Model 3 Dual Motor')
  })

  it('has no overlapping reservations of a vehicle', () => {
    const lastEnd = new Map<number, string>()
    const clashes = db.reservations.all().filter(({ vehicle_id, start_time, end_time }) => {
      const clash = start_time < (lastEnd.get(vehicle_id) ?? '')
      lastEnd.set(vehicle_id, end_time)
      return clash
    })
    expect(clashes).toEqual([])
  })
})
