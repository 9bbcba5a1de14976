import '../api/default-config.setup'
import {
  confirmReservation,
  createReservation,
  occupanciesQuery,
  reservationsQuery,
  sendPaymentSlip,
} from '@/api/reservations'
import { login, register } from '@/api/sign-in'
import { userQuery, usersQuery } from '@/api/users'
import { createVehicle, deleteVehicle, updateVehicle, vehiclesQuery } from '@/api/vehicles'
import type { EndpointName } from '@/mocks/handlers/endpoints'

import { freshClient } from '../api/queries'
import { ADMINISTRATOR, CLIENT, type CallOptions } from '../mocks/demo'
import { picture as bytesOf, slipForm } from '../mocks/pictures'

type Send = () => Promise<unknown>

interface ContractCall {
  /** The functions of the app that make the call, each in every variant of what it sends. */
  sends: Record<string, [Send, ...Send[]]>
  /** Answers of the demo API: the status, who calls, the path and what is sent. */
  answers: [status: number, who: typeof CLIENT | undefined, path: string, body?: CallOptions][]
}

export const picture = new File([new Uint8Array([137, 80, 78, 71])], 'slip.png', { type: 'image/png' })

export const credentials = {
  fullName: 'A Client',
  email: 'a@example.com',
  phone: '+381 60 1',
  password: 'a password',
}

const reservation = {
  userId: '7',
  vehicleId: '3',
  period: { start: '2026-12-01 08:00:00', end: '2026-12-05 08:00:00' },
  days: 4,
  price: 3_800_250,
}

const slip = { reservationId: '12', slipImage: picture, advancePaymentImage: undefined } as const

const draft = {
  name: 'Tesla Model 3',
  pricePerDay: 950_050,
  teslaCode: '',
  batteryKwh: 59.6,
  rangeKm: 513,
  acceleration: 6.1,
  topSpeedKmh: 201,
  description: '',
  bannerImage: undefined,
}

export const person = {
  full_name: 'New Client',
  email: 'new@example.com',
  phone: '+381 60 1234567',
  password: 'longer than 8',
}

export const booking = {
  vehicle_id: 8,
  start_time: '2026-12-01 08:00:00',
  end_time: '2026-12-05 08:00:00',
  user_id: 1,
  duration: 4,
  price: 94_000,
}

/** What makes the booking one of days on which its vehicle is taken. */
const TAKEN = {
  vehicle_id: 1,
  start_time: '2026-11-25 08:00:00',
  end_time: '2026-11-29 08:00:00',
  price: 38_000,
}

export function vehicleForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  const facts = {
    battery_capacity_kwh: '75',
    range_km: '500',
    acceleration_0_100: '4.60',
    top_speed_kmh: '200',
  }
  const all = {
    vehicle_name: 'S',
    price_per_day: '9500.00',
    tesla_code: '',
    description: '',
    ...facts,
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return form
}

export const slipBody = (bytes = bytesOf('png')) => ({ form: slipForm(bytes) })

/** Every call of the API, as the contract, the app and the demo API have to agree on it. */
export const CALLS: Record<EndpointName, ContractCall> = {
  vehicles: {
    sends: { vehiclesQuery: [() => freshClient().fetchQuery(vehiclesQuery())] },
    answers: [[200, undefined, '/vehicles']],
  },
  'create-vehicle': {
    sends: {
      createVehicle: [() => createVehicle(draft), () => createVehicle({ ...draft, bannerImage: picture })],
    },
    answers: [
      [201, ADMINISTRATOR, '/vehicles', { form: vehicleForm() }],
      [400, ADMINISTRATOR, '/vehicles', { form: vehicleForm({ range_km: 'far' }) }],
      [401, undefined, '/vehicles', { form: vehicleForm() }],
      [403, CLIENT, '/vehicles', { form: vehicleForm() }],
    ],
  },
  'update-vehicle': {
    sends: {
      updateVehicle: [
        () => updateVehicle('3', draft),
        () => updateVehicle('a/b', { ...draft, bannerImage: picture }),
      ],
    },
    answers: [
      [200, ADMINISTRATOR, '/vehicles/8', { form: vehicleForm() }],
      [404, ADMINISTRATOR, '/vehicles/99', { form: vehicleForm() }],
    ],
  },
  'delete-vehicle': {
    sends: { deleteVehicle: [() => deleteVehicle('3')] },
    answers: [
      [200, ADMINISTRATOR, '/vehicles/8'],
      [409, ADMINISTRATOR, '/vehicles/1'],
    ],
  },
  reservations: {
    sends: {
      occupanciesQuery: [() => freshClient().fetchQuery(occupanciesQuery())],
      reservationsQuery: [() => freshClient().fetchQuery(reservationsQuery())],
    },
    answers: [[200, undefined, '/reservations']],
  },
  'create-reservation': {
    sends: {
      createReservation: [
        () => createReservation(reservation),
        () => createReservation({ ...reservation, userId: '9f1c-ab', vehicleId: '007', price: 0 }),
      ],
    },
    answers: [
      [201, CLIENT, '/reservations/create-reservation', { json: booking }],
      [400, CLIENT, '/reservations/create-reservation', { body: 'no JSON' }],
      [409, CLIENT, '/reservations/create-reservation', { json: { ...booking, ...TAKEN } }],
    ],
  },
  'confirm-reservation': {
    sends: { confirmReservation: [() => confirmReservation('12'), () => confirmReservation('9f1c?ab')] },
    answers: [
      [200, ADMINISTRATOR, '/reservations/confirm-reservation/5'],
      [409, ADMINISTRATOR, '/reservations/confirm-reservation/4'],
    ],
  },
  'update-reservation': {
    sends: {
      sendPaymentSlip: [
        () => sendPaymentSlip({ ...slip, advancePayment: 'uzivo' }),
        () => sendPaymentSlip({ ...slip, advancePayment: 'uplatnica', advancePaymentImage: picture }),
      ],
    },
    answers: [
      [200, CLIENT, '/reservations/update-reservation/4', slipBody()],
      [403, CLIENT, '/reservations/update-reservation/7', slipBody()],
      [415, CLIENT, '/reservations/update-reservation/4', slipBody(new Uint8Array(9))],
    ],
  },
  users: {
    sends: { usersQuery: [() => freshClient().fetchQuery(usersQuery())] },
    answers: [
      [200, ADMINISTRATOR, '/users'],
      [401, undefined, '/users'],
    ],
  },
  user: {
    sends: {
      userQuery: [
        () => freshClient().fetchQuery(userQuery('7')),
        () => freshClient().fetchQuery(userQuery('š')),
      ],
    },
    answers: [
      [200, CLIENT, '/users/1'],
      [404, ADMINISTRATOR, '/users/99'],
    ],
  },
  login: {
    sends: { login: [() => login({ ...credentials, fullName: '', phone: '' })] },
    answers: [
      [200, undefined, '/users/login', { json: CLIENT }],
      [401, undefined, '/users/login', { json: { ...CLIENT, password: 'wrong' } }],
    ],
  },
  register: {
    sends: { register: [() => register(credentials)] },
    answers: [
      [201, undefined, '/users/register', { json: person }],
      [409, undefined, '/users/register', { json: { ...person, email: CLIENT.email } }],
    ],
  },
  image: {
    // Pictures are requested by the browser itself.
    sends: {},
    answers: [
      [200, CLIENT, '/uploads/reservation-1.svg'],
      [404, CLIENT, '/uploads/none.svg'],
    ],
  },
}

/** The functions of the app that call the API, each in every variant of what it sends. */
export const SENDS = Object.values(CALLS).flatMap(({ sends }) => Object.entries(sends))
