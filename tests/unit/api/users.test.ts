import './default-config.setup'
import { HttpResponse, type JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'

import { ApiError } from '@/api/api-error'
import { userQuery, usersQuery } from '@/api/users'

import { failureOf, startFakeApi } from './fake-api'
import { freshClient } from './queries'

const api = startFakeApi()

const row = {
  id: 7,
  full_name: 'First Client',
  email: 'first@example.com',
  phone: '+381 60 123 4567',
  role: 'administrator',
}

const user = {
  id: '7',
  fullName: 'First Client',
  email: 'first@example.com',
  phone: '+381 60 123 4567',
  role: 'administrator',
}

const fetchUser = (userId = '7') => freshClient().fetchQuery(userQuery(userId))

async function fetchAnswer(wire: JsonBodyType) {
  api.answer(() => HttpResponse.json(wire))
  return fetchUser()
}

describe('a user', () => {
  it.each([
    ['9f1c-ab', '/api/users/9f1c-ab'],
    ['a/b', '/api/users/a%2Fb'],
    ['7?role=administrator', '/api/users/7%3Frole%3Dadministrator'],
    ['7#top', '/api/users/7%23top'],
    ['š', '/api/users/%C5%A1'],
  ])('with the id %j is fetched from %s', async (userId, path) => {
    api.answer(() => HttpResponse.json(row))
    await fetchUser(userId)
    expect(api.requests).toMatchObject([{ path }])
  })

  it('is read into the fields of the app, and nothing else of the answer is kept', async () => {
    expect(await fetchAnswer({ ...row, password: 'secret' })).toEqual(user)
  })

  it.each([
    ['full_name', 'fullName'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['role', 'role'],
  ])('may lack the %s', async (field, property) => {
    for (const nothing of [null, undefined, '', 3, {}])
      expect(await fetchAnswer({ ...row, [field]: nothing })).toEqual({ ...user, [property]: undefined })
  })

  it.for([{ ...row, id: null }, { user: row }, {}, [], [row], null, 'Ana'])(
    'cannot be read from the answer %j',
    async (wire) => {
      const failure = await failureOf(fetchAnswer(wire))
      expect(failure).toBeInstanceOf(ApiError)
      expect(failure).toMatchObject({ kind: 'unreadable', status: 200 })
    },
  )
})

describe('all users', () => {
  it('are fetched by GET /users, and rows that cannot be read are left out', async () => {
    api.answer(() => HttpResponse.json([row, null, { id: 8, full_name: null }]))
    const { rows: users } = await freshClient().fetchQuery(usersQuery())
    expect(api.requests).toMatchObject([{ method: 'GET', path: '/api/users' }])
    expect(users.map(({ id, fullName }) => [id, fullName])).toEqual([
      ['7', 'First Client'],
      ['8', undefined],
    ])
  })
})
