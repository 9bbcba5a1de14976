import type { Page } from '@playwright/test'

import { NETWORK_ERRORS } from './support/faults'
import { openAccount } from './support/people'
import { expect, test } from './support/test'

/** Signs a new person in by the form; gives the name. */
async function signInByForm(page: Page): Promise<string> {
  const { fullName, email, password } = await openAccount(page)
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/client')
  await expect(page.getByText(`Welcome, ${fullName}`)).toBeVisible()
  return fullName
}

test('a sign-in sets two cookies for 7 days', async ({ page, context }) => {
  const fullName = await signInByForm(page)
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['authToken', 'userId'])
  for (const { path, sameSite, expires } of cookies) {
    expect([path, sameSite]).toEqual(['/', 'Lax'])
    expect(expires - Date.now() / 1000).toBeGreaterThan(7 * 86_400 - 120)
    expect(expires - Date.now() / 1000).toBeLessThan(7 * 86_400 + 1)
  }
  await page.reload()
  await expect(page.getByText(`Welcome, ${fullName}`)).toBeVisible()
  await page.goto('/auth')
  await expect(page).toHaveURL('/client')
})

test('a sign-out in one tab signs out the others at once', async ({ page, context }) => {
  await signInByForm(page)
  await expect(page.getByText('You have no reservations yet.')).toBeVisible()
  const shopping = await context.newPage()
  await shopping.goto('/vehicles')
  await expect(shopping.getByRole('link', { name: 'My account' })).toBeVisible()
  const leaving = await context.newPage()
  await leaving.goto('/client')
  await leaving.getByRole('button', { name: 'Sign out' }).click()

  await expect(leaving).toHaveURL('/auth')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(shopping).toHaveURL('/vehicles')
  await expect(shopping.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await context.cookies()).toEqual([])
})

test('Back leaves the sign-in that a bookmark of the signed-in area led to', async ({ page }) => {
  await page.goto('/general-terms')
  await page.goto('/client/settings')
  await expect(page).toHaveURL('/auth?next=%2Fclient%2Fsettings')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/general-terms')
})

test('Back gets past the pages of a person who has signed out', async ({ page, signIn }) => {
  await signIn.somebody()
  await page.goto('/general-terms')
  await page.goto('/client')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await expect(page).toHaveURL('/auth?next=%2Fclient')
  await page.goBack()
  await expect(page).toHaveURL('/general-terms')
})

test('Back leaves the page that the sign-in redirected to', async ({ page, signIn }) => {
  await signIn.somebody()
  await page.goto('/general-terms')
  await page.goto('/auth')
  await expect(page).toHaveURL('/client')
  await page.goBack()
  await expect(page).toHaveURL('/general-terms')
})

test('Back returns to the page whose link led into the signed-in area', async ({ page }) => {
  await page.goto('/general-terms')
  await page.getByRole('banner').getByRole('link', { name: 'My reservations' }).click()
  await expect(page).toHaveURL('/auth?next=%2Fclient')
  await page.goBack()
  await expect(page).toHaveURL('/general-terms')
})

test.describe('invalid cookies', () => {
  test.use({ expectedErrors: NETWORK_ERRORS })

  const NONSENSE = ['..%2F..%2Fvehicles', '<script>alert(1)</script>', '%00']

  test('with code break no page, and signing out removes them', async ({ page, context, baseURL }) => {
    const url = baseURL ?? ''
    for (const value of NONSENSE) {
      await test.step(value, async () => {
        await context.addCookies(['authToken', 'userId', 'i18nextLng'].map((name) => ({ url, name, value })))
        for (const path of ['/', '/vehicles', '/vehicles?step=2', '/client']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        }
        await expect(page.getByText('Your sign-in has expired.')).toBeVisible()
        await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
        await expect(page).toHaveURL('/auth')
        expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18nextLng'])
      })
    }
  })
})
