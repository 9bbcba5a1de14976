import type { BrowserContext, Page } from '@playwright/test'

import { card, dayDialog, dayField, toast } from './support/booking'
import { signInClient } from './support/people'
import { RELEASE_PORT, ReleasedApp } from './support/released-app'
import { CAR, freeStay, plain } from './support/stays'
import { expect, test } from './support/test'

// The service worker: what stands without a network, and what happens to open tabs when a release comes out.

test.use({
  baseURL: `http://127.0.0.1:${RELEASE_PORT}`,
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_|Failed to load resource|dynamically imported module|Strict MIME|strict MIME/,
})
test.describe.configure({ mode: 'default' })

let app: ReleasedApp
test.beforeEach(async () => {
  app = await ReleasedApp.start()
})
test.afterEach(() => app.remove())

/** Once the worker has fetched all it keeps. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const activated = new Promise<void>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve())
      })
    })
    await registration.update()
    await activated
  })

const offer = (page: Page) => page.getByRole('button', { name: 'Reload now' })

/** What the browser keeps of the shop: its storage, and the addresses and data of its caches. */
const keptIn = (page: Page): Promise<string> =>
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

async function seeAll(page: Page, context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await signInClient(context, baseURL)
  await page.goto('/client')
  await expect(page.getByRole('table', { name: 'My reservations' })).toBeVisible()
  await workerReady(page)
}

test('a second visit needs no network, and transfers no script, style, font or text with one', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
  await workerReady(page)

  app.asked = []
  await page.goto('/vehicles')
  await expect(card(page)).toBeVisible()
  expect(app.asked).toContain('/api/vehicles')
  expect(app.asked.filter((path) => /^\/(assets|locales)\//.test(path))).toEqual([])

  await app.cut()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
  await page.getByRole('link', { name: 'Rent a car' }).click()
  await expect(card(page)).toBeVisible()
  await expect(
    page.getByText(/^There is no connection\. The cars are shown as of \d\d\.\d\d\.\d{4} at/),
  ).toBeVisible()
  await expect(page.getByText('We could not check which cars are free.')).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('own reservations stay readable, and nothing of them outlives the sign-out', async ({
  page,
  context,
  baseURL,
}) => {
  await seeAll(page, context, baseURL)
  const rows = await page.getByRole('row').allInnerTexts()
  await app.cut()
  await page.reload()
  await expect(page.getByText(/^There is no connection\. Your reservations are shown as of/)).toBeVisible()
  expect(await page.getByRole('row').allInnerTexts()).toEqual(rows)
  expect(await keptIn(page)).toContain('vehicleId')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await keptIn(page)).not.toMatch(/vehicleId|user_id|client@struja|api\/(reservations|users|uploads)/)
  expect(await context.cookies()).toEqual([])
})

test('a new release is offered outside of a booking, and taken when asked for', async ({ page }) => {
  await page.goto('/vehicles?step=2')
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await workerReady(page)
  app.release()
  await update(page)
  const own = page.locator('link[rel=stylesheet][href*="/main-"]')
  const before = await own.getAttribute('href')
  await expect(offer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText('A new version of this site is available.')).toBeVisible()
  await offer(page).click()
  await expect(dayField(page, 'Pickup')).toBeVisible()
  expect(await own.getAttribute('href')).not.toBe(before)
  await expect(offer(page)).toBeHidden()
})

test('cut off and released over in the middle of a booking, nothing is lost', async ({
  page,
  context,
  baseURL,
}) => {
  await seeAll(page, context, baseURL)
  const stay = await freeStay(page.request)
  await page.goto(stay.path)
  await card(page).getByRole('button').click()
  await app.cut()
  await page.getByRole('button', { name: 'Reserve', exact: true }).first().click()
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(toast(page, 'Failed to create reservation!')).toBeVisible()

  app.release()
  await app.restore()
  await expect(page.getByText(stay.shown.from)).toBeVisible()
  expect(new URL(page.url()).search).toBe(`${new URL(stay.path, baseURL).search}&car=${CAR.id}&step=2`)
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()
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
    app.release()
    await dayField(page, 'Pickup').click()
    await expect.poll(() => visits).toBe(1)
    await expect(card(page).getByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(new URL(page.url()).search).toBe(chosen)
    await dayField(page, 'Pickup').click()
    await expect(dayDialog(page, 'Pickup')).toBeVisible()
    expect(visits).toBe(1)
  })

  test('on the way from the landing page to the fleet, the days entered go along', async ({ page }) => {
    const { from, to } = await freeStay(page.request)
    await page.goto('/')
    await expect(page.getByText('from 9,500 din')).toBeVisible()
    app.release()
    await page.getByLabel('Pickup').fill(from)
    await page.getByLabel('Return').fill(to)
    await page.getByRole('button', { name: 'Show free cars' }).click()
    await expect(dayField(page, 'Pickup')).toHaveValue(`${plain(from)} at 08:00`)
    expect(new URL(page.url()).search).toBe(`?from=${from}&to=${to}`)
  })
})
