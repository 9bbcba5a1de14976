import type { Page } from '@playwright/test'
import encodeQR from 'qr'

import { company } from '../../src/company/company.ts'
import { readAccount } from '../../src/rental/payment-slip/account.ts'
import { expectAccessible } from './support/axe'
import { toast } from './support/booking'
import { tabTo } from './support/keyboard'
import { PICTURE } from './support/pictures'
import { CAR, freeStay, asDotDate, reserve } from './support/stays'
import { expect, test, type SignIn } from './support/test'

/** Reserves the car for a new client on this browser; gives the days and the reservation's id. */
async function reserveSomething(page: Page, signIn: SignIn) {
  const userId = await signIn.somebody()
  const stay = await freeStay(page.request)
  return { stay, id: await reserve(page.request, stay, userId) }
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a toast over a panel can be closed with the mouse', async ({ page, signIn }) => {
  const { id } = await reserveSomething(page, signIn)
  await page.request.put(`/api/reservations/update-reservation/${id}`, {
    multipart: { reservation_image: PICTURE },
  })
  await signIn.administrator()
  await page.goto(`/client/all-reservations?reservation=${id}`)
  await page.getByRole('button', { name: 'Confirm reservation' }).click()
  const confirmed = toast(page, 'Reservation confirmed!')
  await confirmed.getByRole('button', { name: 'Close' }).click()
  await expect(confirmed).toBeHidden()
  await expect(panel(page, `Reservation ${id}`)).toBeVisible()
})

test('a slip is checked by its code, read turned, confirmed and left for the next by keys', async ({
  page,
  signIn,
}) => {
  const { id } = await reserveSomething(page, signIn)
  const text = `K:PR|V:01|C:1|R:${readAccount(company.account)}|N:Struja|I:RSD117000,00|SF:289|S:ID ${id}`
  const slip = {
    name: 'slip.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(encodeQR(text, 'gif', { scale: 8 })),
  }
  await page.request.put(`/api/reservations/update-reservation/${id}`, {
    multipart: { reservation_image: slip },
  })
  await signIn.administrator()
  await page.goto(`/client/all-reservations?reservation=${id}`)
  await expect(page.getByRole('status', { name: 'Slip check' })).toHaveText(`Matches reservation ${id}`)
  await page.getByRole('button', { name: 'Payment slip: show full size' }).click()
  const viewer = panel(page, 'Payment slip')
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await viewer.getByRole('button', { name: 'Turn' }).click()
  await expect(viewer.getByText('150%')).toBeVisible()
  // A picture that is larger than the window is scrolled to; a smaller one fits.
  for (const zoom of ['100%', '75%']) {
    await viewer.getByRole('button', { name: 'Zoom out' }).click()
    await expect(viewer.getByText(zoom)).toBeVisible()
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Reservation confirmed!')).toBeVisible()
  await page.keyboard.press('Alt+n')
  await expect(panel(page, `Reservation ${id}`)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Confirm reservation' })).toBeVisible()
})

test('the list and the timeline can be used with the keyboard', async ({ page, signIn }) => {
  const { id, stay } = await reserveSomething(page, signIn)
  await signIn.administrator()
  await page.goto(`/client/all-reservations?q=${id}`)
  await tabTo(page, page.getByRole('button', { name: 'ID', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'ascending')
  const link = page.getByRole('link', { name: String(id), exact: true })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(panel(page, `Reservation ${id}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()

  await page.goto(`/client/all-reservations?view=timeline&vehicle=${CAR.id}&day=${stay.from}`)
  const bar = page.getByRole('link', { name: new RegExp(`^${id}, .*${asDotDate(stay.from)}`) })
  await tabTo(page, bar)
  await page.keyboard.press('Enter')
  await expect(panel(page, `Reservation ${id}`)).toBeVisible()
})

test('the panels and the timeline are accessible', async ({ page, signIn }) => {
  test.slow()
  const { id, stay } = await reserveSomething(page, signIn)
  await page.goto(`/client?reservation=${id}`)
  await expect(panel(page, 'Your reservation:')).toBeVisible()
  await expectAccessible(page)

  await signIn.administrator()
  await page.goto(`/client/all-reservations?view=timeline&day=${stay.from}`)
  await expect(page.getByRole('table', { name: 'Timeline' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/client/all-reservations?reservation=7')
  await expect(panel(page, 'Reservation 7')).toBeVisible()
  await expectAccessible(page)
})
