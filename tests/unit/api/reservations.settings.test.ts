import './default-config.setup'
import { HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { authorizeWith } from '@/api/http'
import { occupanciesQuery } from '@/api/reservations'

import { startFakeApi } from './fake-api'
import { freshClient } from './queries'

vi.mock(import('@/company/company'), async (original) => ({
  ...(await original()),
  OWNER_RULES: { freeingStatuses: ['Cancelled'], discounts: [] },
}))

vi.mock(import('@/server-timing'), () => ({
  serverEntry: (name) =>
    name === 'reservations-from'
      ? { name, description: 'ends_from', duration: 0, toJSON: () => undefined }
      : undefined,
}))

const api = startFakeApi()

const row = { id: 1, vehicle_id: 3, start_time: '2026-12-01 08:00:00', end_time: '2026-12-05 08:00:00' }

async function fetchRows(...rows: object[]) {
  api.answer(() => HttpResponse.json(rows))
  return (await freshClient().fetchQuery(occupanciesQuery())).rows
}

afterEach(() => {
  vi.useRealTimers()
  authorizeWith(() => undefined)
})

it('a status that frees the car by the owner counts as failed, any other holds the car', async () => {
  const rows = await fetchRows({ ...row, status: ' CANCELLED ' }, { ...row, status: 'Failed' }, row)
  expect(rows).toMatchObject([
    { status: 'failed', isFreed: true },
    { status: 'failed' },
    { status: undefined },
  ])
  expect(rows.map(({ isFreed = false }) => isFreed)).toEqual([true, false, false])
})

it('visitors ask only for what is not over in Belgrade, by the name that the web server gives', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T23:30:00Z') })
  await fetchRows(row)
  authorizeWith(() => 'a-token')
  await fetchRows(row)
  expect(api.requests.map(({ path }) => path)).toEqual([
    '/api/reservations?ends_from=2026-12-02',
    '/api/reservations',
  ])
})
