import './default-config.setup'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { vehiclesQuery } from '@/api/vehicles'

import { startFakeApi } from './fake-api'
import { freshClient } from './queries'

const api = startFakeApi()

const row = {
  id: 3,
  vehicle_name: 'Tesla Model 3',
  price_per_day: '9500.50',
  banner_image: 'uploads/model-3.png',
  tesla_code: 'M3-2024',
  battery_capacity_kwh: 75,
  range_km: 491,
  acceleration_0_100: '5.80',
  top_speed_kmh: 225,
  description: 'Long range',
}

const vehicle = {
  id: '3',
  name: 'Tesla Model 3',
  pricePerDay: 950_050,
  bannerImage: 'uploads/model-3.png',
  teslaCode: 'M3-2024',
  batteryKwh: 75,
  rangeKm: 491,
  acceleration: 5.8,
  topSpeedKmh: 225,
  description: 'Long range',
}

const fetchVehicles = async () => (await freshClient().fetchQuery(vehiclesQuery())).rows

async function fetchRows(...rows: unknown[]) {
  api.answer(() => HttpResponse.json(rows))
  return fetchVehicles()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the fleet', () => {
  it('is read into the fields of the app', async () => {
    expect(await fetchRows(row)).toEqual([vehicle])
  })
})

describe('a vehicle', () => {
  it.each([
    ['banner_image', 'bannerImage'],
    ['tesla_code', 'teslaCode'],
    ['battery_capacity_kwh', 'batteryKwh'],
    ['range_km', 'rangeKm'],
    ['acceleration_0_100', 'acceleration'],
    ['top_speed_kmh', 'topSpeedKmh'],
    ['description', 'description'],
  ])('is kept when its %s is null, missing, empty or nonsense', async (field, property) => {
    for (const nothing of [null, undefined, '', {}, ['x'], true]) {
      const fleet = await fetchRows({ ...row, [field]: nothing })
      expect(fleet).toEqual([{ ...vehicle, [property]: undefined }])
    }
  })

  it.each([
    ['id', null],
    ['id', {}],
    ['vehicle_name', null],
    ['vehicle_name', '\u200B \u2060'],
    ['vehicle_name', 3],
    ['price_per_day', null],
    ['price_per_day', 'on request'],
  ])('is left out when its %s is %j, and the others stay', async (field, nonsense) => {
    expect(await fetchRows({ ...row, [field]: nonsense }, row)).toEqual([vehicle])
  })
})
