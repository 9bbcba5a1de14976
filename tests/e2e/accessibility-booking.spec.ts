import type { Page } from '@playwright/test'

import { todayInBelgrade } from '../../src/rental/wall-clock.ts'
import { expectAccessible } from './support/axe'
import { cardButton, dayDialog, dayField, openSummary, toast } from './support/booking'
import { NO_PICTURE, PICTURE } from './support/pictures'
import { CAR, freeStay, reserve } from './support/stays'
import { addStyles } from './support/styles'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const reserveButton = (page: Page) => page.getByRole('button', { name: 'Reserve', exact: true })

test.describe('the page of vehicles', () => {
  test('is accessible with days chosen and some cars not available', async ({ page }) => {
    const stay = await freeStay(page.request)
    await page.goto(`/vehicles?from=${todayInBelgrade()}&to=${stay.from}`)
    await expect(page.getByRole('button', { name: 'Not available' }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('is accessible with a car chosen and a visitor refused', async ({ page }) => {
    const stay = await freeStay(page.request)
    await page.goto(stay.path)
    await cardButton(page).click()
    await expect(cardButton(page)).toHaveText('Selected car')
    await reserveButton(page).click()
    await expect(page.getByRole('alert')).toContainText('You are not allowed')
    await expectAccessible(page)
  })

  test('has an accessible dialog of days, with taken days marked', async ({ page }) => {
    const stay = await freeStay(page.request)
    await page.goto(`${stay.path}&car=1`)
    await expect(cardButton(page, 'Tesla Model 3 Dual Motor')).toHaveText('Selected car')
    await dayField(page, 'Return').click()
    const dialog = dayDialog(page, 'Return')
    await expect(dialog.getByRole('gridcell', { selected: true })).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Time' }).selectOption('08:00')
    await expectAccessible(page)
  })

  test('names a taken day in words', async ({ page, signIn }) => {
    const stay = await freeStay(page.request)
    await reserve(page.request, stay, await signIn.somebody())
    await page.goto(`/vehicles?from=${stay.from}&car=${CAR.id}`)
    await expect(cardButton(page)).toHaveText('Selected car')
    await dayField(page, 'Pickup').click()
    const day = dayDialog(page, 'Pickup').getByRole('gridcell', { selected: true })
    await expect(day).toHaveClass(/is-taken/)
    await expect(day).toHaveAccessibleName(/The selected car is taken/)
  })
})

test.describe('step two', () => {
  test('is accessible when complete', async ({ page, signIn }) => {
    await signIn.somebody()
    const stay = await freeStay(page.request)
    await openSummary(page, stay.path)
    await expect(heading(page, 'Your booking')).toBeVisible()
    await expectAccessible(page)
  })

  test('is accessible after the checkout, with its toast', async ({ page, signIn }) => {
    await signIn.somebody()
    const stay = await freeStay(page.request)
    await openSummary(page, stay.path)
    await addStyles(page, '.Toastify__progress-bar { animation-play-state: paused !important }')
    await page.getByRole('button', { name: 'Checkout now' }).click()
    await expect(toast(page, 'created')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Reservation ID' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the deposit', () => {
  test('is accessible with a picture and a refused file', async ({ page, signIn }) => {
    await signIn.somebody()
    await page.goto('/reservation-confirm?id=123456789012345')
    await page.getByRole('radio', { name: 'Payment slip (uplatnica)' }).check()
    await page.getByLabel('Payment slip', { exact: true }).setInputFiles(PICTURE)
    await expect(page.getByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
    await page.getByLabel('Advance payment image').setInputFiles(NO_PICTURE)
    await expect(page.getByText('This file is not an image we can read.')).toBeVisible()
    await expectAccessible(page)
  })
})
