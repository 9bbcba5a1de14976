import './default-config.setup'
import { HttpResponse, type JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'

import { ApiError } from '@/api/api-error'
import { login, register, type Credentials } from '@/api/sign-in'

import { failureOf, startFakeApi } from './fake-api'

const api = startFakeApi()

const credentials: Credentials = {
  fullName: 'First Client',
  email: 'first@example.com',
  phone: '+381601234567',
  password: ' p"ä\\ss ',
}

const sentFields = {
  full_name: 'First Client',
  email: 'first@example.com',
  phone: '+381601234567',
  password: ' p"ä\\ss ',
}

async function failureOfLogin(wire: JsonBodyType) {
  api.answer(() => HttpResponse.json(wire))
  return failureOf(login(credentials))
}

describe.each([
  ['login', () => login(credentials)],
  ['register', () => register(credentials)],
])('%s', (name, call) => {
  it('sends one POST with all four fields as JSON, exactly as typed, and no Authorization', async () => {
    api.answer(() => HttpResponse.json({ token: 't', userId: 7 }))
    await call()
    expect(api.requests).toMatchObject([
      { method: 'POST', path: `/api/users/${name}`, contentType: 'application/json', authorization: null },
    ])
    expect(JSON.parse(api.requests[0]?.body ?? '')).toStrictEqual(sentFields)
  })
})

describe('login', () => {
  it.each([
    [{ token: 't.o.k', userId: 7 }, '7'],
    [{ token: 't.o.k', userId: 7, error: null }, '7'],
    [{ token: 't.o.k', userId: 7, error: '' }, '7'],
    [{ token: 't.o.k', userId: 'ab-1', role: 'x' }, 'ab-1'],
  ])('reads token and user from %j', async (wire, userId) => {
    api.answer(() => HttpResponse.json(wire))
    expect(await login(credentials)).toEqual({ token: 't.o.k', userId })
  })

  it.each([
    { error: 'E-mail or password is wrong.' },
    { token: 't.o.k', userId: 7, error: 'E-mail or password is wrong.' },
  ])('is refused by an error field even when the answer is ok: %j', async (wire) => {
    const failure = await failureOfLogin(wire)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ kind: 'refused', serverText: 'E-mail or password is wrong.' })
  })

  it.for([
    {},
    { token: 't.o.k' },
    { token: 't.o.k', userId: null },
    { token: 7, userId: 7 },
    { token: 't.o.k', user_id: 7 },
    [],
    null,
    'token',
  ])('signs nobody in on %j', async (wire) => {
    const failure = await failureOfLogin(wire)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ kind: 'unreadable' })
  })
})
