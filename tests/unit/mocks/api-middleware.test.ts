import { http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { CLIENT, startDemo } from './demo'
import { picture, slipForm } from './pictures'
import { serveHandlers } from './serve-handlers'

afterEach(() => vi.restoreAllMocks())

describe('over real HTTP', () => {
  it('takes a slip of 3 MB and gives it back byte for byte', async () => {
    const { handlers, signIn } = startDemo()
    const { url } = await serveHandlers(handlers)
    const bytes = picture('png', 3 * 1024 * 1024)
    const response = await fetch(`${url}/api/reservations/update-reservation/4`, {
      method: 'PUT',
      headers: { Cookie: `language=sr; authToken=${await signIn(CLIENT)}` },
      body: slipForm(bytes, { advancePayment: 'uzivo', id: '4' }),
    })
    expect(await response.json()).toEqual({ id: 4, reservation_image: 'uploads/reservation-4-1.png' })
    const image = await fetch(`${url}/api/uploads/reservation-4-1.png`)
    expect(image.headers.get('Content-Type')).toBe('image/png')
    expect(image.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(Buffer.compare(new Uint8Array(await image.arrayBuffer()), bytes)).toBe(0)
  })

  it.each(['/api', '/api/nothing', '/api/vehicles/1'])(
    'says in JSON that there is no GET %s',
    async (path) => {
      const { handlers } = startDemo()
      const { url } = await serveHandlers(handlers)
      const response = await fetch(url + path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'There is no such call' })
    },
  )

  it.each(['/', '/apiary', '/x/api/vehicles'])('does not answer %s', async (path) => {
    const { handlers } = startDemo()
    const { url } = await serveHandlers(handlers)
    expect(await (await fetch(url + path)).text()).toBe('left to the next')
  })

  it('turns a handler that throws into a JSON 500', async () => {
    const logError = vi.spyOn(console, 'error').mockReturnValue()
    const broken = http.get('*/api/vehicles', () => {
      throw new Error('a bug')
    })
    const { url } = await serveHandlers([broken])
    const response = await fetch(`${url}/api/vehicles`)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'The demo API failed' })
    expect(logError).toHaveBeenCalledOnce()
  })
})

describe('another origin', () => {
  it('may read answers and refusals, without credentials', async () => {
    const { handlers } = startDemo()
    const { url } = await serveHandlers(handlers)
    for (const path of ['/api/vehicles', '/api/users', '/api/nothing']) {
      const { headers } = await fetch(url + path, { headers: { Origin: 'https://shop.example' } })
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    }
  })
})
