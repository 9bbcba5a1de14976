import type { Page } from '@playwright/test'

import { addDays, todayInBelgrade } from '../../src/rental/wall-clock.ts'
import { findNginx, HOW_TO_GET_NGINX } from '../../tools/hosting/nginx.ts'
import { toast } from './support/booking'
import { hasPrism, HOW_TO_GET_PRISM, startMockServer } from './support/mock-server'
import { PICTURE } from './support/pictures'
import { stayOf } from './support/stays'
import { expect, test } from './support/test'
import { startWebServer, WEB_PORT } from './support/web-server'

// The built app in front of a server that knows the contract alone: a mock that checks each request and answers with the
// contract's examples. It keeps nothing, so a list has the same rows after a write.

const PORT = WEB_PORT + 2
const MOCK_PORT = WEB_PORT + 3

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://127.0.0.1:${PORT}` })
test.skip(findNginx() === undefined, HOW_TO_GET_NGINX)
test.skip(() => !hasPrism(), HOW_TO_GET_PRISM)

let stops: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  stops = [await startMockServer(MOCK_PORT)]
  const API_URL = `http://127.0.0.1:${MOCK_PORT}`
  stops.push(await startWebServer({ VITE_API_URL: '', API_URL, API_AUTH: 'bearer' }, PORT))
})

test.afterAll(async () => {
  for (const stop of stops) await stop()
})

/** The calls of the app: method and path, with what the mock says against each. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    const faults = response.headers()['sl-violations'] ?? (response.ok() ? '' : response.status())
    calls.push(`${response.request().method()} ${pathname} ${faults}`.trim())
  })
  return calls
}

/** Makes the mock answer the calls to this path with another example of the contract than the first. */
const prefer = (page: Page, path: string, preference: string) =>
  page.route(`**/api${path}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), Prefer: preference } }),
  )

async function signIn(page: Page) {
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill('somebody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('any password')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a client reserves, sees the reservation and sends the slip', async ({ page }) => {
  const calls = callsOf(page)
  await prefer(page, '/users/login', 'example=client')
  await prefer(page, '/users/1', 'example=client')
  await signIn(page)
  await expect(page.getByRole('table', { name: 'My reservations' }).getByRole('row')).toHaveCount(6)

  const from = addDays(todayInBelgrade(), 30)
  await page.goto(stayOf(from, addDays(from, 3), 3).path)
  await expect(page.getByRole('article')).toHaveCount(4)
  const car = page.getByRole('article', { name: 'Tesla Model S' })
  await expect(car).toContainText('63,000 din')
  await car.getByRole('button', { name: 'Select car' }).click()
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()

  // The mock's list does not have it, as if it had been moved: the page leads on to the list.
  await page.getByRole('main').getByRole('link', { name: 'See my reservations' }).click()
  await page
    .getByRole('table', { name: 'My reservations' })
    .getByRole('link', { name: '1', exact: true })
    .click()
  const panel = page.getByRole('dialog', { name: 'Your reservation:' })
  await expect(panel).toContainText('Waiting')
  await expect(panel).toContainText('84,000 din')
  await panel.getByRole('link', { name: 'Confirm now' }).click()

  await page.getByRole('radio', { name: 'Payment slip (uplatnica)' }).check()
  await page.getByLabel('Payment slip', { exact: true }).setInputFiles(PICTURE)
  await page.getByLabel('Advance payment image').setInputFiles(PICTURE)
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(toast(page, 'Reservation confirmed succesfuly!')).toBeVisible()

  expect(new Set(calls)).toEqual(
    new Set([
      'POST /api/users/login',
      'GET /api/users/1',
      'GET /api/vehicles',
      'GET /api/reservations',
      'POST /api/reservations/create-reservation',
      'PUT /api/reservations/update-reservation/1',
    ]),
  )
})

test('an administrator confirms a slip and updates a vehicle', async ({ page }) => {
  const calls = callsOf(page)
  await signIn(page)
  await page
    .getByRole('table', { name: 'All reservations' })
    .getByRole('link', { name: '2', exact: true })
    .click()
  const panel = page.getByRole('dialog', { name: 'Reservation 2' })
  await expect(panel).toContainText('Example Client')
  await expect(panel.getByRole('img').first()).toHaveJSProperty('naturalWidth', 760)
  await panel.getByRole('button', { name: 'Confirm reservation' }).click()
  await expect(toast(page, 'Reservation confirmed!')).toBeVisible()

  await page.goto('/client/all-vehicles?q=Tesla+Model+X')
  await page.getByRole('button', { name: 'Update' }).click()
  const form = page.getByRole('dialog', { name: 'Update vehicle' })
  await form.getByLabel('Banner image').setInputFiles(PICTURE)
  await form.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'The vehicle has been updated.')).toBeVisible()

  expect(new Set(calls)).toEqual(
    new Set([
      'POST /api/users/login',
      'GET /api/users/2',
      'GET /api/vehicles',
      'GET /api/reservations',
      'GET /api/users',
      'GET /api/uploads/reservation-2.svg',
      'PUT /api/reservations/confirm-reservation/2',
      'PUT /api/vehicles/4',
    ]),
  )
})

test.describe('a refusal of the contract', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('is quoted', async ({ page }) => {
    await prefer(page, '/users/login', 'code=401')
    await signIn(page)
    await expect(page.getByRole('alert')).toHaveText('Error: Wrong e-mail or password')
  })
})
