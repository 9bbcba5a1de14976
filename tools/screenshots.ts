import { chromium, type Browser, type Page } from '@playwright/test'
import { preview } from 'vite'

import { DEMO_SIGN_INS } from '../src/mocks/seed-users'
import { addDays, todayInBelgrade } from '../src/rental/wall-clock'
import { CHROMIUM_ARGUMENTS, requireChromium } from '../tests/engines/installed'

// Takes the pictures of docs/screenshots from the built app with the demo's data: `npm run build && npm run screenshots`.

const FOLDER = 'docs/screenshots'
const from = addDays(todayInBelgrade(), 30)
const to = addDays(from, 4)

const FLEET = `/vehicles?from=${from}&to=${to}`
const CONTROL = '/client/current-reservation'
const ALL = '/client/all-reservations'

interface Shot {
  name: string
  path: string
  width: number
  dark?: boolean
  language?: string
  /** Who is signed in. */
  as?: keyof typeof DEMO_SIGN_INS
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

const openCalendar = async (page: Page) => {
  await page.getByLabel('Return').click()
  await page.locator('.react-datepicker').waitFor()
}

const openClimate = (page: Page) => page.getByRole('button', { name: 'A/C' }).click()

const SHOTS: Shot[] = [
  { name: 'landing', path: '/', width: 1280 },
  { name: 'landing-phone', path: '/', width: 360, language: 'sr-RS' },
  { name: 'booking', path: `${FLEET}&car=4`, width: 1280 },
  { name: 'booking-dark', path: `${FLEET}&car=4`, width: 1280, dark: true },
  { name: 'booking-phone', path: `${FLEET}&car=1`, width: 360, language: 'de-DE' },
  { name: 'calendar', path: `${FLEET}&car=1`, width: 768, prepare: openCalendar },
  { name: 'vehicle', path: `/vehicles/4?from=${from}&to=${to}`, width: 1280 },
  { name: 'your-booking', path: `${FLEET}&car=5&step=2`, width: 1280, as: 'client' },
  { name: 'deposit', path: '/reservation-confirm?id=4', width: 1280, as: 'client' },
  { name: 'my-reservations', path: '/client', width: 1280, as: 'client' },
  { name: 'reservation-phone', path: '/client?reservation=4', width: 360, as: 'client' },
  { name: 'vehicle-control', path: CONTROL, width: 1280, as: 'client', prepare: openClimate },
  { name: 'vehicle-control-phone', path: CONTROL, width: 360, as: 'client', dark: true },
  { name: 'confirmation', path: `${ALL}?reservation=7`, width: 1280, as: 'administrator' },
  { name: 'timeline-dark', path: `${ALL}?view=timeline`, width: 1280, as: 'administrator', dark: true },
  { name: 'today', path: '/client/today', width: 1280, as: 'administrator' },
  { name: 'all-vehicles', path: '/client/all-vehicles', width: 1280, as: 'administrator' },
]

process.env['DEMO_BANNER'] = 'off'
process.env['DEMO_LATENCY_MS'] = '0'
const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 4191 } })
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS })
for (const shot of SHOTS) await take(browser, shot)
await browser.close()
await server.close()

async function take(browser: Browser, { name, path, width, dark, language, as, prepare }: Shot) {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 780 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale: language ?? 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (as) await signIn(page, DEMO_SIGN_INS[as])
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await page.screenshot({ path: `${FOLDER}/${name}.png` })
  await context.close()
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`${origin}/auth`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/client')
}
