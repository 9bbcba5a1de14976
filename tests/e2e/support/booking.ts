import { expect, type Locator, type Page } from '@playwright/test'

import type { Day } from '../../../src/rental/wall-clock.ts'
import { CAR } from './stays'

type End = 'Pickup' | 'Return'

/** The read-only field of one end of the rental. */
export const dayField = (page: Page, end: End): Locator =>
  page.getByRole('textbox', { name: end, exact: true })

/** The dialog in which this end of the rental is chosen. */
export const dayDialog = (page: Page, end: End): Locator => page.getByRole('dialog', { name: `${end} date` })

export const card = (page: Page, name: string = CAR.name): Locator =>
  page.getByRole('article', { name, exact: true })

/** The button of a vehicle's card that selects it, whatever its text. */
export const cardButton = (page: Page, name?: string): Locator => card(page, name).getByRole('button').first()

const inEnglish = (day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A day as the calendar names it, such as 'Tuesday, 1 December 2026'. */
export const dayName = (day: Day): string =>
  `${inEnglish(day, { weekday: 'long' })}, ${inEnglish(day, { day: 'numeric', month: 'long', year: 'numeric' })}`

/** A month as the calendar names it, such as 'December 2026'. */
export const monthName = (day: Day): string => inEnglish(day, { month: 'long', year: 'numeric' })

export const calendarDay = (dialog: Locator, day: Day): Locator =>
  dialog.getByRole('gridcell', { name: dayName(day) })

/** Turns the calendar's pages until the month of the day is shown; a wide screen shows two months. */
export async function turnTo(dialog: Locator, day: Day): Promise<void> {
  const wanted = monthName(day)
  const shown = dialog.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ })
  await expect(shown.first()).toBeVisible()
  for (
    let months = await shown.allInnerTexts();
    !months.includes(wanted);
    months = await shown.allInnerTexts()
  ) {
    await dialog.getByRole('button', { name: 'Next month' }).click()
    await expect(shown.first()).not.toHaveText(months[0] ?? '')
  }
}

/** Chooses one end of the rental with the mouse. */
export async function chooseDay(page: Page, end: End, day: Day, time = '10:15'): Promise<void> {
  const dialog = dayDialog(page, end)
  const leadsOn = end === 'Pickup' && (await dayField(page, 'Return').inputValue()) === ''
  // A confirmed pickup may have led on to the return, whose dialog is open then.
  if (!(await dialog.isVisible())) await dayField(page, end).click()
  await turnTo(dialog, day)
  await calendarDay(dialog, day).click()
  await dialog.getByRole('combobox', { name: 'Time' }).selectOption(time)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  if (leadsOn) await expect(dayDialog(page, 'Return')).toBeVisible()
}

/** Opens step two with days and car chosen, for a visitor who is already signed in. */
export async function openSummary(page: Page, path: string): Promise<void> {
  await page.goto(`${path}&car=${CAR.id}&step=2`)
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
}

export const toast = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text })
