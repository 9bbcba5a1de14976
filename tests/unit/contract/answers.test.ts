import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { ENDPOINTS } from '@/mocks/handlers/endpoints'

import { ADMINISTRATOR, startDemo } from '../mocks/demo'
import { booking, CALLS, person, slipBody, vehicleForm } from './calls'
import { ANSWER_EXAMPLES, answerViolations, OPERATIONS, violations } from './contract'

const ANSWERS = Object.entries(CALLS).flatMap(([operation, { answers }]) =>
  answers.map(([status, who, path, body]) => ({ operation, status, who, path, body })),
)

const methodOf = (operation: string) =>
  ENDPOINTS.find(([name]) => name === operation)?.[1].toUpperCase() ?? ''

describe('every answer of the demo API', () => {
  it.each(ANSWERS)(
    'matches the plain form of the contract: $operation with $status',
    async ({ operation, status, who, path, body }) => {
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
      ANSWERS.filter(({ status }) => status < 300).map(({ operation }) => operation),
    )
    expect(answered).toEqual(new Set(OPERATIONS.map(({ id }) => id)))
  })

  it('still matches the contract after the data has changed', async () => {
    const { call, signIn } = startDemo()
    const token = await signIn(ADMINISTRATOR)
    await call('POST', '/vehicles', { token, form: vehicleForm() })
    await call('POST', '/reservations/create-reservation', { token, json: booking })
    await call('PUT', '/reservations/update-reservation/4', { token, ...slipBody() })
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
