import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { ENDPOINTS } from '@/mocks/handlers/endpoints'

import { ADMINISTRATOR, CLIENT, startDemo } from '../mocks/demo'
import { picture, slipForm } from '../mocks/pictures'
import { ANSWER_EXAMPLES, answerViolations, OPERATIONS, violations } from './contract'

const person = {
  full_name: 'New Client',
  email: 'new@example.com',
  phone: '+381 60 1234567',
  password: 'longer than 8',
}

const booking = {
  vehicle_id: 8,
  start_time: '2026-12-01 08:00:00',
  end_time: '2026-12-05 08:00:00',
  user_id: 1,
  duration: 4,
  price: 94_000,
}

function vehicleForm(fields: Record<string, string> = {}): FormData {
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

type Body = Omit<NonNullable<Parameters<ReturnType<typeof startDemo>['call']>[2]>, 'token'>

const slip = () => ({ form: slipForm(picture('png')) })

/** Answers of the demo API: the operation, the status, who calls, the path and what is sent. */
const ANSWERS: [
  operation: string,
  status: number,
  who: typeof CLIENT | undefined,
  path: string,
  body?: Body,
][] = [
  ['vehicles', 200, undefined, '/vehicles'],
  ['create-vehicle', 201, ADMINISTRATOR, '/vehicles', { form: vehicleForm() }],
  ['create-vehicle', 400, ADMINISTRATOR, '/vehicles', { form: vehicleForm({ range_km: 'far' }) }],
  ['create-vehicle', 401, undefined, '/vehicles', { form: vehicleForm() }],
  ['create-vehicle', 403, CLIENT, '/vehicles', { form: vehicleForm() }],
  ['update-vehicle', 200, ADMINISTRATOR, '/vehicles/8', { form: vehicleForm() }],
  ['update-vehicle', 404, ADMINISTRATOR, '/vehicles/99', { form: vehicleForm() }],
  ['delete-vehicle', 200, ADMINISTRATOR, '/vehicles/8'],
  ['delete-vehicle', 409, ADMINISTRATOR, '/vehicles/1'],
  ['reservations', 200, undefined, '/reservations'],
  ['create-reservation', 201, CLIENT, '/reservations/create-reservation', { json: booking }],
  ['create-reservation', 400, CLIENT, '/reservations/create-reservation', { body: 'no JSON' }],
  [
    'create-reservation',
    409,
    CLIENT,
    '/reservations/create-reservation',
    {
      json: {
        ...booking,
        vehicle_id: 1,
        start_time: '2026-11-25 08:00:00',
        end_time: '2026-11-29 08:00:00',
        price: 38_000,
      },
    },
  ],
  ['confirm-reservation', 200, ADMINISTRATOR, '/reservations/confirm-reservation/5'],
  ['confirm-reservation', 409, ADMINISTRATOR, '/reservations/confirm-reservation/4'],
  ['update-reservation', 200, CLIENT, '/reservations/update-reservation/4', slip()],
  ['update-reservation', 403, CLIENT, '/reservations/update-reservation/7', slip()],
  [
    'update-reservation',
    415,
    CLIENT,
    '/reservations/update-reservation/4',
    { form: slipForm(new Uint8Array(9)) },
  ],
  ['image', 200, CLIENT, '/uploads/reservation-1.svg'],
  ['image', 404, CLIENT, '/uploads/none.svg'],
  ['users', 200, ADMINISTRATOR, '/users'],
  ['users', 401, undefined, '/users'],
  ['user', 200, CLIENT, '/users/1'],
  ['user', 404, ADMINISTRATOR, '/users/99'],
  ['login', 200, undefined, '/users/login', { json: CLIENT }],
  ['login', 401, undefined, '/users/login', { json: { ...CLIENT, password: 'wrong' } }],
  ['register', 201, undefined, '/users/register', { json: person }],
  ['register', 409, undefined, '/users/register', { json: { ...person, email: CLIENT.email } }],
]

const methodOf = (operation: string) =>
  ENDPOINTS.find(([name]) => name === operation)?.[1].toUpperCase() ?? ''

describe('every answer of the demo API', () => {
  it.each(ANSWERS)(
    'matches the plain form of the contract: %s with %i',
    async (operation, status, who, path, body) => {
      const { call, signIn } = startDemo()
      const response = await call(methodOf(operation), path, { ...body, token: who && (await signIn(who)) })
      expect(response.status).toBe(status)
      expect(await answerViolations(operation, response)).toEqual([])
    },
  )

  it('belongs to an operation of the contract, and every operation has an answer', () => {
    const wire = ENDPOINTS.map(([id, method, path]) => [id, method, path.replace(/:(\w+)/, '{$1}')])
    expect(new Set(OPERATIONS.map(({ id, method, path }) => [id, method, path]))).toEqual(new Set(wire))
    const answered = new Set<string>(
      ANSWERS.filter(([, status]) => status < 300).map(([operation]) => operation),
    )
    expect(answered).toEqual(new Set(OPERATIONS.map(({ id }) => id)))
  })

  it('still matches the contract after the data has changed', async () => {
    const { call, signIn } = startDemo()
    const token = await signIn(ADMINISTRATOR)
    await call('POST', '/vehicles', { token, form: vehicleForm() })
    await call('POST', '/reservations/create-reservation', { token, json: booking })
    await call('PUT', '/reservations/update-reservation/4', { token, ...slip() })
    await call('PUT', '/reservations/confirm-reservation/4', { token })
    await call('POST', '/users/register', { json: person })
    for (const list of ['vehicles', 'reservations', 'users'])
      expect(await answerViolations(list, await call('GET', `/${list}`, { token }))).toEqual([])
  })
})

it.each(ANSWER_EXAMPLES)('the example has the plain form: $name', ({ schema, value }) => {
  expect(violations('plain', schema, value)).toEqual([])
})

describe('an answer that breaks the contract is detected', () => {
  it.each<[string, string, Response, string]>([
    ['an HTML page', 'vehicles', HttpResponse.html('<h1>'), 'the body is text/html'],
    [
      'half a JSON',
      'vehicles',
      new HttpResponse('[{', { headers: { 'Content-Type': 'application/json' } }),
      'no JSON',
    ],
    ['another status', 'vehicles', HttpResponse.json([], { status: 206 }), 'no status 206'],
    ['an object for a list', 'vehicles', HttpResponse.json({ data: [] }), 'must be array'],
    ['a user without an id', 'user', HttpResponse.json({ full_name: 'A' }), "required property 'id'"],
    ['a sign-in without its token', 'login', HttpResponse.json({ userId: 1 }), "required property 'token'"],
    ['a refusal that calls itself a success', 'register', HttpResponse.json({ error: 'taken' }), '/error'],
    [
      'a refusal without a reason',
      'users',
      HttpResponse.json({ message: 'no' }, { status: 401 }),
      "required property 'error'",
    ],
  ])('%s', async (_, operation, response, violation) => {
    expect((await answerViolations(operation, response)).join('\n')).toContain(violation)
  })

  it.each(['shape', 'html', 'empty', 'half', 'nulls'])('also as a demo fault: %s', async (fault) => {
    const response = await startDemo().call('GET', '/vehicles', { cookie: `demoFault=vehicles=${fault}` })
    expect(await answerViolations('vehicles', response)).not.toEqual([])
  })
})
