import type { Page } from '@playwright/test'

import { cardButton, dayDialog, dayField, toast } from './support/booking'
import { arrowTo, expectFocusSeen, isUncovered, tabTo } from './support/keyboard'
import { newPerson } from './support/people'
import { CAR, freeStay, reservationsOf } from './support/stays'
import { expect, test } from './support/test'

/** Fills a field that Tab leads to. */
async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }))
  await page.keyboard.type(text)
}

/** Chooses one end of the rental in its dialog, which is opened by `opener`. */
async function chooseByKeyboard(
  page: Page,
  end: 'Pickup' | 'Return',
  opener: 'Enter' | 'Space',
  day: string,
) {
  const dialog = dayDialog(page, end)
  if (end === 'Pickup') {
    await tabTo(page, dayField(page, end))
    await page.keyboard.press(opener)
  }
  // The pickup leads on to the return.
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.locator('[role=gridcell][tabindex="0"]'))
  await arrowTo(page, dialog, day)
  await page.keyboard.press(opener)
  await expect(dialog.locator('[role=gridcell]:focus')).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Time' }))
  // It is offered again for the return.
  if (end === 'Pickup') await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('combobox', { name: 'Time' })).toHaveValue('07:30')
  await tabTo(page, dialog.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press(opener)
  await expect(dialog).toBeHidden()
}

test('the whole path by the keyboard alone', async ({ page }) => {
  const stay = await freeStay(page.request)
  const person = newPerson()
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Rent a car' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vehicles')

  await chooseByKeyboard(page, 'Pickup', 'Enter', stay.from)
  await chooseByKeyboard(page, 'Return', 'Space', stay.to)
  await expect(page).toHaveURL(stay.path)
  await expect(dayField(page, 'Pickup')).toHaveValue(stay.shown.from)
  await expect(dayField(page, 'Return')).toHaveValue(stay.shown.to)

  await tabTo(page, cardButton(page))
  await page.keyboard.press('Space')
  await expect(cardButton(page)).toHaveText('Selected car')
  await expectFocusSeen(cardButton(page))

  const reserve = page.getByRole('button', { name: 'Reserve', exact: true })
  await tabTo(page, reserve, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('alert').getByRole('link', { name: 'Sign in or register' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('link', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Full name' }), 'Shift+Tab')
  await page.keyboard.type(person.fullName)
  await typeInto(page, 'E-mail', person.email)
  await typeInto(page, 'Phone', person.phone)
  await typeInto(page, 'Password', person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Registered successfully')
  await expectFocusSeen(page.getByRole('button', { name: 'Sign in and continue' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${stay.path}&car=${CAR.id}&step=2`)
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Checkout now' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()
  expect(await reservationsOf(page.request, stay)).toHaveLength(1)

  await tabTo(page, page.getByRole('link', { name: 'See my reservations' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'My reservations' })).toContainText(CAR.name)
})

test('Escape closes the dialog, and the focus returns to the field', async ({ page }) => {
  await page.goto('/vehicles')
  await tabTo(page, dayField(page, 'Return'))
  await page.keyboard.press('Enter')
  await expect(dayDialog(page, 'Return')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dayDialog(page, 'Return')).toBeHidden()
  await expectFocusSeen(dayField(page, 'Return'))
  await expect(dayField(page, 'Return')).toHaveValue('')
})

test('Tab stays in the open dialog', async ({ page }) => {
  await page.goto('/vehicles')
  await tabTo(page, dayField(page, 'Pickup'))
  await page.keyboard.press('Enter')
  const dialog = dayDialog(page, 'Pickup')
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => ({
      inDialog: document.activeElement?.closest('dialog') !== null,
      outside: document.activeElement === document.body,
    }))
    // Between the last control and the first the browser's own bar has its turn, which is the body here.
    expect(place.inDialog || place.outside).toBe(true)
  }
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/vehicles')
  await expect(dayField(page, 'Pickup')).toBeVisible()
  await page.keyboard.press('Tab')
  await expectFocusSeen(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in or register' })).toBeFocused()
})

test('the language is chosen by the keyboard', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('combobox', { name: 'Language' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectFocusSeen(page.getByRole('combobox', { name: 'Sprache' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn')
})

for (const width of [360, 1280]) {
  test(`no control is covered while it has the focus, ${width} px wide`, async ({ page }) => {
    const stay = await freeStay(page.request)
    await page.setViewportSize({ width, height: 740 })
    await page.goto(stay.path)
    await expect(cardButton(page)).toBeVisible()
    const focused = page.locator(':focus')
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 34; stop += 1) {
        await page.keyboard.press(key)
        if ((await focused.count()) === 0) continue
        const name = await focused.evaluate(
          ({ textContent, id, tagName }) => `${tagName} ${textContent}${id}`,
        )
        await expect.poll(() => focused.evaluate(isUncovered), `${key} ${stop + 1}: ${name}`).toBe(true)
      }
    }
  })
}
