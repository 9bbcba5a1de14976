import { expectAccessible } from './support/axe'
import { toast } from './support/booking'
import { CAR, freeStay, reservationsOf } from './support/stays'
import { expect, test } from './support/test'

test('a client at the desk is booked by a drag over free days', async ({ page, signIn }) => {
  const stay = await freeStay(page.request)
  const { from, to, shown } = stay
  await signIn.administrator()
  await page.goto(`/client/all-reservations?view=timeline&vehicle=${CAR.id}&day=${from}`)
  const table = page.getByRole('table', { name: 'Timeline' })
  const column = async (day: number) => {
    const heading = table.getByRole('columnheader').nth(1 + day)
    const track = table.getByRole('cell')
    const [{ x = 0, width = 0 } = {}, { y = 0, height = 0 } = {}] = await Promise.all(
      [heading, track].map(async (place) => (await place.boundingBox()) ?? {}),
    )
    return [x + width * 0.7, y + height / 2] as const
  }
  await page.mouse.move(...(await column(0)))
  await expect(page.getByRole('tooltip')).toContainText(CAR.name)
  await page.mouse.down()
  await page.mouse.move(...(await column(3)), { steps: 5 })
  await page.mouse.up()

  const dialog = page.getByRole('dialog', { name: 'Book for a client' })
  await expect(dialog.getByLabel('Pickup')).toHaveValue(shown.from)
  await expect(dialog.getByLabel('Return')).toHaveValue(shown.to)
  const client = dialog.getByRole('combobox', { name: 'Client' })
  await expect(client).toBeFocused()
  await page.keyboard.type('second')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await dialog.getByRole('option').click()
  await expect(client).toHaveValue('Second Client')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, 'The reservation has been created.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^Reservation \d/ })).toBeVisible()
  expect(await reservationsOf(page.request, stay)).toMatchObject([
    { user_id: 3, vehicle_id: CAR.id, end_time: `${to} 08:00:00` },
  ])

  await page.keyboard.press('Escape')
  const bar = table.getByRole('link', { name: /Second Client/ }).first()
  await bar.hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText('Second Client')
  // It stays while the pointer moves onto it.
  await tip.hover()
  await expect(tip).toBeVisible()
  await expectAccessible(page)
})
