import { card, cardButton, chooseDay, dayDialog, dayField, openSummary } from './support/booking'
import { changeRows } from './support/rows'
import { CAR, freeStay } from './support/stays'
import { expect, test } from './support/test'

const TOTAL = '70,500 din'

test('days chosen on the landing page lead to the cars, and are still chosen after a reload and after Back', async ({
  page,
}) => {
  const stay = await freeStay(page.request)
  const expectDays = async () => {
    await expect(dayField(page, 'Pickup')).toHaveValue(stay.shown.from)
    await expect(dayField(page, 'Return')).toHaveValue(stay.shown.to)
  }
  await page.goto('/')
  await chooseDay(page, 'Pickup', stay.from)
  await chooseDay(page, 'Return', stay.to)
  await page.reload()
  await expectDays()
  await page.getByRole('button', { name: 'Show available cars' }).click()
  await expect(page).toHaveURL(stay.path)
  await expectDays()
  await expect(card(page)).toContainText(`Total for 3 days ${TOTAL}`)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
  await expectDays()
})

test('a press beside the dialog of days closes it, unless the press began inside', async ({ page }) => {
  await page.goto('/vehicles')
  await dayField(page, 'Pickup').click()
  const dialog = dayDialog(page, 'Pickup')
  await dialog.getByRole('heading', { name: 'Pickup date' }).hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test('Back leaves step two, and Forward enters it again', async ({ page, signIn }) => {
  await signIn.somebody()
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

test('the print of a ticket says that the reservation was not confirmed', async ({ page, signIn }) => {
  await signIn.somebody()
  const stay = await freeStay(page.request)
  await openSummary(page, stay.path)
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(page.getByRole('heading', { name: 'Your car is reserved' })).toBeVisible()
  await changeRows(page, 'reservations', (rows) =>
    rows.map((row) => Object.assign(row, { status: 'failed' })),
  )
  await page.reload()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('This reservation was not confirmed.')).toBeVisible()
})
