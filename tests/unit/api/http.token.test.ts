import './default-config.setup'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { startFakeApi } from './fake-api'

const api = startFakeApi()

/** The http module of a build with that value of VITE_API_AUTH. */
async function httpWith(auth: string) {
  vi.stubEnv('VITE_API_URL', '')
  vi.stubEnv('VITE_API_AUTH', auth)
  vi.resetModules()
  return import('@/api/http')
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the Authorization header', () => {
  it.each(['', 'none'])('is not sent where VITE_API_AUTH is %j, even with a token', async (auth) => {
    const { authorizeWith, fetchJson, sendAndIgnoreBody } = await httpWith(auth)
    authorizeWith(() => 'a-token')
    api.answer(() => HttpResponse.json({}))
    await fetchJson('/greeting', v.unknown())
    await sendAndIgnoreBody('/greeting', { method: 'POST', json: {} })
    expect(api.requests.map(({ authorization }) => authorization)).toEqual([null, null])
  })

  it('carries the token where VITE_API_AUTH is bearer', async () => {
    const { authorizeWith, fetchJson, sendAndIgnoreBody } = await httpWith('bearer')
    authorizeWith(() => 'a-token')
    api.answer(() => HttpResponse.json({}))
    await fetchJson('/greeting', v.unknown())
    await sendAndIgnoreBody('/greeting', { method: 'POST', json: {} })
    expect(api.requests).toMatchObject([
      { authorization: 'Bearer a-token', contentType: null },
      { authorization: 'Bearer a-token', contentType: 'application/json' },
    ])
  })

  it('is not sent with a sign-in or a registration, which the server would refuse for an expired token', async () => {
    const { authorizeWith } = await httpWith('bearer')
    const { login, register } = await import('@/api/sign-in')
    const markExpired = vi.fn<(token: string) => void>()
    authorizeWith(() => 'an-expired-token', markExpired)
    api.answer(() => new HttpResponse(null, { status: 401 }))
    const credentials = { email: 'client@struja.example', password: 'client-demo', fullName: '', phone: '' }
    await expect(login(credentials)).rejects.toMatchObject({ status: 401 })
    await expect(register(credentials)).rejects.toMatchObject({ status: 401 })
    expect(api.requests.map(({ authorization }) => authorization)).toEqual([null, null])
    expect(markExpired).not.toHaveBeenCalled()
  })

  it('is not sent where VITE_API_AUTH is bearer and nobody is signed in', async () => {
    const { authorizeWith, fetchJson } = await httpWith('bearer')
    api.answer(() => HttpResponse.json({}))
    await fetchJson('/greeting', v.unknown())
    authorizeWith(() => undefined)
    await fetchJson('/greeting', v.unknown())
    expect(api.requests.map(({ authorization }) => authorization)).toEqual([null, null])
  })

  it('carries the new token after the token has changed', async () => {
    const { authorizeWith, fetchJson } = await httpWith('bearer')
    let token = 'first'
    authorizeWith(() => token)
    api.answer(() => HttpResponse.json({}))
    await fetchJson('/greeting', v.unknown())
    token = 'second'
    await fetchJson('/greeting', v.unknown())
    expect(api.requests.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second'])
  })
})
