import { describe, expect, it } from 'vitest'

import { ADMINISTRATOR, CLIENT, refusalOf, startDemo, TODAY } from './demo'
import { picture } from './pictures'

const FIELDS = {
  vehicle_name: 'Tesla Model 3 Standard',
  price_per_day: '8900.50',
  tesla_code: 'M3-S',
  battery_capacity_kwh: '57',
  range_km: '491',
  acceleration_0_100: '6.1',
  top_speed_kmh: '201',
  description: 'A car for the tests.',
}

const ROW = {
  ...FIELDS,
  banner_image: null,
  battery_capacity_kwh: 57,
  range_km: 491,
  acceleration_0_100: '6.10',
  top_speed_kmh: 201,
}

function vehicleForm(wrong: Partial<typeof FIELDS> = {}, banner?: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...FIELDS, ...wrong })) form.set(name, value)
  if (banner) form.set('banner_image', new File([banner], 'banner.png'))
  return form
}

describe('a new vehicle', () => {
  it('is created by an administrator and listed', async () => {
    const { call, signIn, db } = startDemo()
    const token = await signIn(ADMINISTRATOR)
    const response = await call('POST', '/vehicles', { token, form: vehicleForm() })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ id: 9 })
    expect(db.vehicles.get(9)).toEqual({ id: 9, ...ROW })
    expect(await (await call('GET', '/vehicles')).text()).toContain('Tesla Model 3 Standard')
  })

  it('shows its banner byte for byte', async () => {
    const { call, signIn, db } = startDemo()
    const bytes = picture('webp')
    const token = await signIn(ADMINISTRATOR)
    await call('POST', '/vehicles', { token, form: vehicleForm({}, bytes) })
    const path = db.vehicles.get(9)?.banner_image
    expect(path).toBe('uploads/vehicle-9-1.webp')
    const image = await call('GET', `/${path}`)
    expect(image.headers.get('Content-Type')).toBe('image/webp')
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes)
  })

  it.each([
    { vehicle_name: ' ' },
    { price_per_day: '0' },
    { price_per_day: '-5' },
    { price_per_day: 'much' },
    { battery_capacity_kwh: '57.5' },
    { range_km: '' },
    { acceleration_0_100: 'fast' },
    { top_speed_kmh: '1e3' },
  ])('is refused with %j', async (wrong) => {
    const { call, signIn, db } = startDemo()
    const token = await signIn(ADMINISTRATOR)
    const refusal = await refusalOf(await call('POST', '/vehicles', { token, form: vehicleForm(wrong) }))
    expect(refusal.status).toBe(400)
    expect(refusal.error).toContain(Object.keys(wrong)[0])
    expect(db.vehicles.all()).toHaveLength(8)
  })

  it('is refused with a banner that is no picture', async () => {
    const { call, signIn, db } = startDemo()
    const form = vehicleForm({}, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    const response = await call('POST', '/vehicles', { token: await signIn(ADMINISTRATOR), form })
    expect(response.status).toBe(415)
    expect(db.vehicles.all()).toHaveLength(8)
  })
})

describe('a changed vehicle', () => {
  it('has the new fields and keeps its banner', async () => {
    const { call, signIn, db } = startDemo()
    const token = await signIn(ADMINISTRATOR)
    await call('PUT', '/vehicles/2', { token, form: vehicleForm({}, picture('png')) })
    const response = await call('PUT', '/vehicles/2', { token, form: vehicleForm({ range_km: '500' }) })
    expect(await response.json()).toEqual({ id: 2 })
    expect(db.vehicles.get(2)).toEqual({
      id: 2,
      ...ROW,
      range_km: 500,
      banner_image: 'uploads/vehicle-2-1.png',
    })
  })
})

describe('deleting a vehicle', () => {
  it.each([
    ['a future', `${TODAY} 08:00:00`, 409],
    ['yesterday’s', '2026-11-19 08:00:00', 200],
  ])('with %s return (%s) is answered with %i', async (_, end_time, status) => {
    const { call, signIn, db } = startDemo()
    const past = db.reservations.get(10)
    if (past === undefined) throw new Error('The seed reservation is missing')
    db.reservations.replace({ ...past, end_time })
    const response = await call('DELETE', '/vehicles/8', { token: await signIn(ADMINISTRATOR) })
    expect(response.status).toBe(status)
  })
})

describe.each([
  ['POST', '/vehicles'],
  ['PUT', '/vehicles/2'],
  ['DELETE', '/vehicles/8'],
])('%s %s', (method, path) => {
  it('is for administrators only', async () => {
    const { call, signIn, db } = startDemo()
    const before = db.vehicles.all()
    expect((await call(method, path)).status).toBe(401)
    expect((await call(method, path, { token: await signIn(CLIENT) })).status).toBe(403)
    expect(db.vehicles.all()).toEqual(before)
  })
})
