import { mkdirSync } from 'node:fs'

import { chromium, type Browser, type Page } from '@playwright/test'
import { preview } from 'vite'

import { addDays, todayInBelgrade } from '../src/rental/wall-clock'
import { CHROMIUM_ARGUMENTS, ensureChromium } from './chromium'

// Takes the pictures of docs/screenshots from the built app with the demo's data: `npm run build && npm run screenshots`.

const FOLDER = 'docs/screenshots'
const from = addDays(todayInBelgrade(), 30)
const to = addDays(from, 4)

interface Shot {
  name: string
  path: string
  width: number
  dark?: boolean
  language?: string
  signedIn?: boolean
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

const openCalendar = async (page: Page) => {
  await page.getByLabel('Return').click()
  await page.locator('.react-datepicker').waitFor()
}

const SHOTS: Shot[] = [
  { name: 'landing', path: '/', width: 1280 },
  { name: 'landing-phone', path: '/', width: 360, language: 'sr-RS' },
  { name: 'booking', path: `/vehicles?from=${from}&to=${to}&car=4`, width: 1280 },
  { name: 'booking-dark', path: `/vehicles?from=${from}&to=${to}&car=4`, width: 1280, dark: true },
  { name: 'booking-phone', path: `/vehicles?from=${from}&to=${to}&car=1`, width: 360, language: 'de-DE' },
  { name: 'calendar', path: `/vehicles?from=${from}&to=${to}&car=1`, width: 768, prepare: openCalendar },
  {
    name: 'your-booking',
    path: `/vehicles?from=${from}&to=${to}&car=5&step=2`,
    width: 1280,
    signedIn: true,
  },
  { name: 'sign-in', path: '/auth', width: 768 },
  { name: 'my-reservations', path: '/client', width: 1280, signedIn: true },
  { name: 'my-reservations-phone', path: '/client', width: 360, signedIn: true, dark: true },
]

process.env['DEMO_BANNER'] = 'off'
process.env['DEMO_LATENCY_MS'] = '0'
mkdirSync(FOLDER, { recursive: true })
const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 4191 } })
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS })
for (const shot of SHOTS) await take(browser, shot)
await browser.close()
await server.close()

async function take(browser: Browser, { name, path, width, dark, language, signedIn, prepare }: Shot) {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 780 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale: language ?? 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (signedIn) await signIn(page)
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await page.screenshot({ path: `${FOLDER}/${name}.png` })
  await context.close()
}

async function signIn(page: Page) {
  await page.goto(`${origin}/auth`)
  await page.getByLabel('E-mail').fill('client@struja.example')
  await page.getByLabel('Password', { exact: true }).fill('client-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('table').waitFor()
}
