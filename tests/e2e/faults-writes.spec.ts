import type { Page } from '@playwright/test'

import { cardButton, openSummary, toast } from './support/booking'
import { askForFaults, endFaults, NETWORK_COMPLAINTS } from './support/faults'
import { openAccount, signInSomebody } from './support/people'
import { freeStay, reservationsOf } from './support/stays'
import { expect, test } from './support/test'

test.use({ expectedComplaints: NETWORK_COMPLAINTS })

const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout now' })

/** Counts the calls that would make a reservation. */
function countPosts(page: Page) {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/create-reservation'))
      posts.push(request.url())
  })
  return posts
}

for (const fault of ['html500', 'drop']) {
  test(`create-reservation=${fault}: a toast, nothing is lost, and a second press works`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInSomebody(context, baseURL)
    const stay = await freeStay(page.request)
    await askForFaults(context, baseURL, `create-reservation=${fault}`)
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
}

for (const fault of ['half']) {
  test(`create-reservation=${fault}: only ok counts`, async ({ page, context, baseURL }) => {
    await signInSomebody(context, baseURL)
    const stay = await freeStay(page.request)
    await askForFaults(context, baseURL, `create-reservation=${fault}`)
    await openSummary(page, stay.path)
    await checkout(page).click()
    await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /Reservation ID \d+/ })).toBeVisible()
  })
}

test('a reservation that is long on its way is sent once', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  const stay = await freeStay(page.request)
  await askForFaults(context, baseURL, 'create-reservation=late')
  const posts = countPosts(page)
  await openSummary(page, stay.path)
  await checkout(page).click()
  const sending = page.getByRole('button', { name: 'Sending …' })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await sending.click({ force: true })
  await sending.press('Enter')
  await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(await reservationsOf(page.request, stay)).toHaveLength(1)
})

test('a reservation that is never answered fails after 20 seconds', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  const stay = await freeStay(page.request)
  await page.clock.install()
  await askForFaults(context, baseURL, 'create-reservation=never')
  await openSummary(page, stay.path)
  const sent = page.waitForRequest('**/create-reservation')
  await checkout(page).click()
  await sent
  await page.clock.fastForward(20_500)
  await expect(toast(page, 'Failed to create reservation!')).toBeVisible()
  await expect(checkout(page)).toBeVisible()
})

test('where the list cannot be had, the server decides', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  const stay = await freeStay(page.request)
  await openSummary(page, stay.path)
  await askForFaults(context, baseURL, 'reservations=500')
  await checkout(page).click()
  await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()
  await expect(
    page
      .getByText('You will find the reservation ID under My reservations.')
      .or(page.getByText('Looking up')),
  ).toBeVisible()
  await endFaults(context)
  expect(await reservationsOf(page.request, stay)).toHaveLength(1)
})

test('a car that is gone from the fleet is not reserved', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  const stay = await freeStay(page.request)
  const posts = countPosts(page)
  await page.goto(`${stay.path}&car=4711&step=2`)
  await expect(page.getByText('Selected car not found!')).toBeVisible()
  await checkout(page).click()
  await expect(toast(page, 'Selected car not found!').last()).toBeVisible()
  expect(posts).toEqual([])
  await page.getByRole('button', { name: 'Choose a car' }).click()
  await expect(cardButton(page)).toHaveText('Select car')
})

test.describe('sign-in', () => {
  const signIn = async (page: Page, email: string, password: string) => {
    await page.goto('/auth')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  }

  const PERSONAS = [
    ['broken@struja.example', 'Error: the server answered with status 500'],
    ['drop@struja.example', 'Something went wrong. Please try again.'],
    ['nobody@struja.example', 'Error: Wrong e-mail or password'],
  ] as const

  for (const [email, message] of PERSONAS) {
    test(`as ${email}: ${message}`, async ({ page, context }) => {
      await signIn(page, email, 'client-demo')
      await expect(page.getByRole('alert')).toHaveText(message)
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('client-demo')
      expect(await context.cookies()).toEqual([])
    })
  }

  for (const fault of ['half', 'nulls']) {
    test(`login=${fault}: nobody is signed in by half`, async ({ page, context, baseURL }) => {
      const { email, password } = await openAccount(context)
      await askForFaults(context, baseURL, `login=${fault}`)
      await signIn(page, email, password)
      await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['demoFault'])
    })
  }

  test('a sign-in that is long on its way is sent once', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/login')) posts.push(request.url())
    })
    await signIn(page, 'late@struja.example', 'client-demo')
    await expect(page.getByRole('button', { name: 'One moment …' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).press('Enter')
    await expect(page).toHaveURL('/client')
    expect(posts).toHaveLength(1)
  })

  test('an e-mail that has an account already is refused', async ({ page, context }) => {
    const person = await openAccount(context)
    await page.goto('/auth?mode=register')
    await page.getByRole('textbox', { name: 'Full name' }).fill(person.fullName)
    await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
    await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Error: This e-mail is already registered')
  })
})
