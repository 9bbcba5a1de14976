import type { Locator } from '@playwright/test'

import { card } from './support/booking'
import { NETWORK_ERRORS } from './support/faults'
import { PICTURE } from './support/pictures'
import { changeRows } from './support/rows'
import { CAR } from './support/stays'
import { expect, test } from './support/test'

test.use({
  expectedErrors: new RegExp(`${NETWORK_ERRORS.source}|^foreign request: https://pictures\\.example/`),
})

const DRAWN = /^\/cars\/model-x\.svg#/

// A missing file here, one elsewhere, and an invalid address; tests/unit/api/images.test.ts has all kinds.
const BANNERS = ['uploads/missing.png', 'https://pictures.example/none.png', 'javascript:alert(1)']

for (const banner of BANNERS) {
  test(`a banner ${JSON.stringify(banner)} is not shown as broken`, async ({ page }) => {
    await page.route('**://pictures.example/**', (route) => route.abort())
    await changeRows(page, 'vehicles', (rows) =>
      rows.map((row) => (row.id === CAR.id ? Object.assign(row, { banner_image: banner }) : row)),
    )
    await page.goto('/vehicles')
    const image = card(page).locator('img')
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveAttribute('src', DRAWN)
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  })
}

test('a picture of a slip stands on white in the dark, where black writing on nothing could not be read', async ({
  page,
  signIn,
}) => {
  const onWhite = (image: Locator) => expect(image).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/reservation-confirm?id=1')
  await page.getByLabel('Payment slip', { exact: true }).setInputFiles(PICTURE)
  await onWhite(page.getByRole('img', { name: 'Preview of' }))
  await signIn.administrator()
  await page.goto('/client/all-reservations?reservation=7')
  const thumbnail = page.getByRole('button', { name: 'Payment slip: show full size' })
  await onWhite(thumbnail.getByRole('img'))
  await thumbnail.click()
  await onWhite(page.getByRole('dialog', { name: 'Payment slip' }).getByRole('img'))
})

test('a drawing that cannot be loaded is requested once, and the card stays', async ({ page }) => {
  let requestCount = 0
  await page.route('**/cars/model-x.svg', (route) => {
    requestCount += 1
    return route.abort()
  })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/vehicles')
  await card(page).scrollIntoViewIfNeeded()
  await failed
  await expect(card(page).getByRole('button')).toHaveText('Select car')
  expect(requestCount).toBe(1)
})
