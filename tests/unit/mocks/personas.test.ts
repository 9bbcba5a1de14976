import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { CLIENT, startDemo } from './demo'

const login = (email: string, password = 'client-demo') => ({ json: { email, password } })

describe('people whose sign-in goes wrong', () => {
  it('refused@ gets a JSON error, in upper or lower case', async () => {
    const { call } = startDemo()
    const response = await call('POST', '/users/login', login('Refused@Struja.example', 'anything'))
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: 'This account is locked' })
  })

  it('get the fault of the cookie first', async () => {
    const { call } = startDemo()
    const details = { ...login('drop@struja.example'), cookie: 'demoFault=login=429' }
    expect((await call('POST', '/users/login', details)).status).toBe(429)
  })
})

describe('latency', () => {
  it('delays every answer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { call } = startDemo(150)
    const answered = vi.fn<(response: Response) => void>()
    const answer = call('POST', '/users/login', { json: CLIENT }).then(answered)
    await vi.advanceTimersByTimeAsync(149)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(answered.mock.lastCall?.[0].status).toBe(200)
  })
})
