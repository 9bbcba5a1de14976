import type { Page } from '@playwright/test'

import { addDays, todayInBelgrade } from '../../src/rental/wall-clock.ts'
import { calendarDay, card, cardButton, chooseDay, dayDialog, dayField, turnTo } from './support/booking'
import { CAR, freeStay, asDotDate, stayOf } from './support/stays'
import { expectRow } from './support/table'
import { expect, test } from './support/test'

/** The first Sunday on or after a day of a month. */
function sundayFrom(year: number, month: number, day: number): string {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return new Date(Date.UTC(year, month - 1, day + ((7 - weekday) % 7))).toISOString().slice(0, 10)
}

const YEAR = Number(todayInBelgrade().slice(0, 4)) + 1

/** The nights in which clocks are changed: Belgrade's two and New York's two. */
const CHANGES = [
  sundayFrom(YEAR, 3, 25),
  sundayFrom(YEAR, 10, 25),
  sundayFrom(YEAR, 3, 8),
  sundayFrom(YEAR, 11, 1),
]

const expectDays = async (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Your choice' })).toContainText(text)

// tests/unit/rental has every zone and every day; these tests cover what the browser itself does.

test.describe('in Asia/Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the days chosen are the days sent and shown', async ({ page, signIn }) => {
    await signIn.somebody()
    const stay = await freeStay(page.request)
    await page.goto('/vehicles')
    await chooseDay(page, 'Pickup', stay.from, '07:30')
    await chooseDay(page, 'Return', stay.to, '19:00')
    await expect(page).toHaveURL(stay.path)
    await expect(dayField(page, 'Pickup')).toHaveValue(stay.shown.from)
    await expect(dayField(page, 'Return')).toHaveValue(stay.shown.to)

    await cardButton(page).click()
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'at 08:00' })).toHaveText([
      stay.shown.from,
      stay.shown.to,
    ])
    const sending = page.waitForRequest('**/create-reservation')
    await page.getByRole('button', { name: 'Checkout now' }).click()
    expect((await sending).postDataJSON()).toEqual({
      vehicle_id: CAR.id,
      user_id: expect.any(Number),
      start_time: `${stay.from} 08:00:00`,
      end_time: `${stay.to} 08:00:00`,
      duration: stay.days,
      price: stay.days * CAR.pricePerDay,
    })

    await page.getByRole('link', { name: 'See my reservations' }).click()
    await expectRow(page, 'My reservations', {
      Pickup: `${asDotDate(stay.from)} - 08:00`,
      Return: `${asDotDate(stay.to)} - 08:00`,
    })
  })
})

test.describe('in America/New_York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a night in which clocks are changed neither adds nor removes a day', async ({ page }) => {
    for (const sunday of CHANGES) {
      const stay = stayOf(addDays(sunday, -1), addDays(sunday, 1), 2)
      await page.goto(stay.path)
      await expectDays(page, '2 days')
      await expect(dayField(page, 'Pickup')).toHaveValue(stay.shown.from)
      await expect(dayField(page, 'Return')).toHaveValue(stay.shown.to)
      await expect(card(page)).toContainText('Total for 2 days')
    }
    const [sunday = ''] = CHANGES
    await page.goto(`/vehicles?from=${sunday}`)
    await chooseDay(page, 'Pickup', sunday)
    await chooseDay(page, 'Return', addDays(sunday, 1))
    await expectDays(page, '1 day')
    await expect(page).toHaveURL(stayOf(sunday, addDays(sunday, 1), 1).path)
  })

  // 23:30 and 00:30 in Belgrade, both on the same day there.
  for (const now of ['2031-06-15T21:30:00Z', '2031-06-14T22:30:00Z']) {
    test(`at ${now} today is Belgrade's day`, async ({ page }) => {
      await page.clock.setFixedTime(now)
      await page.goto('/vehicles?from=2031-06-14&to=2031-06-15')
      await expect(dayField(page, 'Return')).toHaveValue('15.06.2031 at 08:00')
      await expect(dayField(page, 'Pickup')).toHaveValue('')

      await dayField(page, 'Pickup').click()
      const dialog = dayDialog(page, 'Pickup')
      await expect(calendarDay(dialog, '2031-06-14')).toBeDisabled()
      await expect(calendarDay(dialog, '2031-06-15')).toBeEnabled()
      await expect(calendarDay(dialog, '2031-06-16')).toBeEnabled()
      await expect(dialog.locator('[aria-current=date]')).toHaveCount(1)
      await expect(calendarDay(dialog, '2031-06-15')).toHaveAttribute('aria-current', 'date')
      await dialog.getByRole('button', { name: 'Close' }).click()
    })
  }
})

test.describe('in a zone that skips a midnight', () => {
  test.use({ timezoneId: 'America/Santiago' })

  test('the calendar has every day once, and each can be chosen', async ({ page }) => {
    // The clocks go from 23:59 on Saturday to 01:00 on Sunday.
    const sunday = sundayFrom(YEAR, 9, 2)
    await page.goto(`/vehicles?from=${addDays(sunday, -1)}`)
    await dayField(page, 'Return').click()
    const dialog = dayDialog(page, 'Return')
    await turnTo(dialog, sunday)
    for (let day = `${sunday.slice(0, 8)}01`; day <= `${sunday.slice(0, 8)}30`; day = addDays(day, 1))
      await expect(calendarDay(dialog, day)).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await chooseDay(page, 'Return', sunday)
    await expect(dayField(page, 'Return')).toHaveValue(`${asDotDate(sunday)} at 08:00`)
    await expectDays(page, '1 day')
  })
})
