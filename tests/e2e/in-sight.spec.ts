import type { Locator, Page } from '@playwright/test'

import { openSummary, toast } from './support/booking'
import { NETWORK_ERRORS } from './support/faults'
import { newPerson, signInSomebody, type Person } from './support/people'
import { freeStay, reserve } from './support/stays'
import { expect, test } from './support/test'

// What a press brings is seen, wherever the page was scrolled before.

test.use({ expectedErrors: NETWORK_ERRORS })

const expectInSight = (locator: Locator) => expect(locator).toBeInViewport({ ratio: 1 })

/** Scrolls until the button is just inside the window, at its top or its bottom, and presses it. */
async function pressAtEdge(button: Locator, edge: 'start' | 'end'): Promise<void> {
  await button.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), edge)
  await button.click()
}

async function fillInRegistration(page: Page, { fullName, email, phone, password }: Person): Promise<void> {
  await page.goto('/auth?mode=register')
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('the refusal of a sign-in', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('E-mail').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong-password')
    const button = page.getByRole('main').getByRole('button', { name: 'Sign in' })
    await pressAtEdge(button, 'end')
    await expectInSight(page.getByText('Error: Wrong e-mail or password'))
    await expectInSight(button)
  })

  test('why nothing can be reserved yet', async ({ page, signIn }) => {
    await signIn.somebody()
    for (const edge of ['end', 'start'] as const) {
      await page.goto('/vehicles')
      await pressAtEdge(page.getByRole('button', { name: 'Reserve' }), edge)
      await expectInSight(page.getByText('Invalid reservation (minimum of 1 day and select a car)'))
      // Also a second press, which is refused for the same reason.
      await pressAtEdge(page.getByRole('button', { name: 'Reserve' }), edge)
      await expectInSight(page.getByText('Invalid reservation (minimum of 1 day and select a car)'))
    }
  })

  test('the error of the field that has the focus', async ({ page }) => {
    await fillInRegistration(page, { ...newPerson(), password: 'short' })
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expectInSight(page.getByText('Use at least 8 characters.'))
    await expectInSight(page.getByLabel('Password', { exact: true }))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout now' })

  test('the news that somebody is registered, and the next button', async ({ page }) => {
    await fillInRegistration(page, newPerson())
    await pressAtEdge(page.getByRole('button', { name: 'Register' }), 'start')
    await expectInSight(page.getByText('Registered successfully'))
    await expectInSight(page.getByRole('button', { name: 'Sign in and continue' }))
  })

  test('why nothing was reserved', async ({ page, signIn, faults }) => {
    await signIn.somebody()
    const stay = await freeStay(page.request)
    await openSummary(page, stay.path)
    await faults.ask('create-reservation=500')
    await pressAtEdge(checkout(page), 'end')
    await expect(toast(page, 'Failed to create reservation!')).toBeVisible()
    await expectInSight(page.getByRole('main').getByRole('button', { name: 'Retry' }))
    await expectInSight(checkout(page))
  })

  test('that somebody else was faster', async ({ page, baseURL, openOtherBrowser, signIn }) => {
    await signIn.somebody()
    const rival = (await openOtherBrowser()).context()
    const rivalId = await signInSomebody(rival, baseURL)
    const stay = await freeStay(page.request)
    await openSummary(page, stay.path)
    await page.route('**/create-reservation', async (route) => {
      await reserve(rival.request, stay, rivalId)
      await route.continue()
    })
    await pressAtEdge(checkout(page), 'end')
    await expect(toast(page, 'Failed to create reservation!')).toBeVisible()
    await expectInSight(page.getByText('This car is no longer available.'))
  })

  test('what the booking still lacks', async ({ page, signIn }) => {
    await signIn.somebody()
    await page.goto('/vehicles?car=8&step=2')
    await expect(checkout(page)).toHaveAttribute('aria-disabled', 'false')
    await pressAtEdge(checkout(page), 'end')
    await expectInSight(page.getByText('Choose a pickup date and a later return.'))
  })
})
