// @vitest-environment jsdom
import './default-config.setup'
import * as fc from 'fast-check'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/api-error'
import { createReservation } from '@/api/create-reservation'
import { reservationsQuery } from '@/api/reservations'
import { login, register } from '@/api/sign-in'
import { userQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'

import { startFakeApi } from './fake-api'
import { freshClient } from './queries'

const api = startFakeApi()

const credentials = { fullName: 'Ana', email: 'first@example.com', phone: '', password: 'secret' }
const period = { start: '2026-12-01 08:00:00', end: '2026-12-05 08:00:00' }

const calls: [string, () => Promise<unknown>][] = [
  ['GET /vehicles', () => freshClient().fetchQuery(vehiclesQuery())],
  ['GET /reservations', () => freshClient().fetchQuery(reservationsQuery())],
  ['GET /users/{userId}', () => freshClient().fetchQuery(userQuery('7'))],
  ['POST /users/login', () => login(credentials)],
  ['POST /users/register', () => register(credentials)],
  [
    'POST /reservations/create-reservation',
    () => createReservation({ userId: '7', vehicleId: '3', period, days: 4, price: 100 }),
  ],
]

// Near misses: the fields the app knows, with values that may or may not be of the right kind.
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.double().map(String),
  fc.constantFrom('2026-12-01 08:00:00', '2026-12-05T08:00:00Z', '9500.50', 'administrator', null, '', '0'),
)
const names =
  'id vehicle_id user_id vehicle_name price_per_day banner_image range_km start_time end_time duration price ' +
  'status full_name role token userId error __proto__ constructor toString length'
const row = fc.dictionary(fc.constantFrom(...names.split(' ')), value)
const json = fc.oneof(fc.jsonValue(), row, fc.array(row, { maxLength: 4 }))
const body = fc.oneof(
  { weight: 5, arbitrary: json.map((answer) => JSON.stringify(answer)) },
  { weight: 1, arbitrary: fc.string() },
)
const status = fc.constantFrom(200, 200, 200, 201, 400, 404, 500)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(calls)('%s', (_, call) => {
  it('gives a value or an ApiError, whatever the server answers', async () => {
    await fc.assert(
      fc.asyncProperty(body, status, async (text, code) => {
        api.answer(() => new HttpResponse(text, { status: code }))
        const outcome = await call().catch((failure: unknown) => failure)
        expect(outcome instanceof ApiError || !(outcome instanceof Error)).toBe(true)
        expect(outcome instanceof ApiError && outcome.kind === 'network').toBe(false)
      }),
    )
  })
})
