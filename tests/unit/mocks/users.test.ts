import { describe, expect, it } from 'vitest'

import { ADMINISTRATOR, CLIENT, refusalOf, SECOND, startDemo } from './demo'

const PERSON = {
  full_name: 'New Client',
  email: 'new@struja.example',
  phone: '+381 (0)60 / 123-456',
  password: 'new-client',
}

describe('signing in', () => {
  it('accepts the e-mail in upper or lower case', async () => {
    const { call } = startDemo()
    const json = { email: ' Client@STRUJA.example ', password: CLIENT.password }
    expect((await call('POST', '/users/login', { json })).status).toBe(200)
  })

  it.each([
    { email: CLIENT.email, password: 'wrong-one' },
    { email: 'nobody@struja.example', password: CLIENT.password },
    { email: CLIENT.email, password: ADMINISTRATOR.password },
  ])('refuses $email with $password', async (json) => {
    const { call } = startDemo()
    expect(await refusalOf(await call('POST', '/users/login', { json }))).toEqual({
      status: 401,
      error: 'Wrong e-mail or password',
    })
  })

  it.each(['', '{', '[]', '{"email":1,"password":"x"}', 'null'])('refuses the body %j', async (body) => {
    const { call } = startDemo()
    expect((await refusalOf(await call('POST', '/users/login', { body }))).status).toBe(400)
  })
})

describe('registration', () => {
  it('creates a client who can sign in', async () => {
    const { call, db, signIn } = startDemo()
    const response = await call('POST', '/users/register', { json: PERSON })
    expect(response.status).toBe(201)
    const { password, ...shown } = PERSON
    expect(db.users.get(5)).toEqual({ id: 5, ...shown, role: 'client' })
    const token = await signIn({ email: PERSON.email, password })
    expect(await (await call('GET', '/users/5', { token })).json()).toEqual({
      id: 5,
      ...shown,
      role: 'client',
    })
  })

  it.each(['new@struja.example', 'NEW@struja.example'])('refuses a second %s', async (email) => {
    const { call, db } = startDemo()
    await call('POST', '/users/register', { json: PERSON })
    expect(await refusalOf(await call('POST', '/users/register', { json: { ...PERSON, email } }))).toEqual({
      status: 409,
      error: 'This e-mail is already registered',
    })
    expect(db.users.all()).toHaveLength(5)
  })

  it.each([
    { full_name: 'N' },
    { full_name: 'N'.repeat(101) },
    { email: 'no-at-sign' },
    { phone: '12345' },
    { phone: 'call me 123456' },
    { password: '1234567' },
    { password: undefined },
  ])('refuses %j', async (wrong) => {
    const { call, db } = startDemo()
    const response = await call('POST', '/users/register', { json: { ...PERSON, ...wrong } })
    expect((await refusalOf(response)).status).toBe(400)
    expect(db.users.all()).toHaveLength(4)
  })
})

describe('all users', () => {
  it('are refused to a client with 403, to a visitor and to a made-up token with 401', async () => {
    const { call, signIn } = startDemo()
    expect((await call('GET', '/users', { token: await signIn(CLIENT) })).status).toBe(403)
    expect((await call('GET', '/users')).status).toBe(401)
    expect((await call('GET', '/users', { token: 'made-up' })).status).toBe(401)
    expect((await call('GET', '/users', { cookie: 'authToken=' })).status).toBe(401)
  })
})

describe('one user', () => {
  it.each([
    [SECOND, '/users/1', 403],
    [CLIENT, '/users/99', 403],
    [ADMINISTRATOR, '/users/1', 200],
    [ADMINISTRATOR, '/users/99', 404],
    [undefined, '/users/1', 401],
  ])('requested by %j at %s gives %i', async (person, path, status) => {
    const { call, signIn } = startDemo()
    const token = person && (await signIn(person))
    expect((await call('GET', path, { token })).status).toBe(status)
  })
})
