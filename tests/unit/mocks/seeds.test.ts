import { describe, expect, it } from 'vitest'

import { DEMO_SIGN_INS, seedUsers } from '@/mocks/seed-users'
import { seedVehicles } from '@/mocks/seed-vehicles'

import { startDemo, TODAY } from './demo'

const { db } = startDemo()
const reservations = db.reservations.all()
const NOW = `${TODAY} 12:00:00`

describe('the fleet', () => {
  it('has 8 vehicles with different names and codes', () => {
    expect(seedVehicles).toHaveLength(8)
    expect(new Set(seedVehicles.map(({ vehicle_name }) => vehicle_name)).size).toBe(8)
    expect(new Set(seedVehicles.map(({ tesla_code }) => tesla_code)).size).toBe(8)
  })
})

const roleOf = (email: string) => seedUsers.find((user) => user.email === email)?.role

describe('the people', () => {
  it('include both sign-ins that the server prints', () => {
    expect(roleOf(DEMO_SIGN_INS.client.email)).toBe('client')
    expect(roleOf(DEMO_SIGN_INS.administrator.email)).toBe('administrator')
  })
})

describe('the reservations', () => {
  it.each([
    ['success', 'slip'],
    ['failed', 'slip'],
    ['failed', 'none'],
    ['pending', 'slip'],
    ['pending', 'none'],
  ])('include one of status %s with slip: %s', (status, slip) => {
    const found = reservations.some(
      (row) => row.status === status && (row.reservation_image !== null) === (slip === 'slip'),
    )
    expect(found).toBe(true)
  })

  it('include past, running and future reservations of the demo client', () => {
    const own = reservations.filter(({ user_id }) => user_id === 1)
    expect(own.some(({ end_time }) => end_time < NOW)).toBe(true)
    expect(own.filter(({ start_time, end_time }) => start_time <= NOW && NOW < end_time)).toHaveLength(1)
    expect(own.some(({ start_time }) => start_time > NOW)).toBe(true)
  })

  it('name existing slips, drawn with the subject of their reservation', () => {
    const named = reservations.filter(({ reservation_image }) => reservation_image !== null)
    for (const { id, reservation_image } of named) {
      const image = db.images.get(reservation_image ?? '')
      expect(image?.type).toBe('image/svg+xml')
      expect(new TextDecoder().decode(image?.bytes)).toContain(`Payment for reservation with ID ${id}<`)
    }
    expect(named.length).toBeGreaterThan(5)
  })
})
