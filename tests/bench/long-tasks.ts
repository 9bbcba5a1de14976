import type { Browser } from '@playwright/test'

import { openPage, slowDown } from './browser'
import { median, report } from './ratio'

const BOUND_MS = 50
const PHONE = { width: 412, height: 823 }
const VISITS = 5
const SETTLED_MS = 3000

/** The tasks that hold up the browser after a page's first paint, on a four times slower processor. */
export async function benchLongTasks(browser: Browser, origin: string): Promise<void> {
  for (const path of ['/', '/vehicles']) {
    const visits: number[][] = []
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await longTasksOf(browser, origin + path))
    const longest = visits.map((tasks) => Math.max(0, ...tasks))
    report(
      `${path}: longest task after first paint, the middle one of ${VISITS} visits`,
      median(longest),
      ' ms',
      {
        most: BOUND_MS,
      },
    )
    console.log(
      `       (tasks above ${BOUND_MS} ms in each visit: ${visits.map((tasks) => `[${tasks.join(', ')}]`).join(' ')})`,
    )
  }
}

async function longTasksOf(browser: Browser, address: string): Promise<number[]> {
  const page = await openPage(browser, PHONE)
  await slowDown(page)
  await page.goto(address)
  const tasks = await page.evaluate(watchTasks, SETTLED_MS)
  await page.context().close()
  return tasks
}

/** Runs in the page: the lengths in milliseconds of the long tasks that began after the first paint. */
async function watchTasks(settled: number): Promise<number[]> {
  const seen: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  observer.observe({ type: 'paint', buffered: true })
  const begun = performance.now()
  const isSettled = () =>
    performance.now() - Math.max(begun, ...seen.map(({ startTime, duration }) => startTime + duration)) >
    settled
  while (!isSettled()) await new Promise((resolve) => void setTimeout(resolve, 100))
  const painted = seen.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Infinity
  return seen
    .filter(({ entryType, startTime }) => entryType === 'longtask' && startTime > painted)
    .map(({ duration }) => Math.round(duration))
}
