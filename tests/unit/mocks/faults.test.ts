import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { ENDPOINTS } from '@/mocks/handlers/endpoints'

import { CLIENT, startDemo } from './demo'

const faultCookie = (fault: string) => ({ cookie: `demoFault=${fault}` })

describe('a status', () => {
  it.each(ENDPOINTS)('can be set for %s', async (name, method, path) => {
    const { call } = startDemo()
    expect(
      (await call(method.toUpperCase(), path.replace(/:\w+/, '1'), faultCookie(`${name}=418`))).status,
    ).toBe(418)
  })

  it('changes no data', async () => {
    const { call, signIn, db } = startDemo()
    const cookie = `authToken=${await signIn(CLIENT)}; demoFault=update-reservation=500`
    await call('PUT', '/reservations/update-reservation/4', { cookie })
    expect(db.reservations.get(4)?.reservation_image).toBeNull()
  })
})

describe('an unusable answer', () => {
  it('comes after the call is carried out if it claims success', async () => {
    const { call, db } = startDemo()
    const json = {
      full_name: 'New Client',
      email: 'new@struja.example',
      phone: '0601234567',
      password: 'new-client',
    }
    const response = await call('POST', '/users/register', { json, ...faultCookie('register=empty') })
    expect(response.status).toBe(200)
    expect(db.users.all()).toHaveLength(5)
  })

  it('does not replace a refusal', async () => {
    const { call } = startDemo()
    expect((await call('GET', '/users', faultCookie('users=html'))).status).toBe(401)
  })
})

describe('nulls', () => {
  it('leave a reservation its id, vehicle and times, and add a row that is null', async () => {
    const { call, db } = startDemo()
    const response = await call('GET', '/reservations', faultCookie('reservations=nulls'))
    const held = db.reservations.all().map(({ id, vehicle_id, start_time, end_time }) => ({
      id,
      vehicle_id,
      start_time,
      end_time,
      user_id: null,
      duration: null,
      price: null,
      status: null,
      reservation_image: null,
    }))
    expect(await response.json()).toEqual([...held, null])
  })

  it('take token and id from a sign-in', async () => {
    const { call } = startDemo()
    const response = await call('POST', '/users/login', { json: CLIENT, ...faultCookie('login=nulls') })
    expect(await response.json()).toEqual({ token: null, userId: null })
  })

  it('leave an image as it is', async () => {
    const { call } = startDemo()
    const response = await call('GET', '/uploads/reservation-5.svg', faultCookie('image=nulls'))
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
  })
})

describe('the connection', () => {
  it('gives the real answer after 5 seconds with late', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { call } = startDemo()
    const answered = vi.fn<(response: Response) => void>()
    const answer = call('GET', '/vehicles', faultCookie('vehicles=late')).then(answered)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(answered.mock.lastCall?.[0].status).toBe(200)
  })
})
