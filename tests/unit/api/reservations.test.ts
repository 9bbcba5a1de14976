import './default-config.setup'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { reservationsQuery, sendPaymentSlip } from '@/api/reservations'
import { buildAvailability } from '@/rental/availability'
import { nextStepOf } from '@/rental/status'

import { startFakeApi } from './fake-api'
import { freshClient } from './queries'

const api = startFakeApi()

const row = {
  id: 41,
  user_id: 7,
  vehicle_id: 3,
  duration: 4,
  start_time: '2026-12-01 08:00:00',
  end_time: '2026-12-05 08:00:00',
  price: '38002.00',
  status: 'success',
  reservation_image: 'uploads/slip-41.png',
}

const reservation = {
  id: '41',
  userId: '7',
  vehicleId: '3',
  duration: 4,
  start: '2026-12-01 08:00:00',
  end: '2026-12-05 08:00:00',
  price: 3_800_200,
  status: 'success',
  slipImage: 'uploads/slip-41.png',
}

const fetchReservations = async () => (await freshClient().fetchQuery(reservationsQuery())).rows

async function fetchRows(...rows: unknown[]) {
  api.answer(() => HttpResponse.json(rows))
  return fetchReservations()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the reservations', () => {
  it('are read into the fields of the app', async () => {
    expect(await fetchRows(row)).toEqual([reservation])
  })
})

describe('a reservation', () => {
  it.each([
    ['user_id', 'userId'],
    ['duration', 'duration'],
    ['price', 'price'],
    ['status', 'status'],
    ['reservation_image', 'slipImage'],
  ])('is kept when its %s is null, missing, empty or nonsense', async (field, property) => {
    for (const nothing of [null, undefined, '', {}, ['x'], true])
      expect(await fetchRows({ ...row, [field]: nothing })).toEqual([
        { ...reservation, [property]: undefined },
      ])
  })

  it.each([
    [{ duration: 100_000 }, { duration: 100_000 }],
    [{ duration: 100_001 }, { duration: undefined }],
    [{ price: '0' }, { price: 0 }],
    [{ price: '-0.01' }, { price: undefined }],
  ])('with %j is read with %j', async (sent, read) => {
    expect(await fetchRows({ ...row, ...sent })).toEqual([{ ...reservation, ...read }])
  })

  it('has a slip even if its address is too long to be shown', async () => {
    const reservation_image = `data:image/png;base64,${'A'.repeat(5_000)}`
    const [read] = await fetchRows({ ...row, reservation_image })
    expect(nextStepOf({ status: 'pending', slipImage: read?.slipImage })).toBe('confirmation')
  })

  it('holds its vehicle even when only vehicle and times are known', async () => {
    const { id, vehicle_id, start_time, end_time } = row
    const reservations = await fetchRows({ id, vehicle_id, start_time, end_time })
    const period = { start: '2026-12-04 08:00:00', end: '2026-12-06 08:00:00' }
    expect(buildAvailability(reservations).isFree('3', period)).toBe(false)
  })

  it.each([
    [{ vehicle_id: null }],
    [{ vehicle_id: '' }],
    [{ start_time: null, end_time: null }],
    [{ start_time: '2026-02-30 08:00:00', end_time: 'soon' }],
  ])('is left out when it has %j, and the others stay', async (nonsense) => {
    expect(await fetchRows({ ...row, ...nonsense }, row)).toEqual([reservation])
  })

  it.each([
    ['id', null],
    ['id', 2 ** 53],
    ['start_time', null],
    ['start_time', '01/12/2026'],
    ['end_time', undefined],
    ['end_time', '08:00 AM'],
  ])('holds its vehicle on all its days when its %s is %j, but is on no list', async (field, nonsense) => {
    const rows = await fetchRows({ ...row, [field]: nonsense })
    expect(rows).toEqual([{ ...reservation, id: undefined, isUnsure: false }])
    const both = [...rows, reservation]
    expect(reservationsQuery().select({ rows: both, unread: 2 })).toEqual({ rows: [reservation], unread: 3 })
  })

  it.each([null, 0, '0'])(
    'without an end, and %j days long, holds its vehicle for a day',
    async (duration) => {
      const [read] = await fetchRows({ ...row, duration, end_time: null })
      expect(read).toMatchObject({ start: reservation.start, end: '2026-12-02 08:00:00' })
    },
  )

  it.each(['SUCCESS', 'Success', ' success '])('has the status %j in lower case', async (status) => {
    expect(await fetchRows({ ...row, status })).toEqual([{ ...reservation, status: 'success' }])
  })
})

describe('a payment slip', () => {
  const slipImage = new File(['slip'], 'slip.png')
  const advancePaymentImage = new File(['advance'], 'advance.png')

  it.each([
    ['uplatnica', advancePaymentImage, ['advancePayment', 'advancePaymentImage', 'reservation_image', 'id']],
    ['uplatnica', undefined, ['advancePayment', 'reservation_image', 'id']],
    // A picture chosen before the answer was changed is not sent.
    ['uzivo', advancePaymentImage, ['advancePayment', 'reservation_image', 'id']],
  ] as const)('of an advance by %s is sent with its fields', async (advancePayment, image, names) => {
    api.answer(() => HttpResponse.json({}))
    await sendPaymentSlip({ reservationId: 'a/1', slipImage, advancePayment, advancePaymentImage: image })
    const [{ method, path, body } = {}] = api.requests
    expect([method, path]).toEqual(['PUT', '/api/reservations/update-reservation/a%2F1'])
    expect(Array.from(body?.matchAll(/ name="(\w+)"/g) ?? [], ([, name]) => name)).toEqual(names)
    expect(body).toContain(`\r\n\r\n${advancePayment}\r\n`)
    expect(body).toContain('\r\n\r\na/1\r\n')
  })
})
