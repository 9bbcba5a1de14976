import type { Page } from '@playwright/test'

import { findNginx, HOW_TO_GET_NGINX } from '../../tools/hosting/nginx.ts'
import { toast } from './support/booking'
import { hasPrism, HOW_TO_GET_PRISM, startMockServer } from './support/mock-server'
import { PICTURE } from './support/pictures'
import { expect, test } from './support/test'
import { startWebServer, WEB_PORT } from './support/web-server'

// The built app in front of a server that knows the contract alone: a mock that answers with the contract's examples and
// refuses each request that breaks it, which `test` finds in the console. It keeps nothing: lists stay as they are.

const PORT = WEB_PORT + 2
const MOCK_PORT = WEB_PORT + 3

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://127.0.0.1:${PORT}` })
test.skip(findNginx() === undefined, HOW_TO_GET_NGINX)

let stops: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  test.skip(!hasPrism(), HOW_TO_GET_PRISM)
  stops = [await startMockServer(MOCK_PORT)]
  const API_URL = `http://127.0.0.1:${MOCK_PORT}`
  stops.push(await startWebServer({ VITE_API_URL: '', API_URL, API_AUTH: 'bearer' }, PORT))
})

test.afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

/** Has the calls about the signed-in user answered with another example of the contract than the first. */
const prefer = (page: Page, preference: string) =>
  page.route('**/api/users/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), Prefer: preference } }),
  )

async function signIn(page: Page) {
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill('somebody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('any password')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a client reserves, sees the reservation and sends the slip', async ({ page }) => {
  await prefer(page, 'example=client')
  await signIn(page)
  await expect(page.getByRole('table', { name: 'My reservations' }).getByRole('row')).toHaveCount(6)

  await page.goto('/vehicles?from=2099-06-01&to=2099-06-04')
  await expect(page.getByText('3 of 4 available')).toBeVisible()
  const car = page.getByRole('article', { name: 'Tesla Model S' })
  await expect(car).toContainText('63,000 din')
  await car.getByRole('button', { name: 'Select car' }).click()
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()

  // The mock's list does not have it, as if it had been moved: the page leads on to the list.
  await page.getByRole('main').getByRole('link', { name: 'See my reservations' }).click()
  await page.getByRole('table').getByRole('link', { name: '1', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Your reservation:' })
  await expect(panel).toContainText('Waiting')
  await expect(panel).toContainText('84,000 din')
  await panel.getByRole('link', { name: 'Confirm now' }).click()

  await page.getByRole('radio', { name: 'Payment slip (uplatnica)' }).check()
  await page.getByLabel('Payment slip', { exact: true }).setInputFiles(PICTURE)
  await page.getByLabel('Advance payment image').setInputFiles(PICTURE)
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(toast(page, 'Reservation confirmed succesfuly!')).toBeVisible()
})

test('an administrator confirms a slip and updates a vehicle', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'All reservations' }).click()
  await page.getByRole('table').getByRole('link', { name: '2', exact: true }).click()
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
})

test.describe('a refusal of the contract', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('is quoted', async ({ page }) => {
    await prefer(page, 'code=401')
    await signIn(page)
    await expect(page.getByRole('alert')).toHaveText('Error: Wrong e-mail or password')
  })
})
