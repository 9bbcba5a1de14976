import type { Locator, Page } from '@playwright/test'

import { paths } from '../../src/paths.ts'
import { expectAccessible } from './support/axe'
import { card } from './support/booking'
import { START_SCRIPT } from './support/built'
import { openAccount } from './support/people'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A path, and the element that is visible once the page is complete. */
type Screen = readonly [path: string, sight: (page: Page) => Locator]

const headingNamed = (name: string) => (page: Page) => heading(page, name)
const tableNamed = (name: string) => (page: Page) => page.getByRole('table', { name })

// Other pages are checked with more content: below, with the booking, the deposit, the vehicle control and the fleet.
const PUBLIC_SCREENS: readonly Screen[] = [
  [paths.vehicles, (page) => card(page)],
  [
    paths.vehicle('6'),
    (page) => page.getByRole('region', { name: 'Availability' }).getByRole('list').first(),
  ],
  [paths.booking({ step: '2' }), (page) => page.getByText('No car is selected.')],
  [paths.legal('payment-methods'), headingNamed('Payment methods')],
  [paths.legal('rights-to-withdraw'), headingNamed('Cancellation and withdrawal')],
  ['/no-such-page', headingNamed('Page not found')],
]

const ADMINISTRATOR_SCREENS: readonly Screen[] = [
  [paths.client, tableNamed('My reservations')],
  [paths.settings, headingNamed('Settings')],
  [paths.allReservations, tableNamed('All reservations')],
  [paths.reservationsOfUser('1'), (page) => page.getByRole('region', { name: 'Client' })],
  [paths.users, tableNamed('Users')],
  [paths.today, (page) => page.getByRole('list', { name: 'Slips to check' })],
  [paths.figures, tableNamed('Occupancy')],
]

/** Checks screens one after the other in one browser page. */
async function expectAllAccessible(page: Page, screens: readonly Screen[]) {
  test.slow()
  for (const [path, sight] of screens) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(sight(page)).toBeVisible()
      await expectAccessible(page)
    })
  }
}

test('the pages for everybody are accessible', async ({ page }) => {
  await expectAllAccessible(page, PUBLIC_SCREENS)
})

test('the search over everything is accessible', async ({ page, signIn }) => {
  await signIn.administrator()
  await page.goto(paths.settings)
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('demo')
  await expect(page.getByRole('option', { name: /^Client Demo Client/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeFocused()
})

test('the pages of the signed-in area are accessible', async ({ page, signIn }) => {
  await signIn.administrator()
  await expectAllAccessible(page, ADMINISTRATOR_SCREENS)
})

test('a trip sheet is accessible', async ({ page, signIn }) => {
  await signIn.client()
  await expectAllAccessible(page, [[paths.tripSheet('4'), (page) => page.getByText('still to be paid')]])
})

test.describe('with the banner of the demo', () => {
  test('the landing page is accessible', async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('struja.demoBanner'))
    await page.goto('/')
    await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
  })
})

test.describe('the sign-in', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('is accessible with every field wrong', async ({ page }) => {
    await page.goto('/auth?mode=register')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByText('Enter your name, 2 to 100 characters.')).toBeVisible()
    await expectAccessible(page)
  })

  test('is accessible after a refusal', async ({ page, context }) => {
    const { email } = await openAccount(context)
    await page.goto('/auth')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill('not the one')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Error: Wrong e-mail or password')
    await expectAccessible(page)
  })
})

test.describe('the signed-in area', () => {
  test('is accessible without reservations and with a phone menu', async ({ page, signIn }) => {
    await signIn.somebody()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/client')
    await expect(page.getByText('You have no reservations yet.')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the message of a failure', () => {
  test.use({ expectedErrors: /status of 5\d\d|ERR_FAILED|was preloaded|could not be loaded: ApiError/ })

  test('is accessible without vehicles and reservations', async ({ page, faults }) => {
    await faults.ask('vehicles=html,reservations=shape')
    await page.goto('/vehicles')
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2)
    await expectAccessible(page)
  })

  test('is accessible without the account', async ({ page, signIn, faults }) => {
    await signIn.somebody()
    await faults.ask('user=shape')
    await page.goto('/client')
    await expect(page.getByText('Your account could not be loaded.')).toBeVisible()
    await expectAccessible(page)
  })

  test('is accessible without a part of the app', async ({ page }) => {
    await page.route('**/assets/booking-page-*.js', (route) => route.abort())
    await page.goto('/vehicles')
    await expect(heading(page, 'Part of this page could not be loaded')).toBeVisible()
    await expectAccessible(page)
  })

  test('is accessible without the whole app', async ({ page }) => {
    await page.route(START_SCRIPT, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('The page could not be loaded.')).toBeVisible()
    await expectAccessible(page)
  })
})
