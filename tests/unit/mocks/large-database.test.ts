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

  it('is the same at every call', () => {
    const again = createLargeDatabase(SIZES, () => TODAY)
    expect(Buffer.compare(again.reservations.json(), db.reservations.json())).toBe(0)
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

  it('has every status, past and future reservations, and some for each user', () => {
    const rows = db.reservations.all()
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['success', 'pending', 'failed']))
    expect(rows.some(({ end_time }) => end_time < TODAY)).toBe(true)
    expect(rows.some(({ start_time }) => start_time > TODAY)).toBe(true)
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(SIZES.users)
  })
})
