import { once } from 'node:events'
import { connect } from 'node:net'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { CLIENT, startDemo } from './demo'
import { nextConnection } from './listen'
import { serveHandlers } from './serve-handlers'

afterEach(() => vi.restoreAllMocks())

describe('a connection that breaks', () => {
  it('is the result of the fault drop, and the next call is answered', async () => {
    const { handlers } = startDemo()
    const { url } = await serveHandlers(handlers)
    const headers = { Cookie: 'demoFault=vehicles=drop*1' }
    await expect(fetch(`${url}/api/vehicles`, { headers })).rejects.toThrow(TypeError)
    expect((await fetch(`${url}/api/vehicles`, { headers })).status).toBe(200)
  })

  it('ends a call that is never answered', async () => {
    const { handlers } = startDemo()
    const { server, url } = await serveHandlers(handlers)
    const caller = new AbortController()
    const headers = { Cookie: 'demoFault=vehicles=never' }
    const ended = nextConnection(server).then((outgoing) => {
      caller.abort()
      return once(outgoing, 'close')
    })
    await expect(fetch(`${url}/api/vehicles`, { headers, signal: caller.signal })).rejects.toThrow('aborted')
    await ended
    expect((await fetch(`${url}/api/vehicles`)).status).toBe(200)
  })

  it('in the middle of an upload calls no handler and breaks nothing else', async () => {
    const logError = vi.spyOn(console, 'error').mockReturnValue()
    const { handlers, db } = startDemo()
    const { server, port, url } = await serveHandlers(handlers)
    const seen = nextConnection(server)
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /api/users/register HTTP/1.1\r\nHost: demo\r\nContent-Length: 500\r\n\r\n{"full_name":',
    )
    const outgoing = await seen
    const gone = once(outgoing, 'close')
    socket.destroy()
    await gone
    expect((await fetch(`${url}/api/vehicles`)).status).toBe(200)
    expect(logError).not.toHaveBeenCalled()
    expect(db.users.all()).toHaveLength(4)
  })

  it('is not assumed for a malformed body, which is refused', async () => {
    const { handlers, signIn } = startDemo()
    const { url } = await serveHandlers(handlers)
    const response = await fetch(`${url}/api/reservations/update-reservation/4`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${await signIn(CLIENT)}`,
        'Content-Type': 'multipart/form-data; boundary=never-there',
      },
      body: '--another\r\nnothing',
    })
    expect(response.status).toBe(400)
  })
})
