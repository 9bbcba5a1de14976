import './default-config.setup'
import * as fc from 'fast-check'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Id } from '@/api/fields'
import { createReservation, type NewReservation } from '@/api/reservations'

import { startFakeApi } from './fake-api'

const api = startFakeApi()

const reservation: NewReservation = {
  userId: '7',
  vehicleId: '3',
  period: { start: '2026-12-01 08:00:00', end: '2026-12-05 08:00:00' },
  days: 4,
  price: 3_800_200,
}

async function sentBody(changes: Partial<NewReservation>): Promise<unknown> {
  api.requests.length = 0
  api.answer(() => HttpResponse.json({}, { status: 201 }))
  await createReservation({ ...reservation, ...changes })
  expect(api.requests).toHaveLength(1)
  return JSON.parse(api.requests[0]?.body ?? '')
}

describe('createReservation', () => {
  it('sends one POST with JSON and no Authorization', async () => {
    await sentBody({})
    expect(api.requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/reservations/create-reservation',
        contentType: 'application/json',
        authorization: null,
      },
    ])
  })

  it('sends exactly the fields of the specification', async () => {
    expect(await sentBody({})).toStrictEqual({
      vehicle_id: 3,
      start_time: '2026-12-01 08:00:00',
      end_time: '2026-12-05 08:00:00',
      user_id: 7,
      duration: 4,
      price: 38_002,
    })
  })

  it.each([
    [2_850_150, 28_501.5],
    [0, 0],
  ])('sends %i para as the number %d', async (price, din) => {
    expect(await sentBody({ price })).toMatchObject({ price: din })
  })

  it.each(['9f1c-ab', '007', '-', '1e3', '0x10', '1.5', ' 3', '9007199254740993', '12345678901234567890'])(
    'sends the id %j as unchanged text',
    async (id) => {
      expect(await sentBody({ vehicleId: id, userId: id })).toMatchObject({ vehicle_id: id, user_id: id })
    },
  )

  it('sends an id that came as a number back as that number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.nat(), fc.maxSafeNat()), async (id) => {
        const text = v.parse(Id, id)
        expect(await sentBody({ vehicleId: text, userId: text })).toMatchObject({
          vehicle_id: id,
          user_id: id,
        })
      }),
    )
  })
})
