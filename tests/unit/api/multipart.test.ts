import './other-host.setup'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { confirmReservation, sendPaymentSlip } from '@/api/reservations'
import { createVehicle, deleteVehicle, updateVehicle, type VehicleDraft } from '@/api/vehicles'

interface ReceivedForm {
  call: string
  fields: Record<string, string>
  files: Record<string, { name: string; type: string; bytes: number[] }>
}

let sent: ReceivedForm[] = []

const server = setupServer(
  http.all('http://api.example/*', async ({ request }) => {
    const { pathname } = new URL(request.url)
    const received: ReceivedForm = { call: `${request.method} ${pathname}`, fields: {}, files: {} }
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
    for (const [name, value] of isForm ? await request.formData() : []) {
      if (typeof value === 'string') received.fields[name] = value
      else {
        const bytes = [...new Uint8Array(await value.arrayBuffer())]
        received.files[name] = { name: value.name, type: value.type, bytes }
      }
    }
    sent.push(received)
    return HttpResponse.json({ message: 'done' })
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent = []
})
afterAll(() => server.close())

const slipImage = new File([new Uint8Array([137, 80, 78, 71, 0, 255])], 'uplatnica ž.png', {
  type: 'image/png',
})

const draft: VehicleDraft = {
  name: 'Tesla Model 3',
  pricePerDay: 950_050,
  teslaCode: 'M3-DM',
  batteryKwh: 60,
  rangeKm: 513,
  acceleration: 6.1,
  topSpeedKmh: 201,
  description: 'Light on energy',
  bannerImage: undefined,
}

const draftFields = {
  vehicle_name: 'Tesla Model 3',
  price_per_day: '9500.50',
  tesla_code: 'M3-DM',
  battery_capacity_kwh: '60',
  range_km: '513',
  acceleration_0_100: '6.10',
  top_speed_kmh: '201',
  description: 'Light on energy',
}

describe('the calls with files', () => {
  it('send a payment slip with the unchanged image', async () => {
    await sendPaymentSlip({
      reservationId: '12',
      slipImage,
      advancePayment: 'uzivo',
      advancePaymentImage: undefined,
    })
    expect(sent).toEqual([
      {
        call: 'PUT /v1/reservations/update-reservation/12',
        fields: { advancePayment: 'uzivo', id: '12' },
        files: {
          reservation_image: { name: 'uplatnica ž.png', type: 'image/png', bytes: [137, 80, 78, 71, 0, 255] },
        },
      },
    ])
  })

  it('also send the image of the advance payment when there is one', async () => {
    await sendPaymentSlip({
      reservationId: '12',
      slipImage,
      advancePayment: 'uplatnica',
      advancePaymentImage: slipImage,
    })
    expect(sent[0]?.fields).toEqual({ advancePayment: 'uplatnica', id: '12' })
    expect(Object.keys(sent[0]?.files ?? {})).toEqual(['advancePaymentImage', 'reservation_image'])
  })

  it('create a vehicle with the formats of the specification, without a banner when none is chosen', async () => {
    await createVehicle(draft)
    expect(sent).toEqual([{ call: 'POST /v1/vehicles', fields: draftFields, files: {} }])
  })

  it('send whole numbers for battery, range and top speed', async () => {
    await createVehicle({ ...draft, batteryKwh: 59.6, rangeKm: 512.5, topSpeedKmh: 200.9, acceleration: 3 })
    expect(sent[0]?.fields).toMatchObject({
      battery_capacity_kwh: '60',
      range_km: '513',
      top_speed_kmh: '201',
      acceleration_0_100: '3.00',
    })
  })

  it('change a vehicle with the same fields', async () => {
    await updateVehicle('3', { ...draft, bannerImage: slipImage })
    expect(sent).toMatchObject([{ call: 'PUT /v1/vehicles/3', fields: draftFields }])
    expect(Object.keys(sent[0]?.files ?? {})).toEqual(['banner_image'])
  })
})

describe('the calls without a body', () => {
  it('confirm a reservation', async () => {
    await confirmReservation('12')
    expect(sent.map(({ call }) => call)).toEqual(['PUT /v1/reservations/confirm-reservation/12'])
  })

  it('delete a vehicle, whatever its id looks like', async () => {
    await deleteVehicle('a/b?c')
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /v1/vehicles/a%2Fb%3Fc'])
  })
})
