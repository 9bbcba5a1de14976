import { describe, expect, it } from 'vitest'

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
  it.each(['vehicles', 'vehicles=600', 'cars=500', 'vehicles=500*', 'vehicles=toString'])(
    'is refused with an error when it says %j',
    async (text) => {
      const { call } = startDemo()
      const response = await call('GET', '/vehicles', faultCookie(text))
      expect(await refusalOf(response)).toEqual({ status: 400, error: `No such demo fault: ${text}` })
    },
  )
})
