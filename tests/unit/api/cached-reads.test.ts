import './default-config.setup'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { reservationsQuery } from '@/api/reservations'
import { userQuery, usersQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'

import { startFakeApi } from './fake-api'
import { freshClient } from './queries'

const api = startFakeApi()

/** Every read: how to fetch and invalidate it, its path, and for how many seconds its answer is fresh. */
const reads = {
  vehicles: {
    fetch: (client: QueryClient) => client.fetchQuery(vehiclesQuery()),
    forget: (client: QueryClient) => client.invalidateQueries(vehiclesQuery()),
    path: '/vehicles',
    seconds: 300,
  },
  reservations: {
    fetch: (client: QueryClient) => client.fetchQuery(reservationsQuery()),
    forget: (client: QueryClient) => client.invalidateQueries(reservationsQuery()),
    path: '/reservations',
    seconds: 30,
  },
  users: {
    fetch: (client: QueryClient) => client.fetchQuery(usersQuery()),
    forget: (client: QueryClient) => client.invalidateQueries(usersQuery()),
    path: '/users',
    seconds: 60,
  },
  user: {
    fetch: (client: QueryClient) => client.fetchQuery(userQuery('7')),
    forget: (client: QueryClient) => client.invalidateQueries(userQuery('7')),
    path: '/users/7',
    seconds: 300,
  },
}

const ROW = { id: 7, vehicle_name: 'S', price_per_day: 1, vehicle_id: 1 }
const TIMES = { start_time: '2026-12-01 08:00:00', end_time: '2026-12-05 08:00:00' }

const answerList = () => api.answer(() => HttpResponse.json([{ ...ROW, ...TIMES }]))
const answerOne = () => api.answer(() => HttpResponse.json({ ...ROW, ...TIMES }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(reads))('the answer about %s', (name, { fetch, path, seconds }) => {
  const prepare = () => (name === 'user' ? answerOne() : answerList())

  it('is fresh for its time, and no longer', async () => {
    prepare()
    const client = freshClient()
    await fetch(client)
    vi.setSystemTime(Date.now() + seconds * 1000 - 1)
    await fetch(client)
    expect(api.requests).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    await fetch(client)
    expect(api.requests).toHaveLength(2)
  })

  it('is asked for once, though a page that waits for it is left', async () => {
    prepare()
    const client = freshClient()
    const first = fetch(client)
    const leave = new QueryObserver(client, { queryKey: [path], enabled: false }).subscribe(() => undefined)
    leave()
    expect(await fetch(client)).toBe(await first)
    expect(api.requests).toHaveLength(1)
  })
})

describe('the answers', () => {
  it.each(Object.entries(reads))('are invalidated one by one: %s', async (_, { forget, path }) => {
    const client = freshClient()
    answerList()
    for (const read of [reads.vehicles, reads.reservations, reads.users]) await read.fetch(client)
    answerOne()
    await reads.user.fetch(client)
    await forget(client)
    const forgotten = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
    expect(forgotten.map(({ queryKey }) => queryKey[0])).toEqual([path])
  })

  it.each([
    ['vehicles', reads.vehicles],
    ['users', reads.users],
  ])('keep the rows that are as before: %s', async (_, read) => {
    answerList()
    const client = freshClient()
    await read.fetch(client)
    const cached = () => client.getQueryData([read.path])
    const before = cached()
    await read.forget(client)
    await read.fetch(client)
    expect(cached()).toBe(before)
  })
})

describe('a list', () => {
  it.each([
    ['reservations', reads.reservations],
    ['vehicles', reads.vehicles],
  ])('may come from the HTTP cache only the first time: %s', async (_, read) => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    const client = freshClient()
    answerList()
    for (let time = 1; time <= 3; time += 1) {
      await read.forget(client)
      await read.fetch(client)
    }
    const [first, ...later] = fetch.mock.calls.map(([, request]) => request?.cache)
    expect(first).toBeUndefined()
    expect(later).toEqual(['reload', 'reload'])
    fetch.mockRestore()
  })
})

describe('a row that cannot be read', () => {
  it.each([
    ['vehicles', reads.vehicles],
    ['reservations', reads.reservations],
    ['users', reads.users],
  ])('is counted again at each fetch of the list: %s', async (_, { fetch, forget }) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const client = freshClient()
    for (const lost of [[null], [null, null], []]) {
      api.answer(() => HttpResponse.json([...lost, { ...ROW, ...TIMES }]))
      await forget(client)
      expect(await fetch(client)).toMatchObject({ unread: lost.length })
    }
  })

  it.each([
    ['vehicles', reads.vehicles],
    ['reservations', reads.reservations],
    ['users', reads.users],
  ])('is reported in the console with the name of its list: %s', async (name, { fetch }) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    api.answer(() => HttpResponse.json([null, { ...ROW, ...TIMES }]))
    await fetch(freshClient())
    expect(warn.mock.calls).toEqual([[`1 of 2 ${name} could not be read and are left out`]])
  })
})
