// @vitest-environment jsdom
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { CLIENT, startDemo } from './demo'

const { handlers, signIn } = startDemo()
const server = setupServer(...handlers)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const api = new URL('/api', location.href).href

describe('the handlers of the demo API in jsdom', () => {
  it('recognise the caller by the cookie of the document', async () => {
    expect((await fetch(`${api}/users/1`)).status).toBe(401)
    document.cookie = `authToken=${await signIn(CLIENT)}; path=/`
    expect((await fetch(`${api}/users/1`)).status).toBe(200)
  })

  it('apply the faults in the cookie of the document', async () => {
    document.cookie = 'demoFault=vehicles=drop*1,reservations=503; path=/'
    await expect(fetch(`${api}/vehicles`)).rejects.toThrow(TypeError)
    expect((await fetch(`${api}/vehicles`)).status).toBe(200)
    expect((await fetch(`${api}/reservations`)).status).toBe(503)
  })

  it('end a call that its caller aborts', async () => {
    document.cookie = 'demoFault=vehicles=never; path=/'
    const caller = new AbortController()
    server.events.on('request:start', () => caller.abort())
    await expect(fetch(`${api}/vehicles`, { signal: caller.signal })).rejects.toThrow('aborted')
  })
})
