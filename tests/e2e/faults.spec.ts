import type { Page } from '@playwright/test'

import { NETWORK_ERRORS } from './support/faults'
import { expect, test } from './support/test'

// Faults of the API's lists, and what people then see, one of each kind: tests/screens/faults has every fault of every call.
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

test.use({ expectedErrors: NETWORK_ERRORS })

test('a fleet that is refused before step two has loaded gives a notice with Retry', async ({
  page,
  signIn,
}) => {
  await signIn.somebody()
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
