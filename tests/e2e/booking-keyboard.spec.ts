import { cardButton, dayDialog, dayField } from './support/booking'
import { coveredElements, expectFocusVisible, expectNoneCovered, tabTo } from './support/keyboard'
import { openWithLaterParts } from './support/later-parts'
import { CAR, freeStay } from './support/stays'
import { expect, test } from './support/test'

// tests/engines/keyboard.spec.ts makes a whole booking with the keyboard alone, in each engine.

test('Escape closes the dialog also while a day of the calendar has the focus', async ({ page }) => {
  await page.goto('/vehicles')
  await dayField(page, 'Return').click()
  const dialog = dayDialog(page, 'Return')
  // At the end of a month the next one has the same day too, out of sight.
  await dialog.getByRole('gridcell').and(dialog.locator('[tabindex="0"]')).focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectFocusVisible(dayField(page, 'Return'))
})

test('Tab stays in the open dialog', async ({ page }) => {
  await page.goto('/vehicles')
  await tabTo(page, dayField(page, 'Pickup'))
  await page.keyboard.press('Enter')
  const dialog = dayDialog(page, 'Pickup')
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => ({
      inDialog: document.activeElement?.closest('dialog') !== null,
      outside: document.activeElement === document.body,
    }))
    // Between the last control and the first the focus is in the browser's own bar, which is the body here.
    expect(focus.inDialog || focus.outside).toBe(true)
  }
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/vehicles')
  await expect(dayField(page, 'Pickup')).toBeVisible()
  await page.keyboard.press('Tab')
  await expectFocusVisible(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in or register' })).toBeFocused()
})

test('the skip link of the signed-in area comes before its menu', async ({ page, signIn }) => {
  await signIn.somebody()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/client')
    await expect(page.getByRole('heading', { name: 'My reservations' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expectFocusVisible(page.getByRole('link', { name: 'Skip to content' }))
  }
})

test('the language can be chosen with the keyboard', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('combobox', { name: 'Language' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectFocusVisible(page.getByRole('combobox', { name: 'Sprache' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn')
})

for (const width of [280, 1280]) {
  test(`no focused control is covered in a window of ${width} px`, async ({ page }) => {
    const stay = await freeStay(page.request)
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`${stay.path}&car=${CAR.id}`)
    await expect(cardButton(page)).toBeVisible()
    // The answer makes the bar of the choice higher.
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo(0, 0)
    })
    await expectNoneCovered(page, 34)
  })
}

test('the bar that says there is no connection covers no focused control', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 330 })
  await openWithLaterParts(page, () => page.goto('/auth'))
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await expectNoneCovered(page, 12)
})

test('the bar of the choice on a phone does not cover the end of the page', async ({ page }) => {
  const stay = await freeStay(page.request)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${stay.path}&car=${CAR.id}`)
  const reserve = page.getByRole('button', { name: 'Reserve', exact: true })
  await expect(reserve).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('End')
  const footer = page.getByRole('contentinfo')
  for (const end of [footer.getByRole('link').last(), footer.getByRole('paragraph').last()])
    await expect.poll(() => end.evaluateAll(coveredElements)).toEqual([])
})
