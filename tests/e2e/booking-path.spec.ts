import { card, cardButton, chooseDay, dayField } from './support/booking'
import { signInSomebody } from './support/people'
import { CAR, freeStay } from './support/stays'
import { expect, test } from './support/test'

const TOTAL = '70,500 din'

test('days chosen on the landing page lead to the cars, and are there again after a reload and on the way back', async ({
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
