import { chromium, type Browser, type Page } from '@playwright/test'

import { DEMO_SIGN_INS } from '../../src/mocks/seed-users'
import { CHROMIUM_ARGUMENTS, requireChromium } from '../engines/installed'
import { median } from './ratio'

/** The factor by which a measured page's processor is slower than this machine's. */
const SLOW_DOWN = 4

/** Starts the browser in which the built app is measured. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS })

/** Opens a page of this size in a context of its own. */
export async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  // tsx wraps named functions in calls of the helper __name, which the page does not have.
  await page.addInitScript('globalThis.__name = (given) => given')
  return page
}

/** Signs in as a person of the demo data, and waits for the signed-in area. */
export async function signIn(page: Page, origin: string, role: keyof typeof DEMO_SIGN_INS): Promise<void> {
  const { email, password } = DEMO_SIGN_INS[role]
  await page.goto(new URL('auth', origin).href)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/client', { timeout: 60_000 })
}

const slowed = new WeakSet<Page>()

/** Makes the page's processor four times slower from here on. */
export async function slowDown(page: Page): Promise<void> {
  if (slowed.has(page)) return
  slowed.add(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
}

/**
 * Prints the times of interactions, in milliseconds, and whether their median, or the worst, keeps to the bound; on a slow
 * processor, unless the page had the machine's own.
 */
export function report(
  name: string,
  times: number[],
  bound: number,
  judged: 'middle' | 'worst' = 'middle',
  processor = `${SLOW_DOWN}× slower processor`,
): void {
  const figures = { middle: median(times), worst: Math.max(...times) }
  const isMet = figures[judged] <= bound
  if (!isMet) process.exitCode = 1
  console.log(
    `${isMet ? 'holds' : 'FAILS'}  ${name}, ${processor}: median ${figures.middle.toFixed(0)} ms, ` +
      `worst ${figures.worst.toFixed(0)} ms (the ${judged} at most ${bound} ms)`,
  )
}
