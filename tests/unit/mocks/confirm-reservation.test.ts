import { describe, expect, it } from 'vitest'

import { ADMINISTRATOR, CLIENT, refusalOf, startDemo } from './demo'

const path = (id: number | string) => `/reservations/confirm-reservation/${id}`

describe('reservations', () => {
  it('are open to everybody', async () => {
    const { call, db } = startDemo()
    expect(await (await call('GET', '/reservations')).json()).toEqual(db.reservations.all())
  })
})

describe('confirming a reservation', () => {
  it('sets a reservation with a slip to success', async () => {
    const { call, signIn, db } = startDemo()
    const before = db.reservations.get(5)
    const response = await call('PUT', path(5), { token: await signIn(ADMINISTRATOR) })
    expect(await response.json()).toEqual({ id: 5, status: 'success' })
    expect(db.reservations.get(5)).toEqual({ ...before, status: 'success' })
    expect(await (await call('GET', '/reservations')).json()).toEqual(db.reservations.all())
  })

  it('is refused without a slip', async () => {
    const { call, signIn, db } = startDemo()
    const response = await call('PUT', path(4), { token: await signIn(ADMINISTRATOR) })
    expect(await refusalOf(response)).toEqual({ status: 409, error: 'The reservation has no payment slip' })
    expect(db.reservations.get(4)?.status).toBe('pending')
  })

  it.each([99, 'x'])('is 404 for %s', async (id) => {
    const { call, signIn } = startDemo()
    expect((await call('PUT', path(id), { token: await signIn(ADMINISTRATOR) })).status).toBe(404)
  })

  it('is for administrators only', async () => {
    const { call, signIn, db } = startDemo()
    expect((await call('PUT', path(5))).status).toBe(401)
    expect((await call('PUT', path(5), { token: await signIn(CLIENT) })).status).toBe(403)
    expect(db.reservations.get(5)?.status).toBe('pending')
  })
})
