import { rm, writeFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { toast } from './support/booking'
import { PICTURE } from './support/pictures'
import { freeStay, reservations, reserve } from './support/stays'
import { expect, test } from './support/test'

const confirm = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true })

const slip = (page: Page) => page.getByLabel('Payment slip', { exact: true })

const preview = (page: Page) => page.getByRole('img', { name: 'Preview of slip.png' })

test('a slip is sent although it was deleted from the disk after it was picked, and the keyboard goes on below', async ({
  page,
  signIn,
}, testInfo) => {
  const userId = await signIn.somebody()
  const id = await reserve(page.request, await freeStay(page.request), userId)
  await page.goto(`/reservation-confirm?id=${id}`)
  const path = testInfo.outputPath('slip.png')
  await writeFile(path, PICTURE.buffer)
  await slip(page).setInputFiles(path)
  await expect(preview(page)).toBeVisible()
  await rm(path)
  await confirm(page).click()
  await expect(toast(page, 'Reservation confirmed succesfuly!')).toBeVisible()
  const row = (await reservations(page.request)).find((reservation) => reservation.id === id)
  const image = await page.request.get(`/api/${row?.reservation_image}`)
  expect(await image.body()).toEqual(PICTURE.buffer)
  const done = page
    .getByRole('main')
    .getByText(`Slip received. We’ll check it, then confirm reservation ${id}.`)
  await expect(done).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'My reservations' })).toBeFocused()
  await expectAccessible(page)
})

test('while a slip is being sent nothing else can be done, and the slip is sent once', async ({
  page,
  signIn,
  faults,
}) => {
  const userId = await signIn.somebody()
  const id = await reserve(page.request, await freeStay(page.request), userId)
  await faults.ask('update-reservation=late')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1
  })
  await page.goto(`/reservation-confirm?id=${id}`)
  await slip(page).setInputFiles(PICTURE)
  await confirm(page).click()
  const overlay = page.getByRole('dialog', { name: 'Processing' })
  await expect(overlay).toBeVisible()
  const status = overlay.getByRole('status').filter({ hasText: /^Processing/ })
  await expect(status).toHaveText(/Large pictures can take minutes/)
  await expect(status).toBeFocused()
  // Screen readers say nothing of what is in a busy part of the page.
  await expect(page.locator('[aria-busy=true]').filter({ has: status })).toHaveCount(0)
  for (const key of ['Escape', 'Escape', 'Tab', 'Enter', 'Escape']) {
    await page.keyboard.press(key)
    await expect(overlay).toBeVisible()
    await expect(confirm(page)).not.toBeFocused()
  }
  await expect(toast(page, 'Reservation confirmed succesfuly!')).toBeVisible()
  await expect(overlay).toHaveCount(0)
  expect(sent).toBe(1)
})
