import './default-config.setup'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/api-error'
import { occupanciesQuery, reservationsQuery } from '@/api/reservations'
import { login, register } from '@/api/sign-in'
import { userQuery, usersQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { readTime } from '@/rental/read-time'

import { credentials, SENDS } from '../contract/calls'
import { hostileAnswer, listOf, almostValidRow } from './hostile-json'
import { freshClient } from './queries'

const VEHICLE = {
  id: 3,
  vehicle_name: 'Tesla Model 3',
  price_per_day: '9500.50',
  banner_image: 'uploads/model-3.png',
  tesla_code: 'M3',
  battery_capacity_kwh: 75,
  range_km: 491,
  acceleration_0_100: '5.80',
  top_speed_kmh: 225,
  description: 'Long range',
}
const RESERVATION = {
  id: 7,
  vehicle_id: 3,
  start_time: '2026-12-01 08:00:00',
  end_time: '2026-12-05 08:00:00',
  user_id: 1,
  duration: 4,
  price: '38002.00',
  status: 'pending',
  reservation_image: 'uploads/slip.png',
}
const USER = { id: 1, full_name: 'Ana', email: 'a@example.com', phone: '+381 60 1', role: 'administrator' }
const LOGIN = { token: 'abc', userId: 1 }

const fetchVehicles = async () => (await freshClient().fetchQuery(vehiclesQuery())).rows
const fetchReservations = async () =>
  reservationsQuery().select(await freshClient().fetchQuery(occupanciesQuery())).rows
const fetchUsers = async () => (await freshClient().fetchQuery(usersQuery())).rows
const fetchUser = () => freshClient().fetchQuery(userQuery('1'))

/** Makes the server answer the next calls with this text. */
function answer(text: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })))
}

/** The outcome of a call; any failure other than an ApiError fails the test. */
async function outcomeOf(call: () => Promise<unknown>): Promise<{ output?: unknown; failure?: ApiError }> {
  try {
    return { output: await call() }
  } catch (failure) {
    if (failure instanceof ApiError) return { failure }
    throw failure
  }
}

const isText = (text: unknown) => typeof text === 'string' && text !== '' && text.trim() === text
const isTextOrMissing = (text: unknown) => text === undefined || isText(text)
const isFigureOrMissing = (figure: unknown) =>
  figure === undefined || (typeof figure === 'number' && Number.isFinite(figure) && figure >= 0)
const isTime = (time: string) => readTime(time) === time

/** The readable rows of each list that lack what is true of every row, whatever the server sent. */
const INVALID_ROWS: readonly [string, Record<string, unknown>, () => Promise<readonly unknown[]>][] = [
  [
    'GET /vehicles',
    VEHICLE,
    async () =>
      (await readableOf(fetchVehicles)).filter(
        (row) =>
          ![row.id, row.name].every(isText) ||
          !Number.isSafeInteger(row.pricePerDay) ||
          ![row.bannerImage, row.teslaCode, row.description].every(isTextOrMissing) ||
          ![row.batteryKwh, row.rangeKm, row.acceleration, row.topSpeedKmh].every(isFigureOrMissing),
      ),
  ],
  [
    'GET /reservations',
    RESERVATION,
    async () =>
      (await readableOf(fetchReservations)).filter(
        (row) =>
          ![row.id, row.vehicleId].every(isText) ||
          ![row.start, row.end].every(isTime) ||
          !(row.price === undefined || Number.isSafeInteger(row.price)) ||
          ![row.userId, row.status, row.slipImage].every(isTextOrMissing) ||
          !isFigureOrMissing(row.duration),
      ),
  ],
  [
    'GET /users',
    USER,
    async () =>
      (await readableOf(fetchUsers)).filter(
        (row) => !isText(row.id) || ![row.fullName, row.email, row.phone, row.role].every(isTextOrMissing),
      ),
  ],
]

const lists: {
  call: string
  fetchList: () => Promise<readonly { id: string }[]>
  validRow: Record<string, unknown>
  isUnique: boolean
}[] = [
  // Of several vehicles or users with the same id only the first counts.
  { call: 'GET /vehicles', fetchList: fetchVehicles, validRow: VEHICLE, isUnique: true },
  { call: 'GET /reservations', fetchList: fetchReservations, validRow: RESERVATION, isUnique: false },
  { call: 'GET /users', fetchList: fetchUsers, validRow: USER, isUnique: true },
]

const reads = [
  { call: 'GET /vehicles', read: fetchVehicles, validRow: VEHICLE },
  { call: 'GET /reservations', read: fetchReservations, validRow: RESERVATION },
  { call: 'GET /users', read: fetchUsers, validRow: USER },
  { call: 'GET /users/{userId}', read: fetchUser, validRow: USER },
  { call: 'POST /users/login', read: () => login(credentials), validRow: LOGIN },
]

// What a sign-in and a registration make of an answer is tested below.
const WRITES = SENDS.filter(([name]) => !name.endsWith('Query') && name !== 'login' && name !== 'register')

const refusal = fc.constantFrom(400, 401, 403, 404, 409, 413, 429, 500, 503)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

describe.each(reads)('$call', ({ read, validRow }) => {
  it('gives readable data or fails with an ApiError, whatever the server answers', async () => {
    await fc.assert(
      fc.asyncProperty(hostileAnswer(validRow), async (text) => {
        answer(text)
        const { failure } = await outcomeOf(read)
        // 'refused' is a sign-in that is answered with an error and status 200.
        expect([undefined, 'unreadable', 'refused']).toContain(failure?.kind)
        expect({}).not.toHaveProperty('polluted')
      }),
    )
  })
})

describe.each(WRITES)('%s', (_, [call]) => {
  it('succeeds on any answer that is ok, and is refused by any other', async () => {
    await fc.assert(
      fc.asyncProperty(hostileAnswer({ error: 'Not this time.' }), refusal, async (text, status) => {
        answer(text)
        expect(await outcomeOf(call)).toEqual({ output: undefined })
        answer(text, status)
        const { failure } = await outcomeOf(call)
        expect(failure).toMatchObject({ kind: 'refused', status })
        expect(isTextOrMissing(failure?.serverText)).toBe(true)
        expect(failure?.serverText?.length ?? 0).toBeLessThanOrEqual(500)
      }),
    )
  })
})

/** The rows of the list, or none if no row can be read. */
const readableOf = async <Row>(fetchList: () => Promise<readonly Row[]>): Promise<Row[]> => {
  const rows: Row[] = []
  await outcomeOf(async () => rows.push(...(await fetchList())))
  return rows
}

describe('POST /users/register', () => {
  it('is refused by an answer that is not ok, and by one that names an error', async () => {
    await fc.assert(
      fc.asyncProperty(hostileAnswer({ error: 'Not this time.' }), refusal, async (text, status) => {
        answer(text)
        const { failure: judged } = await outcomeOf(() => register(credentials))
        expect(judged?.kind ?? 'refused').toBe('refused')
        answer(text, status)
        const { failure } = await outcomeOf(() => register(credentials))
        expect(failure).toMatchObject({ kind: 'refused', status })
        for (const { serverText } of [judged, failure].filter((error) => error !== undefined)) {
          expect(isTextOrMissing(serverText)).toBe(true)
          expect(serverText?.length ?? 0).toBeLessThanOrEqual(500)
        }
      }),
    )
  })

  it('succeeds on an answer that is ok and names no error', async () => {
    for (const text of [
      '',
      '{}',
      'null',
      '[]',
      '<p>Welcome</p>',
      '{"error":null}',
      '{"error":"  "}',
      '{"id":7}',
    ]) {
      answer(text)
      expect(await outcomeOf(() => register(credentials))).toEqual({ output: undefined })
    }
  })
})

describe.each(INVALID_ROWS)('the rows of %s that can be read', (_, validRow, findInvalid) => {
  it('are valid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(almostValidRow(validRow), { maxLength: 4 }), async (rows) => {
        answer(listOf(rows))
        expect(await findInvalid()).toEqual([])
      }),
    )
  })
})

const firstOfEach = (rows: readonly { id: string }[]) =>
  rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index)

describe.each(lists)('the list of $call', ({ fetchList, validRow, isUnique }) => {
  it('reads each row on its own: an unreadable row takes no other row with it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(almostValidRow(validRow), { maxLength: 4 }), async (rows) => {
        const alone: { id: string }[] = []
        for (const row of rows) {
          answer(listOf([row]))
          alone.push(...(await readableOf(fetchList)))
        }
        answer(listOf(rows))
        expect(await readableOf(fetchList)).toEqual(isUnique ? firstOfEach(alone) : alone)
      }),
    )
  })
})

describe('a sign-in', () => {
  it('gives a token and an id when it succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(almostValidRow(LOGIN), async (text) => {
        answer(text)
        const session = await login(credentials).catch(() => ({ token: 'none', userId: 'none' }))
        expect([session.token, session.userId].every(isText)).toBe(true)
      }),
    )
  })
})
