import { describe, expect, it } from 'vitest'

import { FAULTS, readFaultCookie } from '@/mocks/faults'

import { refusalOf, startDemo } from './demo'

const faultCookie = (fault: string) => ({ cookie: `demoFault=${fault}` })

const statuses = async (cookies: readonly string[]) => {
  const { call } = startDemo()
  const found: number[] = []
  for (const cookie of cookies) found.push((await call('GET', '/vehicles', faultCookie(cookie))).status)
  return found
}

describe('a count', () => {
  it('lets only the first calls fail', async () => {
    const cookie = 'vehicles=500*2'
    expect(await statuses([cookie, cookie, cookie, cookie])).toEqual([500, 500, 200, 200])
  })

  it('starts again when the text of the cookie changes', async () => {
    expect(await statuses(['vehicles=500*1,id=a', 'vehicles=500*1,id=a', 'vehicles=500*1,id=b'])).toEqual([
      500, 200, 500,
    ])
  })

  it('is kept for each call separately', async () => {
    const { call } = startDemo()
    const cookie = faultCookie('vehicles=500*1,reservations=500*1')
    expect((await call('GET', '/vehicles', cookie)).status).toBe(500)
    expect((await call('GET', '/reservations', cookie)).status).toBe(500)
    expect((await call('GET', '/vehicles', cookie)).status).toBe(200)
  })
})

describe('the cookie', () => {
  it.each(['vehicles', 'vehicles=', 'vehicles=600', 'cars=500', 'vehicles=500*', 'vehicles=toString', 'id'])(
    'is refused with an error when it says %j',
    async (text) => {
      const { call } = startDemo()
      const response = await call('GET', '/vehicles', faultCookie(text))
      expect(await refusalOf(response)).toEqual({ status: 400, error: `No such demo fault: ${text}` })
    },
  )

  it('causes no fault when it is empty', async () => {
    const { call } = startDemo()
    expect((await call('GET', '/vehicles', faultCookie(''))).status).toBe(200)
    expect(readFaultCookie(' , id=7')).toEqual(new Map())
  })

  it('may be encoded, as script libraries write it', async () => {
    const { call } = startDemo()
    const cookie = faultCookie(encodeURIComponent('vehicles=503,reservations=html'))
    expect((await call('GET', '/vehicles', cookie)).status).toBe(503)
  })

  it.each(Object.keys(FAULTS))('may name %s', (name) => {
    const faults = readFaultCookie(`user=${name}*3`)
    expect('unreadable' in faults ? faults : faults.get('user')).toMatchObject({
      fault: { kind: name },
      count: 3,
    })
  })
})
