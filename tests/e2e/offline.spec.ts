import type { ServerResponse } from 'node:http'

import type { Page } from '@playwright/test'

import { card, dayDialog, dayField, toast } from './support/booking'
import { coveredElements } from './support/keyboard'
import { RELEASE_PORT, ReleasedApp } from './support/released-app'
import { comeBackToNewWorker, workerReady } from './support/service-worker'
import { CAR, freeStay, asDotDate } from './support/stays'
import { expect, test, type SignIn } from './support/test'

// The service worker: what works without a network, and what happens to open tabs after a new release.

test.use({
  baseURL: `http://127.0.0.1:${RELEASE_PORT}`,
  serviceWorkers: 'allow',
  expectedErrors:
    /ERR_|Failed to load resource|dynamically imported module|Strict MIME|strict MIME|could not be loaded: ApiError/,
})
test.describe.configure({ mode: 'default' })

let app: ReleasedApp
test.beforeEach(async () => {
  app = await ReleasedApp.start()
})
test.afterEach(() => app.stop())

/** Waits until the worker has answered a message, and so everything that it was sent before. */
const workerAnswers = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      active?.postMessage('', [port2])
    })
  })

const offer = (page: Page) => page.getByRole('button', { name: 'Reload now' })

/** What the browser keeps of the shop: its storage, and the addresses and data of its caches. */
const storedData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const entries: string[] = [JSON.stringify([localStorage, sessionStorage])]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const isData = response?.headers.get('content-type')?.includes('json')
        entries.push(request.url, (isData && (await response?.text())) || '')
      }
    }
    return entries.join('\n')
  })

/** The paths that the browser's caches have an answer for. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

async function openMyReservations(page: Page, signIn: SignIn): Promise<void> {
  await signIn.client()
  await page.goto('/client')
  await expect(page.getByRole('table', { name: 'My reservations' })).toBeVisible()
  await page.evaluate(workerReady)
}

test('a second visit works without a network, and with one transfers no script, style, font or text', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
  await page.evaluate(workerReady)

  app.requested = []
  await page.goto('/vehicles')
  await expect(card(page)).toBeVisible()
  expect(app.requested).toContain('/api/vehicles')
  expect(app.requested.filter((path) => path.startsWith('/assets/'))).toEqual([])

  await app.cut()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
  const road = page.locator('img[src="/drawings/road.svg"]').first()
  await road.scrollIntoViewIfNeeded()
  await expect(road).not.toHaveJSProperty('naturalWidth', 0)
  await page.getByRole('link', { name: 'Rent a car' }).click()
  await expect(card(page)).toBeVisible()
  await expect(
    page.getByText(/^There is no connection\. The cars are shown as of \d\d\.\d\d\.\d{4} at/),
  ).toBeVisible()
  await expect(page.getByText('We could not check which cars are available.')).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('own reservations stay readable offline and are removed at the sign-out', async ({
  page,
  context,
  signIn,
}) => {
  await openMyReservations(page, signIn)
  const rows = await page.getByRole('row').allInnerTexts()
  await app.cut()
  await page.reload()
  await expect(page.getByText(/^There is no connection\. The reservations are shown as of/)).toBeVisible()
  expect(await page.getByRole('row').allInnerTexts()).toEqual(rows)
  expect(await storedData(page)).toContain('vehicleId')
  await page.goto('/client/reservations/4/trip-sheet')
  await expect(page.getByText(/^\w+day, \d\d\.\d\d\.\d{4} at 08:00$/).first()).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await storedData(page)).not.toMatch(
    /vehicleId|user_id|client@struja|api\/(reservations|users|uploads)/,
  )
  expect(await context.cookies()).toEqual([])
})

test('a new release is offered outside of a booking, and loaded on request', async ({ page }) => {
  await page.goto('/vehicles?step=2')
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await page.evaluate(workerReady)
  await app.release()
  await page.evaluate(comeBackToNewWorker, 'activated' as const)
  const own = page.locator('script[src^="/assets/index-"]')
  const before = await own.getAttribute('src')
  await workerAnswers(page)
  await expect(offer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText('A new version of this site is available.')).toBeVisible()
  await offer(page).click()
  await expect(dayField(page, 'Pickup')).toBeVisible()
  expect(await own.getAttribute('src')).not.toBe(before)
  await expect(offer(page)).toBeHidden()
})

test('a new release that is declined is not offered again on the next page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(workerReady)
  await app.release()
  await page.evaluate(comeBackToNewWorker, 'activated' as const)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(offer(page)).toBeHidden()
  await page.getByRole('link', { name: 'Rent a car' }).click()
  await expect(card(page)).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('a new release is not offered under the header of the signed-in area', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await openMyReservations(page, signIn)
  await page.evaluate(workerReady)
  await app.release()
  await page.evaluate(comeBackToNewWorker, 'activated' as const)
  await expect(offer(page)).toBeVisible()
  const text = page.getByText('A new version of this site is available.')
  expect(await text.evaluateAll(coveredElements)).toEqual([])
})

test("a page's own release is not offered as new, whether first or later", async ({ page }) => {
  const expectNoOffer = async () => {
    await page.evaluate(workerReady)
    await workerAnswers(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vehicles' }).click()
    await expect(card(page)).toBeVisible()
    await expect(offer(page)).toBeHidden()
  }
  await page.goto('/')
  await expectNoOffer()
  await app.release()
  app.requested = []
  await page.goto('/')
  // The page of the new release comes from the network; the browser then looks for a worker, and finds a new one.
  await expect
    .poll(() => app.requested.filter((path) => path.startsWith('/assets/')).length)
    .toBeGreaterThan(9)
  await expectNoOffer()
})

test('nothing is lost when the network fails and a release follows in the middle of a booking', async ({
  page,
  baseURL,
  signIn,
}) => {
  await openMyReservations(page, signIn)
  const stay = await freeStay(page.request)
  await page.goto(stay.path)
  await card(page).getByRole('button').click()
  await app.cut()
  await page.getByRole('button', { name: 'Reserve', exact: true }).first().click()
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(toast(page, 'Failed to create reservation!')).toBeVisible()

  await app.release()
  await app.restore()
  await expect(page.getByText(stay.shown.from)).toBeVisible()
  expect(new URL(page.url()).search).toBe(`${new URL(stay.path, baseURL).search}&car=${CAR.id}&step=2`)
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()
})

test('nothing private is kept: no reservations, users or slips', async ({ page, signIn }) => {
  await signIn.administrator()
  await page.goto('/client')
  await page.evaluate(workerReady)
  // From here on all requests go through the worker.
  await page.goto('/client/users')
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  await page.goto('/client/all-reservations?status=slip')
  await page.getByRole('table').getByRole('link').first().click()
  const slip = page.getByRole('dialog').getByRole('img', { name: 'Payment slip' })
  await expect.poll(() => slip.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(app.requested).toEqual(
    expect.arrayContaining(['/api/users', '/api/reservations', expect.stringMatching(/^\/api\/uploads\//)]),
  )
  const cached = await cachedPaths(page)
  expect(cached.filter((path) => path.startsWith('/api/'))).toEqual(['/api/vehicles'])
})

test('a file that is no script is not kept as a script, nor is a page with an error', async ({ page }) => {
  const asHtml = (status: number) => (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Something else</h1>')
  await page.goto('/')
  await page.evaluate(workerReady)
  const fetchAll = (...paths: string[]) =>
    page.evaluate((all) => Promise.all(all.map((path) => fetch(path))), paths)

  app.answers.set('/assets/gone-000000.js', asHtml(200))
  app.answers.set('/assets/failed-000000.js', (response) => void response.writeHead(500).end())
  app.answers.set(
    '/assets/later-000000.js',
    (response) => void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('0'),
  )
  await fetchAll('/assets/gone-000000.js', '/assets/failed-000000.js')
  await fetchAll('/assets/later-000000.js')
  await expect.poll(() => cachedPaths(page)).toContain('/assets/later-000000.js')
  expect((await cachedPaths(page)).filter((path) => /gone|failed/.test(path))).toEqual([])

  app.answers.set('/vehicles', asHtml(503))
  await page.goto('/vehicles')
  await expect(page.getByRole('heading', { name: 'Something else' })).toBeVisible()
  await page.goto('/general-terms')
  await expect.poll(() => cachedPaths(page)).toContain('/general-terms')
  await app.cut()
  await page.goto('/vehicles')
  await expect(card(page)).toBeVisible()
})

test('an incomplete release is not offered, and leaves the one before as it was', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(workerReady)
  await app.release()
  // The new worker names the files that load last.
  const worker = await (await page.request.get('/sw.js')).text()
  const lateFiles = [...worker.matchAll(/assets\/(?:booking-page|summary-step)[^"]+\.js/g)].map(
    ([path]) => `/${path}`,
  )
  expect(lateFiles).toHaveLength(2)
  for (const path of lateFiles) app.answers.set(path, (response) => void response.writeHead(404).end())
  await page.evaluate(comeBackToNewWorker, 'redundant' as const)
  await expect(offer(page)).toBeHidden()
  await page.getByRole('link', { name: 'Rent a car' }).click()
  await expect(card(page)).toBeVisible()

  app.answers.clear()
  await page.evaluate(comeBackToNewWorker, 'activated' as const)
  await expect(offer(page)).toBeVisible()
  await app.cut()
  await offer(page).click()
  await expect(card(page)).toBeVisible()
})

test('with a network the shop works even if the browser cannot read its cache', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(workerReady)
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('The browser has no service worker')
  await worker.evaluate(() => {
    CacheStorage.prototype.match = () => Promise.reject(new DOMException('Broken', 'UnknownError'))
  })
  await page.goto('/vehicles')
  await expect(card(page)).toBeVisible()
})

test('the worker is installed where the API cannot be reached', async ({ page }) => {
  app.answers.set('/api/vehicles', (response) => void response.destroy())
  await page.goto('/')
  await page.evaluate(workerReady)
  await app.cut()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
})

test('a kept page is shown if the server has not answered for 3 seconds', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(workerReady)
  app.answers.set('/vehicles', () => {})
  const start = Date.now()
  await page.goto('/vehicles', { timeout: 15_000 })
  const waited = Date.now() - start
  expect(waited).toBeGreaterThan(2_900)
  expect(waited).toBeLessThan(12_000)
  await expect(card(page)).toBeVisible()
})

test('without a network the API and files get no page; an address with a dot in its query does', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(workerReady)
  await page.goto('/robots.txt')
  await page.goto('/api/vehicles')
  await page.goto('/')
  await app.cut()
  for (const path of ['/robots.txt', '/share.png?a', '/api', '/api/reservations']) {
    const other = await context.newPage()
    await expect(other.goto(path), path).rejects.toThrow('net::ERR')
    await other.close()
  }
  await page.goto('/vehicles?car=1.5')
  await expect(card(page)).toBeVisible()
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('scripts that a release has removed lead to one reload, and the choice stays', async ({ page }) => {
    const stay = await freeStay(page.request)
    await page.goto(`${stay.path}&car=${CAR.id}`)
    const chosen = new URL(page.url()).search
    await expect(card(page)).toBeVisible()
    let visits = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1
    })
    await app.release()
    await dayField(page, 'Pickup').click()
    await expect.poll(() => visits).toBe(1)
    await expect(card(page).getByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(new URL(page.url()).search).toBe(chosen)
    await dayField(page, 'Pickup').click()
    await expect(dayDialog(page, 'Pickup')).toBeVisible()
    expect(visits).toBe(1)
  })

  test('a sign-in that expires after a release loses nothing that was typed', async ({ page, signIn }) => {
    await signIn.administrator()
    await page.goto('/client/all-vehicles?vehicle=1')
    await page.getByLabel('Name').fill('Typed before the release')
    await app.release()
    await page.route('**/api/vehicles**', (route) => route.fulfill({ status: 401, json: {} }))
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your sign-in has expired.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Typed before the release')
  })

  test('days chosen on the landing page are kept on the way to the fleet', async ({ page }) => {
    const { from, to } = await freeStay(page.request)
    await page.goto(`/?from=${from}&to=${to}`)
    await expect(dayField(page, 'Pickup')).toHaveValue(`${asDotDate(from)} at 08:00`)
    await app.release()
    await page.getByRole('button', { name: 'Show available cars' }).click()
    await expect(dayField(page, 'Pickup')).toHaveValue(`${asDotDate(from)} at 08:00`)
    expect(new URL(page.url()).search).toBe(`?from=${from}&to=${to}`)
  })
})
