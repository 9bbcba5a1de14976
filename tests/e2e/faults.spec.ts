import type { Page } from '@playwright/test'

import { card, dayField } from './support/booking'
import { askForFaults, endFaults, NETWORK_ERRORS } from './support/faults'
import { signInSomebody } from './support/people'
import { expect, test } from './support/test'

// Faults of the API's lists, and what people then see, one of each kind: tests/screens/faults has every fault of every call.

const UNREACHABLE = 'We could not connect. Check your connection and try again.'
const UNKNOWN = 'We could not check which cars are available. You can still choose one.'

const alert = (page: Page) => page.getByRole('main').getByRole('alert')

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

async function expectPageIntact(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your car' })).toBeVisible()
  await expect(dayField(page, 'Pickup')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test.use({ expectedErrors: NETWORK_ERRORS })

test('a lost fleet gives a notice with Retry, and the page stays', async ({ page, context, baseURL }) => {
  await askForFaults(context, baseURL, 'vehicles=drop')
  await page.goto('/vehicles')
  await expect(alert(page).filter({ hasText: UNREACHABLE })).toBeVisible()
  await expectPageIntact(page)
  await endFaults(context)
  await retry(page).click()
  await expect(card(page)).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
})

test('a fleet that is refused before step two has loaded gives a notice with Retry', async ({
  page,
  context,
  baseURL,
}) => {
  await signInSomebody(context, baseURL)
  let isRefused = true
  let failures = 0
  page.on('console', (message) => {
    if (message.text().startsWith('/vehicles could not be loaded')) failures += 1
  })
  await page.route('**/api/vehicles', (route) =>
    isRefused ? route.fulfill({ status: 403, json: {} }) : route.continue(),
  )
  // The page's script loads after the first refusal, and that of step two after the second.
  for (const [script, after] of [
    ['booking-page', 1],
    ['summary-step', 2],
  ] as const)
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      await expect.poll(() => failures).toBe(after)
      return route.continue()
    })
  await page.goto('/vehicles?from=2099-06-01&to=2099-06-04&car=8&step=2')
  await expect(retry(page)).toBeVisible()
  isRefused = false
  await retry(page).click()
  await expect(page.getByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
})

test('a call without an answer is given up after 20 seconds', async ({ page, context, baseURL }) => {
  await page.clock.install()
  await askForFaults(context, baseURL, 'vehicles=never,reservations=never')
  await page.goto('/vehicles')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
  await page.clock.fastForward(20_500)
  await expect(alert(page).filter({ hasText: 'This took too long. Please try again.' })).toBeVisible()
  await expect(alert(page).filter({ hasText: UNKNOWN })).toBeVisible()
  await expectPageIntact(page)
})

test('an account that cannot be loaded gives Retry and Sign out', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  await askForFaults(context, baseURL, 'user=500')
  await page.goto('/client')
  await expect(alert(page)).toContainText('Your account could not be loaded.')
  await endFaults(context)
  await retry(page).click()
  await expect(page.getByText('You have no reservations yet.')).toBeVisible()

  await askForFaults(context, baseURL, 'user=html')
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  expect(await context.cookies()).toEqual([expect.objectContaining({ name: 'demoFault' })])
})
