import type { Browser, CDPSession, Page } from '@playwright/test'

import { openPage, signIn } from './browser'
import { report } from './ratio'

const OPENINGS = Number(process.env['OPENINGS'] ?? 200)
// The first openings load scripts, texts, pictures and compiled code, which stay in memory only once.
const WARM_UP = 40

/** Measures whether opening and closing the panel and the date dialog again and again leaks memory. */
export async function benchHeap(browser: Browser, origin: string): Promise<void> {
  const page = await openPage(browser, { width: 1280, height: 900 })
  await signIn(page, origin, 'client')
  await page.getByRole('table').waitFor()
  await benchOpenings(page, 'the panel of a reservation', 'main table a')
  await page.goto(new URL('vehicles', origin).href)
  await page.getByRole('textbox', { name: 'Pickup' }).waitFor()
  await benchOpenings(page, 'the date dialog', 'main input[aria-haspopup=dialog]')
  await page.context().close()
}

async function benchOpenings(page: Page, what: string, opener: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const openAndClose = (times: number) => page.evaluate(openAndCloseInPage, { opener, times })
  await openAndClose(WARM_UP)
  const before = await heapOf(devtools)
  await openAndClose(OPENINGS)
  const after = await heapOf(devtools)
  report(`heap after ${OPENINGS} openings of ${what}`, after / before, '×', { most: 1.1 })
  console.log(
    `       (${megabytes(before)} before, ${megabytes(after)} after, ${WARM_UP} openings before either)`,
  )
}

/** Bytes in use after garbage collection. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`

/** Runs in the page, so that the bench adds nothing to its memory: opens and closes by clicks, `times` times. */
async function openAndCloseInPage({ opener, times }: { opener: string; times: number }): Promise<void> {
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => void setTimeout(resolve, 5))
  }
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  for (let time = 0; time < times; time += 1) {
    press(opener)
    await until(() => document.querySelector('dialog[open] h2 + button') !== null)
    press('dialog[open] h2 + button')
    await until(() => document.querySelector('dialog') === null)
  }
}
