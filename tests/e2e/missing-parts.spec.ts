import type { Route } from '@playwright/test'

import { company } from '../../src/company/company.ts'
import { EXPECTED } from '../support/languages'
import { dayField, openSummary } from './support/booking'
import { START_SCRIPT } from './support/built'
import { delayRequests } from './support/delay'
import { freeStay } from './support/stays'
import { expect, test } from './support/test'

// Parts of the app that fail to load (docs/engineering.md, "Lost scripts") never leave a blank page.

test.use({
  expectedErrors:
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|: missing\n|was preloaded|Unexpected end of input/,
})

test('a missing script leads to one reload, then to a page that says so', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/assets/booking-page-*.js', (route) => route.abort())
  await page.goto('/vehicles')
  await expect(page.getByRole('heading', { name: 'Part of this page could not be loaded' })).toBeVisible()
  expect(loads).toBe(2)
  await page.unroute('**/assets/booking-page-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dayField(page, 'Pickup')).toBeVisible()
})

for (const path of ['/vehicles', '/auth'])
  test(`${path} says on a slow line that it is loading`, async ({ page }) => {
    const bring = await delayRequests(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByText('Loading…')).toBeVisible()
    bring()
    await expect(page.getByText('Loading…')).toBeHidden()
  })

test('a page that is slow to load has a bar until it is shown', async ({ page }) => {
  const bring = await delayRequests(page, '**/assets/booking-page-*.js')
  const bar = () => page.evaluate(() => getComputedStyle(document.body, '::before').animationName)
  await page.goto('/general-terms')
  const link = page.getByRole('banner').getByRole('link', { name: 'Vehicles' })
  await expect(link).toBeVisible()
  expect(await bar()).toBe('none')
  await link.click()
  await expect.poll(bar).toBe('page-coming')
  bring()
  await expect(dayField(page, 'Pickup')).toBeVisible()
  await expect.poll(bar).toBe('none')
})

test('a step that is opened by its address has a skeleton until its script has come', async ({ page }) => {
  const bring = await delayRequests(page, '**/assets/summary-step-*.js')
  const stay = await freeStay(page.request)
  await page.goto(`${stay.path}&step=2`)
  // Waits until a press would be answered: the skeleton in the HTML answers none.
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click({ trial: true })
  const skeleton = page.getByRole('main').getByRole('status', { name: 'Loading…' })
  await expect(skeleton).toBeVisible()
  await expect(page).toHaveTitle('Vehicles · Struja')
  bring()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await expect(skeleton).toBeHidden()
})

test('a page and the calendar are shown without their style sheets, and nothing is reloaded', async ({
  page,
  signIn,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await signIn.somebody()
  await page.route('**/assets/*.css', (route) => route.abort())
  await page.goto('/client')
  await expect(page.getByText('You have no reservations yet.')).toBeVisible()
  await page.goto('/vehicles')
  await dayField(page, 'Pickup').click()
  await expect(page.getByRole('dialog', { name: 'Pickup date' })).toBeVisible()
  expect(loads).toBe(2)
})

test('a missing script of the calendar loses nothing that is typed on another page meanwhile', async ({
  page,
}) => {
  const giveUp = await delayRequests(page, '**/assets/day-dialog*.js', (route) => route.abort())
  await page.goto('/')
  await dayField(page, 'Pickup').click()
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('ana@example.com')
  giveUp()
  await expect(page.getByText('The calendar could not be loaded.')).toBeVisible()
  await expect(email).toHaveValue('ana@example.com')
})

test('without a connection the calendar leads to a message, and the page keeps its choice', async ({
  page,
  context,
}) => {
  const stay = await freeStay(page.request)
  await page.goto(stay.path)
  await expect(dayField(page, 'Pickup')).not.toHaveValue('')
  const chosen = await dayField(page, 'Pickup').inputValue()
  await context.setOffline(true)
  await dayField(page, 'Pickup').click()
  await expect(page.getByText('The calendar could not be loaded.')).toBeVisible()
  await expect(dayField(page, 'Pickup')).toHaveValue(chosen)
  await context.setOffline(false)
  await dayField(page, 'Pickup').click()
  await expect(page.getByRole('dialog', { name: 'Pickup date' })).toBeVisible()
})

test('a page of the signed-in area without its script says so, and the sidebar still works', async ({
  page,
  signIn,
}) => {
  await signIn.somebody()
  await page.route('**/assets/settings-page*.js', (route) => route.abort())
  await page.goto('/client/settings')
  await expect(page.getByRole('heading', { name: 'Part of this page could not be loaded' })).toBeVisible()
  await page.getByRole('link', { name: 'My reservations' }).click()
  await expect(page.getByText('You have no reservations yet.')).toBeVisible()
})

test.describe("without the script of 'Page not found'", () => {
  const missing = 'Part of this page could not be loaded'
  test.beforeEach(({ page }) => page.route('**/assets/not-found-page-*.js', (route) => route.abort()))

  test('an unknown address says that a part is missing', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: missing })).toBeVisible()
    await page.getByRole('link', { name: 'Vehicles' }).click()
    await expect(dayField(page, 'Pickup')).toBeVisible()
  })

  test('a page of an administrator says that a part is missing', async ({ page, signIn }) => {
    await signIn.administrator()
    await page.goto('/client/users')
    await expect(page.getByRole('heading', { name: missing })).toBeVisible()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  })
})

test('the message about a part missing offline takes the focus', async ({ page, context, signIn }) => {
  await signIn.somebody()
  const missing = page
    .getByRole('main')
    .getByRole('heading', { name: 'Part of this page could not be loaded' })
  const stay = await freeStay(page.request)
  await page.goto(stay.path)
  await expect(dayField(page, 'Pickup')).not.toHaveValue('')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'My account' }).press('Enter')
  await expect(missing).toBeFocused()

  await context.setOffline(false)
  await page.goto(stay.path)
  await expect(dayField(page, 'Pickup')).not.toHaveValue('')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Reserve', exact: true }).press('Enter')
  await expect(missing).toBeFocused()
})

test('a toast whose script never arrives is shown without it', async ({ page }) => {
  await page.route('**/assets/toaster*.js', () => {})
  await page.goto('/vehicles?step=2')
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(page.getByRole('alert')).toHaveText('Missing required reservation data!')
})

test('a toast without its script causes no reload, and goes when its person signs out', async ({
  page,
  signIn,
}) => {
  await signIn.somebody()
  const stay = await freeStay(page.request)
  await page.route('**/assets/toaster*.js', (route) => route.abort())
  const refuse = await delayRequests(page, '**/create-reservation', (route) => route.abort())
  await openSummary(page, stay.path)
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'General terms' }).click()
  await expect(page.getByRole('heading', { name: 'General terms', level: 1 })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  refuse()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to create reservation!' })
  await expect(failure).toBeVisible()
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(failure).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(failure).toBeHidden()
})

test('a toast over a dialog is seen and announced without its script', async ({ page, signIn }) => {
  await signIn.administrator()
  await page.route('**/assets/toaster*.js', (route) => route.abort())
  await page.route('**/reservations/confirm-reservation/*', (route) => route.abort())
  await page.goto('/client/all-reservations?status=slip')
  await page.getByRole('row').getByRole('link').first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Confirm reservation' }).click()
  const failure = panel.getByRole('alert').filter({ hasText: 'Failed while confirming reservation!' })
  await expect(failure).toBeVisible()
  // Nothing covers the toast.
  await failure.click({ trial: true })
})

for (const [what, fault] of [
  ['that cannot be had', (route: Route) => route.abort()],
  ['that came empty', (route: Route) => route.fulfill({ json: {} })],
] as const)
  test(`texts ${what} lead to a message in each language`, async ({ page }) => {
    await page.route(/\/assets\/[\w-]+\.json$/, fault)
    await page.goto('/')
    for (const { unreachable } of Object.values(EXPECTED))
      await expect(page.getByText(unreachable.text)).toBeVisible()
    await page.unroute(/\/assets\/[\w-]+\.json$/)
    await page.getByText(/^Try again/).click()
    await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
  })

test('a missing start script leads to a message in each language', async ({ page }) => {
  await page.route(START_SCRIPT, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('The page could not be loaded.')).toBeVisible()
  await page.unroute(START_SCRIPT)
  await page.getByText(/^Try again/).click()
  await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
  await expect(page.getByText('The page could not be loaded.')).toBeHidden()
})

for (const path of ['/', '/vehicles'])
  test(`an incomplete start script leads to a message in each language on ${path}`, async ({ page }) => {
    await page.route(START_SCRIPT, async (route) => {
      const script = await (await route.fetch()).text()
      // Cut off after a brace, where every browser reports an unexpected end.
      const half = script.slice(0, script.indexOf('{', script.length / 2) + 1)
      await route.fulfill({ contentType: 'text/javascript', body: half })
    })
    await page.goto(path)
    await expect(page.getByText('The page could not be loaded.')).toBeVisible()
    await page.unroute(START_SCRIPT)
    await page.getByText(/^Try again/).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('The page could not be loaded.')).toBeHidden()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of the app shows no placeholder', async ({ page }) => {
    await page.goto('/vehicles')
    await expect(page.getByRole('paragraph').filter({ hasText: 'This shop needs' })).toBeVisible()
    await expect(page.getByText('My reservations')).toBeHidden()
  })

  for (const path of ['/', '/vehicles', '/client'])
    test(`${path} says in each language how to reach the shop`, async ({ page }) => {
      await page.goto(path)
      for (const { unreachable } of Object.values(EXPECTED))
        await expect(
          page.getByRole('paragraph').filter({ hasText: unreachable.withoutScripts }),
        ).toBeVisible()
      await expect(page.getByRole('link', { name: company.phone }).last()).toHaveAttribute(
        'href',
        /^tel:\+\d+$/,
      )
      await expect(page.getByRole('link', { name: company.email }).last()).toHaveAttribute('href', /^mailto:/)
    })
})
