import type { IncomingMessage } from 'node:http'

import { seedVehicles } from '../../src/mocks/seed-vehicles.ts'
import { findNginx, HOW_TO_GET_NGINX } from '../../tools/hosting/nginx.ts'
import { startHost } from './support/static-host'
import { expect, test } from './support/test'
import { startWebServer, WEB_PORT } from './support/web-server.ts'

// The same build in front of one API and then of another, as API_URL names it when the web server starts.

const PORT = WEB_PORT + 10
const ORIGIN = `http://127.0.0.1:${PORT}`

test.use({ baseURL: ORIGIN })
test.describe.configure({ mode: 'serial' })
test.skip(findNginx() === undefined, HOW_TO_GET_NGINX)

/** Starts an API with one car of this name that collects its requests. */
async function startApi(carName: string) {
  const requests: IncomingMessage[] = []
  const { origin, stop } = await startHost((request, response) => {
    requests.push(request)
    response.setHeader('Set-Cookie', ['authToken=other; Path=/; HttpOnly', 'userId=2; Path=/'])
    const isPicture = request.url === '/v1/uploads/slip.svg'
    response.setHeader('Content-Type', isPicture ? 'image/svg+xml' : 'application/json')
    const fleet = seedVehicles.map((vehicle) => ({ ...vehicle, vehicle_name: carName }))
    response.end(request.url === '/v1/vehicles' ? JSON.stringify(fleet) : '[]')
  })
  return { requests, url: `${origin}/v1/`, stop }
}

for (const [carName, auth, authorization] of [
  ['First car', 'none', undefined],
  ['Second car', 'bearer', 'Bearer secret'],
] as const) {
  test(`works in front of the API of the ${carName.toLowerCase()}`, async ({ page, context, request }) => {
    const api = await startApi(carName)
    const stop = await startWebServer({ VITE_API_URL: '', API_URL: api.url, API_AUTH: auth }, PORT)
    try {
      await context.addCookies([{ name: 'authToken', value: 'secret', url: ORIGIN }])
      await page.goto('/vehicles')
      await expect(page.getByRole('heading', { name: carName }).first()).toBeVisible()
      const vehicles = api.requests.find(({ url }) => url === '/v1/vehicles')
      expect(vehicles?.headers.authorization).toBe(authorization)
      expect(vehicles?.headers.cookie).toBeUndefined()
      expect((await request.get('/api/vehicles')).headers()['content-encoding']).toBe('gzip')
      // The API's own cookies do not replace those of the session.
      expect(await context.cookies()).toEqual([
        expect.objectContaining({ name: 'authToken', value: 'secret' }),
      ])

      // A sign-in carries no token: a server may refuse every call with a token that has expired.
      await page.request.post('/api/users/login', { data: {} })
      const login = api.requests.find(({ url }) => url === '/v1/users/login')
      expect(login?.method).toBe('POST')
      expect(login?.headers.authorization).toBeUndefined()

      await request.get('/api/reservations/a%2Fb?x=1')
      expect(api.requests.map(({ url }) => url)).toContain('/v1/reservations/a%2Fb?x=1')
      await request.get('/api/reservations/a.html')
      expect(api.requests.map(({ url }) => url)).toContain('/v1/reservations/a.html')
      const picture = await request.get('/api/uploads/slip.svg')
      expect(picture.headers()).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(picture.headers()).not.toHaveProperty('cache-control')
      expect(await (await request.get('/healthz')).text()).toBe('ok\n')
      expect(await (await request.get('/version.json')).json()).toEqual({
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        commit: expect.stringMatching(/^([\da-f]{40}|unknown)$/),
        builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })
    } finally {
      // The page may still be loading its later parts.
      await page.close()
      await stop()
      await api.stop()
    }
  })
}

test('visitors ask for the reservations from today on where API_RESERVATIONS_FROM names the query', async ({
  page,
  context,
}) => {
  const api = await startApi('Some car')
  const lists = () => api.requests.map(({ url = '' }) => url).filter((url) => url.includes('/reservations'))
  const stop = await startWebServer(
    { VITE_API_URL: '', API_URL: api.url, API_RESERVATIONS_FROM: 'filter[from]' },
    PORT,
  )
  try {
    await page.goto('/vehicles')
    const fromToday = expect.stringMatching(/^\/v1\/reservations\?filter%5Bfrom%5D=\d{4}-\d\d-\d\d$/)
    await expect.poll(lists).toEqual([fromToday])
    await context.addCookies([{ name: 'authToken', value: 'secret', url: ORIGIN }])
    // The open page follows a sign-in in another tab.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect.poll(lists).toEqual([fromToday, '/v1/reservations'])
  } finally {
    await page.close()
    await stop()
    await api.stop()
  }
})

test('a redirect of the API to an address of its own is followed', async ({ page }) => {
  const { origin, stop: stopApi } = await startHost((request, response) => {
    const { url = '', headers } = request
    if (url.endsWith('/')) response.end(url === '/v1/vehicles/' ? JSON.stringify(seedVehicles) : '[]')
    else response.writeHead(307, { Location: `http://${headers.host}${url}/` }).end()
  })
  const stop = await startWebServer({ VITE_API_URL: '', API_URL: `${origin}/v1` }, PORT)
  try {
    await page.goto('/vehicles')
    await expect(page.getByRole('article').first()).toBeVisible()
  } finally {
    await page.close()
    await stop()
    await stopApi()
  }
})

test('an API that does not answer gives a 502, and pages are still served', async ({ request }) => {
  const stop = await startWebServer({ VITE_API_URL: '', API_URL: 'http://127.0.0.1:9' }, PORT)
  try {
    const response = await request.get('/api/vehicles')
    expect(response.status()).toBe(502)
    expect((await request.get('/')).status()).toBe(200)
  } finally {
    await stop()
  }
})
