import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { card, toast } from './support/booking'
import { START_SCRIPT } from './support/built'
import { coveredElements } from './support/keyboard'
import { NO_PICTURE, PICTURE } from './support/pictures'
import { expect, test } from './support/test'

const ENTRIES = {
  'Price per day (din)': '8750,5',
  'Tesla code': 'E2E-1',
  'Battery capacity (kWh)': '79',
  'Range (km)': '533',
  'Acceleration 0-100 (s)': '5',
  'Top speed (km/h)': '217',
  Description: 'Made by a test',
}

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Update vehicle' })

const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })

/** Opens the administrator's vehicles, filtered by this name. */
async function openFleet(page: Page, name = ''): Promise<void> {
  await page.goto(`/client/all-vehicles?${new URLSearchParams({ q: name })}`)
  await expect(page.getByRole('heading', { level: 1, name: 'All vehicles' })).toBeVisible()
}

async function fillIn(page: Page, name: string): Promise<void> {
  for (const [label, text] of Object.entries({ Name: name, ...ENTRIES }))
    await dialog(page).getByLabel(label, { exact: true }).fill(text)
}

const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm' }).click()

test.beforeEach(async ({ signIn }) => {
  await signIn.administrator()
})

test('the refusal of a picture is not left under the buttons of the form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openFleet(page)
  await page.getByRole('button', { name: 'Update' }).first().click()
  const field = dialog(page).getByLabel('Banner image')
  // As if scrolled by the wheel until the field is just above the buttons.
  await field.evaluate((input) => {
    const buttons = input.closest('form')?.querySelector('[type=submit]')?.parentElement
    const hidden = input.getBoundingClientRect().bottom - (buttons?.getBoundingClientRect().top ?? 0)
    input.closest('dialog')?.scrollBy(0, hidden)
  })
  const refusal = dialog(page).getByText('This file is not an image we can read.')
  await field.setInputFiles(NO_PICTURE)
  await expect(refusal).toBeVisible()
  expect(await refusal.evaluateAll(coveredElements)).toEqual([])
})

test('a car is created, seen by a visitor, changed and deleted', async ({ page, openOtherBrowser }) => {
  const name = `Tesla Model Y ${randomUUID().slice(0, 8)}`
  await openFleet(page)
  await page.getByRole('button', { name: 'Create new vehicle' }).click()
  await fillIn(page, name)
  await dialog(page).getByLabel('Banner image').setInputFiles(NO_PICTURE)
  await expect(dialog(page).getByText('This file is not an image we can read.')).toBeVisible()
  await dialog(page).getByLabel('Banner image').setInputFiles(PICTURE)
  await expect(dialog(page).getByAltText('Preview of slip.png')).toBeVisible()
  await confirm(page)
  await expect(toast(page, 'You created vehicle successfuly!')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  await openFleet(page, name)
  await expect(row(page, name)).toContainText('8,750.50 din')
  const banner = row(page, name).locator('img')
  await expect(banner).toHaveAttribute('src', /\/api\/uploads\//)

  const visitor = await openOtherBrowser()
  await visitor.goto('/vehicles')
  await card(visitor, name).scrollIntoViewIfNeeded()
  await expect(card(visitor, name)).toContainText('8,750.50 din')
  const image = await visitor.request.get((await banner.getAttribute('src')) ?? '')
  expect(await image.body()).toEqual(PICTURE.buffer)

  await row(page, name).getByRole('button', { name: 'Update' }).click()
  await expect(dialog(page).getByLabel('Price per day (din)')).toHaveValue('8750.50')
  await dialog(page).getByLabel('Price per day (din)').fill('9000')
  await confirm(page)
  await expect(toast(page, 'The vehicle has been updated.')).toBeVisible()
  await expect(row(page, name)).toContainText('9,000 din')
  await expect(row(page, name).locator('img')).toHaveAttribute('src', /\/api\/uploads\//)
  await visitor.reload()
  await expect(card(visitor, name)).toContainText('9,000 din')

  await row(page, name).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: `Delete ${name}?` })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  // The browser hides the dialog a task before the page notices.
  await expect(page).not.toHaveURL(/delete=/)
  await expect(row(page, name).getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'The vehicle has been deleted.')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await visitor.reload()
  await expect(card(visitor, 'Tesla Model X')).toBeVisible()
  await expect(card(visitor, name)).toHaveCount(0)
})

test('the dialog is in the history, and a press beside it loses nothing that was typed', async ({ page }) => {
  await openFleet(page)
  await page.getByRole('button', { name: 'Create new vehicle' }).click()
  await fillIn(page, 'Unfinished')
  await page.mouse.click(5, 5)
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Unfinished')
  // With nothing typed, Back closes the dialog without a question.
  await page.reload()
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/all-vehicles\?q=$/)
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the vehicles and their dialogs are accessible', async ({ page }) => {
    await openFleet(page)
    await expect(page.getByRole('table', { name: 'All vehicles' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/client/all-vehicles?vehicle=8')
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/client/all-vehicles?create=vehicle')
    await confirm(page)
    await expect(dialog(page).getByText('Enter a name.')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/client/all-vehicles?delete=8')
    await expect(page.getByRole('dialog', { name: 'Delete Tesla Model X?' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the chosen colours apply before anything is shown, in every tab', async ({ page, context }) => {
  await page.goto('/client/settings')
  const other = await context.newPage()
  await other.goto('/')
  const background = (one: Page) =>
    one.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'))
  const light = await background(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await background(page)).not.toBe(light)
  await expect.poll(() => background(other)).not.toBe(light)

  // Holds the app's script back: the colours do not depend on it.
  await page.route(START_SCRIPT, () => {})
  await page.goto('/client/settings', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
})

test('no focused field of the form is hidden under the buttons', async ({ page }) => {
  for (const [width, height] of [
    [280, 653],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/client/all-vehicles?vehicle=1')
    for (const label of Object.keys(ENTRIES)) {
      const field = dialog(page).getByLabel(label, { exact: true })
      await page.keyboard.press('Tab')
      while (!(await field.evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab')
      await expect.poll(() => field.evaluateAll(coveredElements), `${label}, ${width} px`).toEqual([])
    }
  }
})

test.describe('when saving fails', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('the reason is not hidden under the buttons', async ({ page }) => {
    await page.route('**/api/vehicles/3', (route) =>
      route.fulfill({ status: 500, json: { error: 'Out of order' } }),
    )
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/client/all-vehicles?vehicle=3')
      await dialog(page).getByLabel('Description').fill('Room for skis')
      await confirm(page)
      const reason = dialog(page).getByText('Out of order')
      await expect(reason).toBeInViewport({ ratio: 1 })
      expect.soft(await reason.evaluateAll(coveredElements), `${width} px`).toEqual([])
    }
  })
})

test('Back asks before it discards what was typed', async ({ page }) => {
  await openFleet(page)
  await page.getByRole('button', { name: 'Create new vehicle' }).click()
  const name = dialog(page).getByLabel('Name', { exact: true })
  await name.pressSequentially('Typed')
  await page.evaluate(() => history.back())
  await expect(dialog(page).getByText('Discard what you entered?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Typed')
  await name.fill('')
  await page.evaluate(() => history.back())
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'All vehicles' })).toBeVisible()
})
