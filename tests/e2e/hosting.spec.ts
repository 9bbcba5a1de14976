import { readdirSync } from 'node:fs'

import * as v from 'valibot'

import { DEMO_SIGN_INS } from '../../src/mocks/seed-users.ts'
import { findNginx, HOW_TO_GET_NGINX } from '../../tools/hosting/nginx.ts'
import { PAGES } from '../../tools/pages/page-table.ts'
import { observatoryScore } from '../support/observatory.ts'
import { expect, test } from './support/test'
import { startWebServer, WEB_PORT } from './support/web-server.ts'

// The built app as nginx serves it, set up by deploy/nginx.conf for an API of another origin.

const API = 'https://api.example'

const nginx = findNginx()
const asset = (kind: RegExp) => `/assets/${readdirSync('dist/assets').find((name) => kind.test(name))}`
const MAIN = asset(/^main-.+\.js$/)
const TEXTS = `/locales/de/${readdirSync('dist/locales/de').find((name) => /^common-.+\.json$/.test(name))}`

test.use({ baseURL: `http://127.0.0.1:${WEB_PORT}` })
test.describe.configure({ mode: 'default' })
test.skip(nginx === undefined, HOW_TO_GET_NGINX)

let stop: () => Promise<void>
test.beforeAll(async () => {
  stop = await startWebServer({ VITE_API_URL: `${API}/v1` })
})
test.afterAll(() => stop())

const IMMUTABLE = 'public, max-age=31536000, immutable'

for (const [path, type, cache] of [
  ['/', 'text/html', 'no-cache'],
  ['/vehicles?car=3', 'text/html', 'no-cache'],
  ['/vehicles/', 'text/html', 'no-cache'],
  ['/client/all-reservations', 'text/html', 'no-cache'],
  ['/client/whatever', 'text/html', 'no-cache'],
  ['/scene/belgrade.svg', 'image/svg+xml', 'no-cache'],
  [MAIN, 'text/javascript', IMMUTABLE],
  [asset(/\.css$/), 'text/css', IMMUTABLE],
  [asset(/\.woff2$/), 'font/woff2', IMMUTABLE],
  [TEXTS, 'application/json', IMMUTABLE],
] as const) {
  test(`${path.replace(/-[^-]{6,8}\./, '-*.')} is there`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const { 'content-type': contentType, 'cache-control': cacheControl, etag } = response.headers()
    expect(contentType?.split(';')[0]).toBe(type)
    expect(cacheControl).toBe(cache)

    const again = await request.get(path, { headers: { 'If-None-Match': etag ?? '' } })
    expect([again.status(), again.headers()['cache-control']]).toEqual([304, cache])
  })
}

test('a path of no page is answered by the shop, as unknown', async ({ request }) => {
  for (const path of ['/nowhere', '/clients', '/vehicles/3/4', '/_headers']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('<div id="root"')
  }
})

for (const [language, title, headers] of [
  ['English', 'Belgrade, quietly.', {}],
  [
    'the first language the browser asks for',
    'Belgrad, ganz leise.',
    { 'Accept-Language': 'fr, de-AT;q=0.8, sr;q=0.5' },
  ],
  ['Serbian for who reads it', 'Nečujno kroz Beograd.', { 'Accept-Language': 'hr-HR,en;q=0.5' }],
  ['the language chosen', 'Nečujno kroz Beograd.', { 'Accept-Language': 'de', Cookie: 'i18nextLng=sr' }],
  ['another than nonsense', 'Belgrad, ganz leise.', { 'Accept-Language': 'de', Cookie: 'i18nextLng=../x' }],
  ["the subdomain's", 'Belgrad, ganz leise.', { 'Accept-Language': 'fr', Host: 'de.struja.example' }],
] as const) {
  test(`the landing page comes in ${language}`, async ({ request }) => {
    const response = await request.get('/', { headers: { 'Accept-Language': '', ...headers } })
    expect(await response.text()).toContain(`<h1>${title}</h1>`)
    expect(
      response
        .headersArray()
        .filter(({ name }) => name === 'Vary')
        .map(({ value }) => value),
    ).toContain('Cookie, Accept-Language')
  })
}

for (const [path, title] of [
  ['/en', 'Belgrade, quietly.'],
  ['/de', 'Belgrad, ganz leise.'],
  ['/sr/', 'Nečujno kroz Beograd.'],
] as const) {
  test(`${path} is the landing page in its language, whatever the browser speaks`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Language': 'fr, en, de, sr' } })
    expect(await response.text()).toContain(`<h1>${title}</h1>`)
  })
}

test('a file that is missing is missing, and is not kept', async ({ request }) => {
  const paths = [
    '/assets/main-000000.js',
    '/locales/de/common-000000.json',
    '/locales/de/common.json',
    '/a.css',
  ]
  for (const path of [...paths, '/client/a.png', '/api/vehicles']) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['cache-control']], path).toEqual([404, 'no-cache'])
    expect(await response.text(), path).not.toContain('<div id="root"')
  }
})

test('nothing that is no part of the page is given away', async ({ request }) => {
  for (const path of [
    '/.vite/manifest.json',
    `${MAIN}.map`,
    `${MAIN}.br`,
    `${MAIN}.gz`,
    '/.env',
    '/assets/',
  ]) {
    const response = await request.get(path)
    expect(await response.text(), path).not.toMatch(/isEntry|sourcesContent|VITE_/)
    if (path !== '/assets/') expect(response.status(), path).toBe(404)
  }
  expect((await request.get('/')).headers()['server']).toBe('nginx')
})

test('texts go compressed as the build has compressed them', async ({ request }) => {
  const encodings = nginx?.brotliModule === undefined ? ['gzip'] : ['br', 'gzip']
  for (const path of ['/', MAIN, TEXTS]) {
    const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers()['content-encoding'], path).toBeUndefined()
    for (const encoding of encodings) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers(), path).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringContaining('Accept-Encoding'),
      })
      expect(Number(response.headers()['content-length'])).toBeLessThan((await plain.body()).byteLength / 2)
      expect(await response.text()).toBe(await plain.text())
    }
  }
})

test('every answer has the security headers, which the Observatory gives 120 points and more', async ({
  request,
}) => {
  const page = (await request.get('/')).headers()
  expect(observatoryScore(page)).toBeGreaterThanOrEqual(120)
  expect(page['content-security-policy']).toContain(`connect-src 'self' ${API};`)

  expect(page).not.toHaveProperty('access-control-allow-origin')

  const everywhere = ['strict-transport-security', 'x-content-type-options', 'referrer-policy']
  const onPages = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']
  const pages = [
    await request.get('/assets/none.js'),
    await request.get('/nowhere'),
    await request.get('/.env'),
    await request.get('/scene/belgrade.svg'),
    await request.get('/sw.js'),
    await request.post('/'),
    await request.get('/', { headers: { 'If-None-Match': page['etag'] ?? '' } }),
  ]
  const part = await request.get(MAIN)
  expect([...pages, part].map((answer) => answer.status())).toEqual([404, 404, 404, 200, 200, 405, 304, 200])
  for (const answer of [...pages, part])
    for (const name of everywhere)
      expect(answer.headers()[name], `${name} of ${answer.url()}`).toBe(page[name])
  for (const answer of pages)
    for (const name of onPages) expect(answer.headers()[name], `${name} of ${answer.url()}`).toBe(page[name])
  // No browser would heed them on a script, and they are longer than many of these.
  for (const name of onPages) expect(part.headers()).not.toHaveProperty(name)
})

test.describe('a second visit', () => {
  // No API answers here; an answer given in its place would turn the browser's cache off.
  test.use({ expectedComplaints: /\/api\/vehicles/ })

  test('transfers no script, style, font or text again', async ({ context }) => {
    const visit = async () => {
      const page = await context.newPage()
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => /\/(assets|locales)\//.test(entry.name))
          .map(({ name, transferSize }) => ({ name: new URL(name).pathname, transferSize })),
      )
      await page.close()
      return sizes
    }
    const first = await visit()
    expect(first.length).toBeGreaterThan(5)
    expect(first.filter(({ transferSize }) => transferSize === 0)).toEqual([])
    expect((await visit()).filter(({ transferSize }) => transferSize > 0)).toEqual([])
  })
})

test('every page stands, and the browser has nothing to complain of', async ({ page, context, baseURL }) => {
  test.slow()
  // The demo API answers, which the preview server has.
  const preview = `http://127.0.0.1:${WEB_PORT - 5}`
  const signedIn = await context.request.post(`${preview}/api/users/login`, {
    data: DEMO_SIGN_INS.administrator,
  })
  const { token, userId } = v.parse(
    v.object({ token: v.string(), userId: v.number() }),
    await signedIn.json(),
  )
  const cookie = { url: baseURL ?? '', sameSite: 'Lax' } as const
  await context.addCookies([
    { ...cookie, name: 'authToken', value: token },
    { ...cookie, name: 'userId', value: String(userId) },
  ])
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: preview + pathname + search }) })
  })
  for (const path of ['/', ...Object.keys(PAGES)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})
