import type { Page } from '@playwright/test'

import { openSummary, toast } from './support/booking'
import { askForFaults, endFaults, NETWORK_ERRORS } from './support/faults'
import { openAccount, signInSomebody } from './support/people'
import { freeStay, reservationsOf } from './support/stays'
import { expect, test } from './support/test'

test.use({ expectedErrors: NETWORK_ERRORS })

const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout now' })

/** Collects the calls that create a reservation. */
function countPosts(page: Page) {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/create-reservation'))
      posts.push(request.url())
  })
  return posts
}

test('a broken connection gives a toast, nothing is lost, and a second press works', async ({
  page,
  context,
  baseURL,
}) => {
  await signInSomebody(context, baseURL)
  const stay = await freeStay(page.request)
  await askForFaults(context, baseURL, 'create-reservation=drop')
  const posts = countPosts(page)
  await openSummary(page, stay.path)
  await checkout(page).click()
  await expect(toast(page, 'Failed to create reservation!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(await reservationsOf(page.request, stay)).toHaveLength(0)

  await endFaults(context)
  await checkout(page).click()
  await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()
  expect(await reservationsOf(page.request, stay)).toHaveLength(1)
})

test.describe('the sign-in', () => {
  const signIn = async (page: Page, email: string, password: string) => {
    await page.goto('/auth')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  }

  test('signs nobody in after an incomplete answer, and keeps what was typed', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email, password } = await openAccount(context)
    await askForFaults(context, baseURL, 'login=half')
    await signIn(page, email, password)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(password)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['demoFault'])
  })
})
