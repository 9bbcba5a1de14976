import type { Browser, Locator, Page } from '@playwright/test'

import { addDays, todayInBelgrade, type Day } from '@/rental/wall-clock'

import { calendarDay, dayDialog, dayField, turnTo } from '../e2e/support/booking'
import { openPage, report, signIn, slowDown } from './browser'

const BOUND_MS = 200
const ROUNDS = 3
const DESK = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 740 }

/** The milliseconds that each kind of press took. */
type Times = Map<string, number[]>

/** Measures Interaction to Next Paint: the time from a press to the next paint, as the browser reports it. */
export async function benchPresses(browser: Browser, origin: string): Promise<void> {
  for (const [device, viewport] of Object.entries({ 'a desk': DESK, 'a phone': PHONE })) {
    const page = await openPage(browser, viewport)
    await page.addInitScript(watchPresses)
    await signIn(page, origin, 'client')
    await slowDown(page)
    await benchFlow(`booking on ${device}`, (times) => book(page, origin, times))
    await benchFlow(`vehicle control on ${device}`, (times) => control(page, origin, times))
    await page.context().close()
  }
  const page = await openPage(browser, DESK)
  await page.addInitScript(watchPresses)
  await signIn(page, origin, 'administrator')
  await slowDown(page)
  await benchFlow('timeline', (times) => scrollTimeline(page, origin, times))
  await page.context().close()
}

async function benchFlow(name: string, flow: (times: Times) => Promise<void>): Promise<void> {
  const times: Times = new Map()
  for (let round = 0; round < ROUNDS; round += 1) await flow(times)
  for (const [press, taken] of times)
    report(`${name}, press to next paint: ${press}`, taken, BOUND_MS, 'worst')
}

async function book(page: Page, origin: string, times: Times): Promise<void> {
  const from = addDays(todayInBelgrade(), 2)
  await page.goto(`${origin}vehicles`)
  await page.getByRole('article').first().waitFor({ timeout: 60_000 })
  await measure(times, 'open the dialog of days', dayField(page, 'Pickup'))
  await chooseDay(page, times, 'Pickup', from)
  await chooseDay(page, times, 'Return', addDays(from, 3))
  await measure(times, 'choose a car', page.getByRole('button', { name: 'Select car', exact: true }).first())
  await measure(times, 'Reserve', page.getByRole('button', { name: 'Reserve', exact: true }))
  await page.getByRole('heading', { name: 'Your booking' }).waitFor()
}

async function chooseDay(page: Page, times: Times, end: 'Pickup' | 'Return', day: Day): Promise<void> {
  const dialog = dayDialog(page, end)
  await turnTo(dialog, day)
  await measure(times, 'choose a day', calendarDay(dialog, day))
  await dialog.getByRole('combobox', { name: 'Time' }).selectOption('08:00')
  await measure(times, 'confirm the day', dialog.getByRole('button', { name: 'Confirm' }))
}

async function control(page: Page, origin: string, times: Times): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(`${origin}client/current-reservation`)
  for (const group of ['A/C', 'Battery Settings', 'Control Vehicle'])
    await measure(times, 'choose a group', button(group))
  for (const command of ['Lock doors', 'Flash lights', 'Honk horn'])
    await measure(times, 'give a command', button(command))
  await measure(times, 'first press of two', button('Unlock doors'))
  await measure(times, 'second press of two', button('Press again to unlock'))
}

async function scrollTimeline(page: Page, origin: string, times: Times): Promise<void> {
  await page.goto(`${origin}client/all-reservations?view=timeline`)
  const table = page.getByRole('table', { name: 'Timeline' })
  await table.waitFor({ timeout: 60_000 })
  const stop = page.getByRole('region', { name: 'Timeline' }).locator('[tabindex="0"]')
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowRight', 'Home'])
    await measure(times, 'move by a key', stop, () => stop.press(key))
  for (const name of ['Later', 'Earlier', 'Today'])
    await measure(times, 'other days', page.getByRole('button', { name, exact: true }))
  const days = page.getByRole('combobox', { name: 'Days shown' })
  await measure(times, 'four weeks instead of two', days, () => days.press('ArrowDown'))
  await measure(times, 'open a reservation', table.getByRole('link').first())
  const panel = page.getByRole('dialog')
  await measure(times, 'close a reservation', panel.getByRole('button', { name: 'Close' }))
  await panel.waitFor({ state: 'hidden' })
}

/** Presses a target once the page is idle, or its key, and records how long the press took. */
async function measure(
  times: Times,
  name: string,
  target: Locator,
  pressKey?: () => Promise<void>,
): Promise<void> {
  const page = target.page()
  await target.waitFor({ timeout: 60_000 })
  // Moves the pointer there before the press, as a hand would, so that the cost of hovering is not measured.
  if (!pressKey) await target.hover()
  await page.evaluate(longestEvent)
  await (pressKey ? pressKey() : pressAtPointer(page))
  times.set(name, [...(times.get(name) ?? []), await page.evaluate(longestEvent)])
}

/** Presses where the pointer is, without Playwright's check of the target, which would run in the page. */
async function pressAtPointer({ mouse }: Page): Promise<void> {
  await mouse.down()
  await mouse.up()
}

/** Runs in the page from its start: measures each event of a press until its change is painted. */
function watchPresses(): void {
  const events = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || entry.interactionId === 0) continue
      performance.measure('press', { start: entry.startTime, duration: entry.duration })
    }
  }).observe(events)
}

/** Runs in the page once it is idle: the duration of the last press's longest event; 0 if all were below 16 ms. */
async function longestEvent(): Promise<number> {
  // The browser delivers an entry some frames after the one that the entry describes.
  for (let pause = 0; pause < 5; pause += 1) {
    await new Promise((resolve) => void setTimeout(resolve, 50))
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 1000 })
    })
  }
  const longest = Math.max(0, ...performance.getEntriesByName('press').map(({ duration }) => duration))
  performance.clearMeasures('press')
  return longest
}
