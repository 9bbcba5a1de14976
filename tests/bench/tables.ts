import type { Browser, Page } from '@playwright/test'

import { addDays, todayInBelgrade } from '@/rental/wall-clock'

import { openPage, report, signIn, slowDown } from './browser'
import { median } from './ratio'

const BOUND_MS = 200
const MOST_ROWS = 100
const ROUNDS = 3
// Before the plain sort, loading took 2,700 ms with a longest task of 1,400 ms.
const LOADING_BOUND_MS = 3_000
// Sorting all rows and drawing the first page of them; reading them is bound below.
const LOADING_TASK_BOUND_MS = 400
const READING_TASK_BOUND_MS = 100
// Pages that work something out of all reservations when they are loaded.
const WORKED_OUT = {
  Today: 'client/today',
  'the figures': 'client/figures',
  'the timeline': 'client/all-reservations?view=timeline',
  'the timeline of 90 days': 'client/all-reservations?view=timeline&days=90',
}

/** Measures the administrator's tables with all the data, from a press to the frame that shows its result. */
export async function benchTables(browser: Browser, origin: string): Promise<void> {
  await benchReading(browser, origin)
  const page = await openPage(browser, { width: 1280, height: 900 })
  await signIn(page, origin, 'administrator')
  await benchLoading(page, origin)
  for (const table of TABLES) {
    const rounds: number[][] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await timesOf(page, origin, table))
    const times = table.presses.map((_, index) => median(rounds.map((round) => round[index] ?? Infinity)))
    report(
      `${table.name}: each of ${times.length} presses painted, its middle one of ${ROUNDS}`,
      times,
      BOUND_MS,
      'worst',
    )
  }
  await page.context().close()
}

/** Measures the longest task on a visitor's phone between the answer with 100,000 reservations and the cars that are free. */
async function benchReading(browser: Browser, origin: string): Promise<void> {
  const page = await openPage(browser, { width: 360, height: 780 })
  await slowDown(page)
  const from = addDays(todayInBelgrade(), 2)
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${origin}vehicles?from=${from}&to=${addDays(from, 3)}`)
    longest.push(await page.evaluate(watchReading))
  }
  report('100,000 reservations read by a visitor: the longest task', longest, READING_TASK_BOUND_MS)
  await page.context().close()
}

/** Runs in the page: milliseconds of the longest task from the answer until the page says how many cars are available. */
async function watchReading(): Promise<number> {
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  while (!/ of [\d,]+ available/.test(document.querySelector('main')?.textContent ?? ''))
    await new Promise((resolve) => void setTimeout(resolve, 20))
  const end = performance.now()
  await new Promise((resolve) => void setTimeout(resolve, 500))
  const answer = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/reservations'))
  const start = answer ? answer.startTime + answer.duration : 0
  const durations = tasks
    .filter(({ startTime }) => startTime > start && startTime < end)
    .map(({ duration }) => duration)
  return Math.max(0, ...durations)
}

/** Measures how long 100,000 reservations take until their table is shown, and the longest task meanwhile. */
async function benchLoading(page: Page, origin: string): Promise<void> {
  await slowDown(page)
  const loads: { shown: number; longest: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${origin}client/all-reservations`)
    loads.push(await page.evaluate(watchLoading))
  }
  report(
    '100,000 reservations loaded and shown',
    loads.map(({ shown }) => shown),
    LOADING_BOUND_MS,
  )
  report(
    'the longest task of it',
    loads.map(({ longest }) => longest),
    LOADING_TASK_BOUND_MS,
  )
  for (const [name, path] of Object.entries(WORKED_OUT)) {
    const longest: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // Leaving the page before it would be part of the first task.
      await page.goto('about:blank')
      await page.goto(`${origin}${path}`)
      longest.push((await page.evaluate(watchLoading)).longest)
    }
    report(`${name} of 100,000 reservations loaded: the longest task`, longest, BOUND_MS, 'worst')
  }
}

/** Runs in the page: milliseconds from its start until its rows are shown, and of its longest task. */
async function watchLoading(): Promise<{ shown: number; longest: number }> {
  let longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  while (document.querySelector('main :is(tbody tr, li)') === null)
    await new Promise((resolve) => void setTimeout(resolve, 20))
  const shown = performance.now()
  await new Promise((resolve) => void setTimeout(resolve, 500))
  return { shown, longest }
}

async function timesOf(page: Page, origin: string, { name, path, presses }: Table): Promise<number[]> {
  await page.goto(`${origin}${path}`)
  await page.getByRole('table').last().waitFor({ timeout: 60_000 })
  await page.evaluate(untilIdle)
  await slowDown(page)
  const rows = await page.getByRole('row').count()
  if (rows > MOST_ROWS) {
    console.log(`FAILS  ${name}: ${rows} rows in the document (at most ${MOST_ROWS})`)
    process.exitCode = 1
  }
  const times: number[] = []
  for (const press of presses) {
    const painted = page.evaluate(timeUntilPainted)
    await press(page)
    times.push(await painted)
  }
  return times
}

interface Table {
  name: string
  path: string
  presses: Press[]
}

type Press = (page: Page) => Promise<void>

const button =
  (name: string): Press =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click()
const choose =
  (name: string, value: string): Press =>
  async (page) => {
    await page.getByRole('combobox', { name }).selectOption(value)
  }
const type =
  (key: string): Press =>
  (page) =>
    page.getByRole('searchbox').press(key)

const headings = (names: string[]) => names.map(button)

const TABLES: Table[] = [
  {
    name: '100,000 reservations',
    path: 'client/all-reservations',
    presses: [
      ...headings(['ID', 'User', 'Vehicle', 'Duration', 'Return', 'Amount', 'Status', 'Pickup', 'Pickup']),
      button('Next'),
      button('Last page'),
      choose('Status', 'success'),
      choose('Status', 'slip'),
      button('Clear the filters'),
      type('7'),
      type('7'),
      type('Backspace'),
    ],
  },
  {
    name: '10,000 users with their reservations counted',
    path: 'client/users',
    presses: [
      ...headings(['E-mail', 'Phone', 'Role', 'Reservations', 'Reservations', 'Name']),
      button('Next'),
      type('4'),
      type('2'),
    ],
  },
  {
    name: 'the figures of 100,000 reservations',
    path: 'client/figures',
    presses: [
      choose('Months shown', '12'),
      choose('Months shown', '6'),
      ...headings(['Total', 'Vehicle']),
      button('Next'),
    ],
  },
  {
    name: 'the timeline of 100,000 reservations',
    path: 'client/all-reservations?view=timeline',
    presses: [
      button('Later'),
      button('Later'),
      button('Earlier'),
      choose('Days shown', '28'),
      button('Next'),
      button('Today'),
    ],
  },
]

/** Runs in the page: waits until the work that is left to idle time is done. */
async function untilIdle(): Promise<void> {
  for (let pause = 0; pause < 20; pause += 1) {
    await new Promise((resolve) => {
      requestIdleCallback(resolve)
    })
  }
}

/** Runs in the page: milliseconds from the next press to the frame after the table has changed. */
function timeUntilPainted(): Promise<number> {
  const main = document.querySelector('main')
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      for (const kind of KINDS) removeEventListener(kind, begin, true)
      const observer = new MutationObserver(() => {
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      })
      const table = [...document.querySelectorAll('main table')].at(-1)
      if (main && table)
        observer.observe(table, { subtree: true, childList: true, characterData: true, attributes: true })
    }
    const KINDS = ['click', 'input', 'change']
    for (const kind of KINDS) addEventListener(kind, begin, true)
  })
}
