import { spawnSync } from 'node:child_process'

import { LANGUAGES } from '../../src/i18n/languages.ts'
import { DEMO_SIGN_INS } from '../../src/mocks/seed-users.ts'
import { paths } from '../../src/paths.ts'
import { findNginx, HOW_TO_GET_NGINX } from '../../tools/hosting/nginx.ts'
import { observatoryScore } from '../support/observatory.ts'
import { asset, textsFile } from './support/built'
import { openWithLaterParts } from './support/later-parts'
import { signIn } from './support/people'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { startWebServer, WEB_PORT } from './support/web-server.ts'

// The built app as nginx serves it with deploy/nginx.conf, for an API of another origin.

const API = 'https://api.example'

const nginx = findNginx()
const START_SCRIPT_PATH = asset(/^index-.+\.js$/)
const TEXTS = textsFile('de', 'common')

test.use({ baseURL: `http://127.0.0.1:${WEB_PORT}` })
test.describe.configure({ mode: 'default' })
test.skip(nginx === undefined, HOW_TO_GET_NGINX)

let stop: () => Promise<void>
test.beforeAll(async () => {
  stop = await startWebServer({ VITE_API_URL: `${API}/v1` })
})
test.afterAll(() => stop())

const IMMUTABLE = 'public, max-age=31536000, immutable'

test('pages, parts of pages and files come with their type, and with how long they may be cached', async ({
  request,
}) => {
  for (const [path, type, cache] of [
    ['/', 'text/html', 'no-cache'],
    ['/vehicles?car=3', 'text/html', 'no-cache'],
    ['/vehicles/', 'text/html', 'no-cache'],
    ['/client/all-reservations', 'text/html', 'no-cache'],
    ['/client/whatever', 'text/html', 'no-cache'],
    ['/cars/model-3.svg', 'image/svg+xml', 'no-cache'],
    ['/sw.js', 'text/javascript', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    [START_SCRIPT_PATH, 'text/javascript', IMMUTABLE],
    [asset(/\.css$/), 'text/css', IMMUTABLE],
    [asset(/\.woff2$/), 'font/woff2', IMMUTABLE],
    [TEXTS, 'application/json', IMMUTABLE],
  ] as const) {
    const response = await request.get(path)
    const { 'content-type': contentType, 'cache-control': cacheControl, etag } = response.headers()
    expect([response.status(), contentType?.split(';')[0], cacheControl], path).toEqual([200, type, cache])

    const again = await request.get(path, { headers: { 'If-None-Match': etag ?? '' } })
    expect([again.status(), again.headers()['cache-control']], path).toEqual([304, cache])
  }
})

test('an unknown path gets the shop with status 404', async ({ request }) => {
  for (const path of ['/nowhere', '/clients', '/vehicles/3/4', '/_headers', '/index', '/app/']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('<div id="root"')
  }
})

test('the file name of a page redirects to the address of the page', async ({ request }) => {
  for (const [file, address] of [
    ['/index.html', '/'],
    ['/index.de.html?x=1', '/?x=1'],
    ['/en.html', '/en'],
    ['/vehicles.html?car=3', '/vehicles?car=3'],
    ['/vehicles.sr.html', '/vehicles'],
  ] as const) {
    const response = await request.get(file, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']], file).toEqual([301, address])
  }
  expect((await request.get('/app.html', { maxRedirects: 0 })).status()).toBe(200)
})

test('no address of the shop leads to another host', async ({ request, baseURL }) => {
  for (const path of [
    '//evil%2Eexample/auth.html?next=/',
    '//2130706433/auth.de.html',
    '///evil/auth.html',
    String.raw`/\evil/auth.html`,
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(response.headers(), path).not.toHaveProperty('location')
    expect(response.status(), path).toBe(404)
  }
})

test('the printed configuration uses the folders of an nginx service, which outlast a restart of the machine', () => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/hosting/serve.ts', '--print'], {
    encoding: 'utf8',
    env: { ...process.env, VITE_API_URL: '' },
  })
  expect(stdout).toContain('\npid /run/nginx.pid;\n')
  expect(stdout.match(/_temp_path \S+/g)?.every((line) => line.includes(' /var/lib/nginx/'))).toBe(true)
})

test('no refusal of a part of a file is cached for a year', async ({ request }) => {
  const response = await request.get(START_SCRIPT_PATH, { headers: { Range: 'bytes=99999999-' } })
  expect([response.status(), response.headers()['cache-control']]).toEqual([200, IMMUTABLE])
})

test('the landing page comes in the language of the visitor', async ({ request }) => {
  for (const [what, language, headers] of [
    ['English', 'en', {}],
    ['the first language the browser asks for', 'de', { 'Accept-Language': 'xx, de-AT;q=0.8, sr;q=0.5' }],
    ['Serbian for who reads it', 'sr', { 'Accept-Language': 'hr-HR,en;q=0.5' }],
    ['the language chosen', 'sr', { 'Accept-Language': 'de', Cookie: 'i18nextLng=sr' }],
    ['another than nonsense', 'de', { 'Accept-Language': 'de', Cookie: 'i18nextLng=../x' }],
    ["the subdomain's", 'de', { 'Accept-Language': 'xx', Host: 'de.struja.example' }],
  ] as const) {
    const response = await request.get('/', { headers: { 'Accept-Language': '', ...headers } })
    expect(await response.text(), what).toContain(`<h1>${text(language, 'landing', 'hero.title')}</h1>`)
    const vary = response.headersArray().flatMap(({ name, value }) => (name === 'Vary' ? [value] : []))
    expect(vary).toContain('Cookie, Accept-Language')
  }
})

test('Back to an earlier page does not undo the language chosen since', async ({ page }) => {
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: [] }))
  const language = page.locator('select').filter({ has: page.locator('option[value=sr]') })
  await page.goto('/')
  await expect(language).toHaveValue('en')
  // Loads a new page, as a link in a message would.
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await language.selectOption('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goBack()
  // Waits until the app has hydrated the page.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(language).toHaveValue('de')
})

test('a path that names a language has the landing page in it, whatever the browser asks for', async ({
  request,
}) => {
  for (const language of LANGUAGES) {
    for (const path of [paths.homeIn(language), `${paths.homeIn(language)}/`]) {
      const response = await request.get(path, { headers: { 'Accept-Language': 'xx, en, de, sr' } })
      expect(await response.text(), path).toContain(`<h1>${text(language, 'landing', 'hero.title')}</h1>`)
    }
  }
})

test('a missing file gets a 404 that is not cached', async ({ request }) => {
  for (const path of [
    '/assets/index-000000.js',
    '/assets/common-000000.json',
    '/a.css',
    '/client/a.png',
    '/api/vehicles',
  ]) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['cache-control']], path).toEqual([404, 'no-cache'])
    expect(await response.text(), path).not.toContain('<div id="root"')
  }
})

test('internal files are not served', async ({ request }) => {
  for (const path of [
    '/.vite/manifest.json',
    `${START_SCRIPT_PATH}.map`,
    `${START_SCRIPT_PATH}.br`,
    `${START_SCRIPT_PATH}.gz`,
    '/.env',
    '/assets/',
  ]) {
    const response = await request.get(path)
    expect(await response.text(), path).not.toMatch(/isEntry|sourcesContent|VITE_/)
    if (path !== '/assets/') expect(response.status(), path).toBe(404)
  }
  expect((await request.get('/')).headers()['server']).toBe('nginx')
})

test('texts are served as the build has compressed them', async ({ request }) => {
  const encodings = nginx?.brotliModule === undefined ? ['gzip'] : ['br', 'gzip']
  for (const path of ['/', START_SCRIPT_PATH, TEXTS]) {
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

/** The headers of every answer. */
const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Further headers, not on parts of a page: browsers ignore them there, and they are longer than many parts. */
const PAGE_ONLY_HEADERS = {
  'content-security-policy':
    `default-src 'none'; script-src 'self' #; style-src 'self' #; img-src 'self' blob: data: https:; font-src 'self'; ` +
    `connect-src 'self' ${API}; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; ` +
    `form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types json service-worker`,
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), ' +
    'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), ' +
    'publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
}

/** The hashes of inline scripts and styles; every browser test fails if one of them is wrong. */
const HASHES = /'sha256-[\w+/]+='(?: 'sha256-[\w+/]+=')*/g

test('every answer has the security headers, which score 150 in the Observatory', async ({ request }) => {
  const securityOf = (headers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        name in COMMON_HEADERS || name in PAGE_ONLY_HEADERS ? [[name, value.replaceAll(HASHES, '#')]] : [],
      ),
    )
  const page = await request.get('/')
  expect(observatoryScore(page.headers())).toBe(150)
  expect(page.headers()).not.toHaveProperty('access-control-allow-origin')

  const known = { 'If-None-Match': page.headers()['etag'] ?? '' }
  const part = await request.get(START_SCRIPT_PATH)
  for (const [status, answer, wanted] of [
    [200, page, { ...COMMON_HEADERS, ...PAGE_ONLY_HEADERS }],
    [304, await request.get('/', { headers: known }), { ...COMMON_HEADERS, ...PAGE_ONLY_HEADERS }],
    [404, await request.get('/nowhere'), { ...COMMON_HEADERS, ...PAGE_ONLY_HEADERS }],
    [404, await request.get('/assets/none.js'), { ...COMMON_HEADERS, ...PAGE_ONLY_HEADERS }],
    [404, await request.get('/.env'), { ...COMMON_HEADERS, ...PAGE_ONLY_HEADERS }],
    [405, await request.post('/'), { ...COMMON_HEADERS, ...PAGE_ONLY_HEADERS }],
    [200, await request.get('/sw.js'), { ...COMMON_HEADERS, ...PAGE_ONLY_HEADERS }],
    [200, await request.get('/cars/model-3.svg'), { ...COMMON_HEADERS, ...PAGE_ONLY_HEADERS }],
    [200, part, COMMON_HEADERS],
    [
      304,
      await request.get(START_SCRIPT_PATH, { headers: { 'If-None-Match': part.headers()['etag'] ?? '' } }),
      COMMON_HEADERS,
    ],
  ] as const) {
    expect(answer.status(), answer.url()).toBe(status)
    expect(securityOf(answer.headers()), `${status} ${answer.url()}`).toEqual(wanted)
  }
})

test.describe('a second visit', () => {
  // No API answers here; a route that answers in its place would turn the browser's cache off.
  test.use({ expectedErrors: /\/api\/vehicles|\/vehicles could not be loaded/ })

  test('transfers no script, style, font or text again', async ({ context }) => {
    const visit = async () => {
      const page = await context.newPage()
      await openWithLaterParts(page, () => page.goto('/'))
      await page.waitForLoadState('networkidle')
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => /\/assets\//.test(entry.name))
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

test('pages work under the policy for an API elsewhere, without errors in the browser', async ({
  page,
  context,
}) => {
  // The demo API of the preview server answers.
  const preview = `http://127.0.0.1:${WEB_PORT - 5}`
  await signIn(context, preview, DEMO_SIGN_INS.administrator)
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: preview + pathname + search }) })
  })
  for (const path of [paths.home, paths.vehicles, paths.legal('general-terms'), paths.allReservations]) {
    await openWithLaterParts(page, () => page.goto(path))
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})
