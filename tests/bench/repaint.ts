import type { Browser, Page } from '@playwright/test'

import { addDays, todayInBelgrade } from '@/rental/wall-clock'

import { calendarDay, dayDialog, turnTo } from '../e2e/support/booking'
import { openPage, report, slowDown } from './browser'

const CHANGES = 9
const BOUND_MS = 100

/** Measures how long a change of the dates takes until every visible card shows its new total and, if taken, other days. */
export async function benchRepaint(browser: Browser, origin: string): Promise<void> {
  for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    const page = await openPage(browser, viewport)
    const name = `dates changed to all visible cards painted, ${device}`
    report(name, await timesOf(page, origin), BOUND_MS, 'middle', "the machine's processor")
    report(name, await timesOf(page, origin, true), BOUND_MS)
    await page.context().close()
  }
}

const VIEWPORTS = { 'a desk': { width: 1280, height: 900 }, 'a phone': { width: 360, height: 780 } }

async function timesOf(page: Page, origin: string, isSlow = false): Promise<number[]> {
  const from = addDays(todayInBelgrade(), 2)
  await page.goto(`${origin}vehicles?from=${from}&to=${addDays(from, 3)}`)
  await page.getByText('Total for 3 days').first().waitFor()
  if (isSlow) await slowDown(page)
  const times: number[] = []
  for (let days = 4; days < 4 + CHANGES; days += 1) {
    await page.getByLabel('Return').click()
    const dialog = dayDialog(page, 'Return')
    await turnTo(dialog, addDays(from, days))
    await calendarDay(dialog, addDays(from, days)).click()
    await page.getByRole('combobox', { name: 'Time' }).selectOption('08:00')
    const painted = page.evaluate(timeUntilPainted, `Total for ${days} days`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    times.push(await painted)
  }
  return times
}

/** Runs in the page: milliseconds from the next click to the frame after every visible card has the text. */
function timeUntilPainted(text: string): Promise<number> {
  const isVisible = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  return new Promise((resolve) => {
    const watch = (start: number) => {
      const visible = [...document.querySelectorAll('article')].filter(isVisible)
      const done =
        visible.length > 0 &&
        visible.every((card) => card.textContent.replaceAll('\u00A0', ' ').includes(text))
      if (done) requestAnimationFrame(() => resolve(performance.now() - start))
      else requestAnimationFrame(() => watch(start))
    }
    addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true })
  })
}
