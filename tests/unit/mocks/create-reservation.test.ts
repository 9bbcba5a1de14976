import { describe, expect, it } from 'vitest'

import { ADMINISTRATOR, CLIENT, refusalOf, SECOND, startDemo } from './demo'

const PATH = '/reservations/create-reservation'

// Vehicle 8 is free from today; 23,500 din a day.
const REQUEST = {
  vehicle_id: 8,
  start_time: '2026-12-01 08:00:00',
  end_time: '2026-12-04 08:00:00',
  user_id: 1,
  duration: 3,
  price: 70_500,
}

describe('a new reservation', () => {
  it('awaits its slip and is listed', async () => {
    const { call, signIn, db } = startDemo()
    const response = await call('POST', PATH, { token: await signIn(CLIENT), json: REQUEST })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ id: 16, status: 'pending' })
    expect(db.reservations.get(16)).toEqual({
      ...REQUEST,
      id: 16,
      price: '70500.00',
      status: 'pending',
      reservation_image: null,
    })
    expect(await (await call('GET', '/reservations')).text()).toContain('"id":16')
  })

  it('starts today at the earliest', async () => {
    const { call, signIn } = startDemo()
    const token = await signIn(CLIENT)
    const today = { start_time: '2026-11-20 08:00:00', end_time: '2026-11-23 08:00:00' }
    expect((await call('POST', PATH, { token, json: { ...REQUEST, ...today } })).status).toBe(201)
  })
})

describe('a reservation is refused', () => {
  it.each([
    ['without a body', undefined],
    ['with an unreadable start', { ...REQUEST, start_time: 'tomorrow' }],
    ['with another form of time', { ...REQUEST, start_time: '2026-12-01T08:00:00Z' }],
    ['with no vehicle', { ...REQUEST, vehicle_id: undefined }],
    ['when it ends as it starts', { ...REQUEST, end_time: REQUEST.start_time, duration: 0, price: 0 }],
    ['when it ends before it starts', { ...REQUEST, end_time: '2026-11-30 08:00:00', duration: -1 }],
    [
      'when it starts in the past',
      { ...REQUEST, start_time: '2026-11-19 08:00:00', end_time: '2026-11-22 08:00:00' },
    ],
    ['with another duration', { ...REQUEST, duration: 2 }],
    ['with another price', { ...REQUEST, price: 1 }],
    ['with a price that is no amount', { ...REQUEST, price: 'cheap' }],
  ])('%s, with 400', async (_, json) => {
    const { call, signIn, db } = startDemo()
    const response = await call('POST', PATH, { token: await signIn(CLIENT), json })
    expect((await refusalOf(response)).status).toBe(400)
    expect(db.reservations.all()).toHaveLength(15)
  })

  it('without a sign-in, with 401', async () => {
    const { call } = startDemo()
    expect((await call('POST', PATH, { json: REQUEST })).status).toBe(401)
  })

  it('for somebody else, with 403', async () => {
    const { call, signIn, db } = startDemo()
    expect((await call('POST', PATH, { token: await signIn(SECOND), json: REQUEST })).status).toBe(403)
    expect(db.reservations.all()).toHaveLength(15)
  })

  it.each([{ vehicle_id: 99 }, { user_id: 99 }])('with the unknown %j, with 404', async (unknown) => {
    const { call, signIn } = startDemo()
    const token = await signIn(ADMINISTRATOR)
    expect((await call('POST', PATH, { token, json: { ...REQUEST, ...unknown } })).status).toBe(404)
  })
})

// Reservation 8 of the demo data holds vehicle 4 from 21 to 23 November; 21,000 din a day.
const requestInNovember = (from: number, to: number) => ({
  vehicle_id: 4,
  user_id: 1,
  start_time: `2026-11-${from} 08:00:00`,
  end_time: `2026-11-${to} 08:00:00`,
  duration: to - from,
  price: 21_000 * (to - from),
})

describe('overlap', () => {
  it.each([
    [20, 22],
    [22, 24],
    [20, 25],
  ])('%i to %i November is taken', async (from, to) => {
    const { call, signIn, db } = startDemo()
    const response = await call('POST', PATH, {
      token: await signIn(CLIENT),
      json: requestInNovember(from, to),
    })
    expect(await refusalOf(response)).toEqual({
      status: 409,
      error: 'The vehicle is already reserved in this period',
    })
    expect(db.reservations.all()).toHaveLength(15)
  })

  it.each([
    [20, 21],
    [23, 25],
  ])('%i to %i November only touches and is free', async (from, to) => {
    const { call, signIn } = startDemo()
    const response = await call('POST', PATH, {
      token: await signIn(CLIENT),
      json: requestInNovember(from, to),
    })
    expect(response.status).toBe(201)
  })

  it('lets only one of two simultaneous reservations succeed', async () => {
    const { call, signIn, db } = startDemo()
    const [first, second] = [await signIn(CLIENT), await signIn(SECOND)]
    const answers = await Promise.all([
      call('POST', PATH, { token: first, json: REQUEST }),
      call('POST', PATH, { token: second, json: { ...REQUEST, user_id: 3 } }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(db.reservations.all()).toHaveLength(16)
  })
})
