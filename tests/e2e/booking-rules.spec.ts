import { addDays } from '../../src/rental/wall-clock.ts'
import { calendarDay, cardButton, dayDialog, dayField, openSummary, toast } from './support/booking'
import { signInSomebody } from './support/people'
import { CAR, freeStay, reservationsOf } from './support/stays'
import { expect, test } from './support/test'

test('the return cannot be chosen before the day after the pickup', async ({ page }) => {
  const stay = await freeStay(page.request)
  await page.goto(`/vehicles?from=${stay.to}`)
  await dayField(page, 'Return').click()
  const dialog = dayDialog(page, 'Return')
  await expect(calendarDay(dialog, stay.to)).toBeDisabled()
  const next = addDays(stay.to, 1)
  await expect(calendarDay(dialog, next)).toBeEnabled()
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  await calendarDay(dialog, next).click()
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Time' }).selectOption('19:00')
  await expect(confirm).toBeEnabled()
})

test('step two without days says so, and checks nothing out', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  await page.goto(`/vehicles?car=${CAR.id}`)
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByText('Choose a pickup date and a later return date.')).toBeVisible()
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(toast(page, 'Missing required reservation data!')).toBeVisible()
  await page.getByRole('button', { name: 'Choose dates' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your car' })).toBeVisible()
})

test('Back leaves step two, and Forward enters it again', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  const stay = await freeStay(page.request)
  await page.goto(stay.path)
  await cardButton(page).click()
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${stay.path}&car=${CAR.id}`)
  await expect(cardButton(page)).toHaveText('Selected car')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(cardButton(page)).toHaveText('Selected car')
})

test('however often Checkout is pressed, one reservation is made', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  const stay = await freeStay(page.request)
  await openSummary(page, stay.path)
  await page.getByRole('button', { name: 'Checkout now' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your car is reserved' })).toBeVisible()
  expect(await reservationsOf(page.request, stay)).toHaveLength(1)
})
