import type { Page } from '@playwright/test'

import { type Language } from '../../src/i18n/languages.ts'
import { asset, START_SCRIPT, textsFile } from './support/built'
import { delayRequests } from './support/delay'
import { expect, test } from './support/test'
import { UNUSED_PRELOAD } from './support/watch'

interface FirstLoad {
  path: string
  locale: string
  language: Language
  /** The start of the name of the page's own script. */
  script: string
  texts: string
  /** The calls for the first screen; `later` has those that are sent once it is shown. */
  data: readonly string[]
  later: readonly string[]
}

const ENGLISH = { locale: 'en-GB', language: 'en' } as const

// Lazy, but Chromium loads pictures that are little below the window.
const PHOTOGRAPHS = ['uploads/evening.jpeg', 'uploads/morning.webp']

const PAGES: readonly FirstLoad[] = [
  {
    path: '/',
    locale: 'sr-RS',
    language: 'sr',
    script: 'landing-page',
    texts: 'landing',
    data: [],
    later: ['vehicles'],
  },
  {
    path: '/vehicles',
    locale: 'de-AT',
    language: 'de',
    script: 'booking-page',
    texts: 'booking',
    data: ['vehicles'],
    later: ['reservations', ...PHOTOGRAPHS],
  },
  { path: '/general-terms', ...ENGLISH, script: 'legal-page', texts: 'legal', data: [], later: [] },
]

/** Collects the path and query of every request of the page. */
function recordRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    paths.push(pathname + search)
  })
  return paths
}

const scriptNamed = (name: string) => asset(new RegExp(`^${name}-[\\w-]{8}\\.js$`))

const textsOf = ({ language, texts }: FirstLoad) => ['common', texts].map((area) => textsFile(language, area))

const calls = (names: readonly string[]) => names.map((name) => `/api/${name}`)

async function openAndSettle(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

// A few seconds after the page has loaded, the browser names the unused preloads. A preload that is unused on
// purpose shows when the browser has done so.
const KNOWN_UNUSED_PRELOAD = '/robots.txt?in-vain'

/** Opens the page and waits until the browser has named the unused preloads; gives their addresses. */
async function unusedPreloads(page: Page, path: string): Promise<string[]> {
  await page.addInitScript((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href })
    link.crossOrigin = 'anonymous'
    document.addEventListener('DOMContentLoaded', () => document.head.append(link))
  }, KNOWN_UNUSED_PRELOAD)
  const unused: string[] = []
  page.on('console', (message) => {
    if (UNUSED_PRELOAD.test(message.text())) unused.push(message.text().split(' ')[2] ?? '')
  })
  await openAndSettle(page, path)
  await expect.poll(() => unused.some((address) => address.endsWith(KNOWN_UNUSED_PRELOAD))).toBe(true)
  return unused.filter((address) => !address.endsWith(KNOWN_UNUSED_PRELOAD))
}

// Parts that may not load before they are needed.
const LAZY_PARTS = [
  'day-dialog',
  'toaster',
  'administration',
  'client-layout',
  'auth-page',
  'summary-step',
  'deposit-page',
]

for (const load of PAGES) {
  test.describe(`${load.path} in ${load.language}`, () => {
    test.use({ locale: load.locale })

    test('requests all that it needs before the main script has loaded', async ({ page }) => {
      const needed = [scriptNamed(load.script), ...textsOf(load), ...calls(load.data)]
      const requested = recordRequests(page)
      // Holds the main script back until everything else has been requested.
      await page.route(START_SCRIPT, async (route) => {
        await expect.poll(() => needed.filter((need) => !requested.includes(need))).toEqual([])
        await route.continue()
      })
      await openAndSettle(page, load.path)
      const { mainEnd, others } = await page.evaluate(() => {
        const entries = performance.getEntriesByType('resource').filter((entry) => 'responseEnd' in entry)
        const main = entries.find(({ name }) => /\/assets\/index-[\w-]+\.js$/.test(name))
        return {
          mainEnd: main === undefined ? 0 : main.startTime + main.duration,
          others: entries.map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
        }
      })
      const early = new Set(others.filter(({ startTime }) => startTime < mainEnd).map(({ path }) => path))
      expect(needed.filter((need) => !early.has(need))).toEqual([])
    })

    test('requests everything once, nothing in vain, and no script that it does not need', async ({
      page,
    }) => {
      const requested = recordRequests(page)
      expect(await unusedPreloads(page, load.path)).toEqual([])

      expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([])
      const texts = requested.filter((path) => path.startsWith('/assets/') && path.endsWith('.json'))
      expect(texts.toSorted()).toEqual(textsOf(load).toSorted())
      const apiCalls = () => requested.filter((path) => path.startsWith('/api/')).toSorted()
      await expect.poll(apiCalls).toEqual(calls([...load.data, ...load.later]).toSorted())
      expect(LAZY_PARTS.map(scriptNamed).filter((script) => requested.includes(script))).toEqual([])
    })
  })
}

test('with days chosen, the fleet requests everything once', async ({ page }) => {
  const requested = recordRequests(page)
  await openAndSettle(page, '/vehicles?from=2030-06-01&to=2030-06-04')
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([])
  expect(requested.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(
    calls(['reservations', ...PHOTOGRAPHS, 'vehicles']),
  )
})

// Without HTTP/2 a browser requests six files at a time, and the data waits behind all scripts.
test('the largest page of the administration is made of few scripts', async ({ page, signIn }) => {
  await signIn.administrator()
  const requested = recordRequests(page)
  await openAndSettle(page, '/client/all-reservations')
  expect(requested.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(12)
})

test('the signed-in area requests no data for a visitor', async ({ page }) => {
  const requested = recordRequests(page)
  await page.goto('/client')
  await expect(page).toHaveURL('/auth?next=%2Fclient')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('the signed-in area requests everything once', async ({ page, signIn }) => {
  await signIn.somebody()
  const requested = recordRequests(page)
  await openAndSettle(page, '/client')
  await expect(page.getByText('You have no reservations yet.')).toBeVisible()
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([])
})

/** When the page was first painted, in milliseconds from its start; 0 before. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

/** The layout shifts of a page while it loads. */
async function shiftsOf(page: Page, path: string, width: number, height = 823): Promise<number[]> {
  await page.setViewportSize({ width, height })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAndSettle(page, path)
  const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined))
  if (!Array.isArray(shifts)) throw new Error('The page tells no shifts')
  return shifts.map(Number)
}

const sumOf = (shifts: readonly number[]): number => shifts.reduce((sum, shift) => sum + shift, 0)

// A browser may paint a prerendered page before it has read the whole header, whose links then move a little.
for (const [path, width, bound] of [
  ['/', 412, 0.01],
  ['/vehicles', 412, 0],
  ['/vehicles', 1280, 0],
  ['/general-terms', 1280, 0.01],
] as const)
  test.describe(`${path}, ${width} px wide`, () => {
    test.use({ expectedErrors: /ERR_FAILED/ })

    test(`layout shifts by at most ${bound} while it loads`, async ({ page }) => {
      // Without the font: the next test covers the shifts that a late font causes.
      await page.route('**/*.woff2', (route) => route.abort())
      expect(sumOf(await shiftsOf(page, path, width))).toBeLessThanOrEqual(bound)
    })
  })

// At these widths the fallback font once broke a line at another place.
for (const [path, width] of [
  ['/', 1280],
  ['/de', 412],
  ['/sr', 360],
  ['/vehicles', 1440],
] as const)
  test(`${path}, ${width} px wide: a font that loads late moves next to nothing`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => firstPaint(page)).toBeGreaterThan(0)
      await route.continue()
    })
    expect(sumOf(await shiftsOf(page, path, width))).toBeLessThan(0.01)
  })

test('the landing page, prerendered for a visitor, moves next to nothing for a client', async ({
  page,
  signIn,
}) => {
  await signIn.somebody()
  const shifts = await shiftsOf(page, '/', 360)
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
  expect(sumOf(shifts)).toBeLessThan(0.01)
})

test('/vehicles in a tall window: the rows that appear later move next to nothing', async ({ page }) => {
  expect(sumOf(await shiftsOf(page, '/vehicles', 1280, 2600))).toBeLessThan(0.01)
})

test('the app does not set the language of a prerendered page again, which would restyle all of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const languages: string[] = []
    Object.assign(window, { languages })
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => languages.push(document.documentElement.lang)).observe(
        document.documentElement,
        { attributeFilter: ['lang'] },
      ),
    )
  })
  await openAndSettle(page, '/de')
  const languages = () => page.evaluate(() => ('languages' in window ? window.languages : undefined))
  expect(await languages()).toEqual([])
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Srpski')
  await expect.poll(languages).toEqual(['sr-Latn'])
})

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => scrolled(page)).toBe(y)
}

test('a page of the app shows its header before its script has loaded, and answers presses once it has', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto('/vehicles?from=2126-07-01&to=2126-07-03', { waitUntil: 'commit' })
  const link = page.getByText('My reservations')
  await link.click({ force: true })
  release()
  await expect(page.getByRole('textbox', { name: 'Pickup' })).toHaveValue(/2126/)
  await link.click()
  await expect(page).toHaveURL(/\/auth\?next=/)
})

test('a page scrolled before its script has loaded stays where it is, also after a reload', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto('/general-terms', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'General terms' })).toBeVisible()
  await scrollTo(page, 900)
  release()
  const select = page.getByRole('combobox', { name: 'Language' })
  // The page is hydrated as soon as React has put its own key on an element.
  const isHydrated = () => select.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')))
  await expect.poll(isHydrated).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await scrolled(page)).toBe(900)
  await page.reload()
  await expect.poll(isHydrated).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await scrolled(page)).toBe(900)
})

test('the scroll position kept for one first page does not apply to the next', async ({ page }) => {
  await page.goto('/vehicles')
  await expect(page.getByRole('button', { name: 'Select car' }).first()).toBeVisible()
  await scrollTo(page, 600)
  await page.goto('/general-terms')
  await page.waitForLoadState('networkidle')
  const release = await delayRequests(page, '**/assets/auth-page*.js')
  const scriptRequest = page.waitForRequest('**/assets/auth-page*.js')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await scriptRequest
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await scrolled(page)).toBe(0)
  release()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a page that was reached by a link keeps its scroll position on a reload', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vehicles' }).click()
  await expect(page.getByRole('button', { name: 'Select car' }).first()).toBeVisible()
  await scrollTo(page, 600)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(600)
})
