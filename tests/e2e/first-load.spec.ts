import { once } from 'node:events'
import { createServer } from 'node:http'

import type { Page } from '@playwright/test'

import { signInSomebody } from './support/people'
import { expect, test } from './support/test'
import { LANGUAGES, longTexts, type Language } from './support/texts'
import { UNUSED_PRELOAD } from './support/watch'

const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-AT', sr: 'sr-RS' }

const MAIN = /\/assets\/main-[^/]+\.js$/

interface FirstLoad {
  path: string
  /** The scripts of its own, by the beginning of their names. */
  parts: readonly string[]
  texts: string
  data: readonly string[]
  /** What it asks the API for once the first screen is there. */
  later?: readonly string[]
  /** Whether somebody is signed in. */
  signedIn?: boolean
}

const PAGES: readonly FirstLoad[] = [
  { path: '/', parts: ['landing-page'], texts: 'landing', data: [], later: ['vehicles'] },
  {
    path: '/vehicles',
    parts: ['vehicles-page', 'lists'],
    texts: 'booking',
    data: ['vehicles'],
    later: ['reservations'],
  },
  {
    path: '/vehicles?from=2030-06-01&to=2030-06-04',
    parts: ['vehicles-page'],
    texts: 'booking',
    data: ['vehicles', 'reservations'],
  },
  { path: '/auth', parts: ['auth-page'], texts: 'auth', data: [] },
  { path: '/reservation-confirm', parts: ['reservation-confirm-page'], texts: 'deposit', data: [] },
  { path: '/general-terms', parts: ['legal-page'], texts: 'legal', data: [] },
  {
    path: '/client',
    parts: ['client-layout', 'reservations-page'],
    texts: 'client',
    data: ['vehicles', 'reservations'],
    signedIn: true,
  },
]

/** Notes the address of every request of the page, without the fragment. */
function noteRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    paths.push(pathname + search)
  })
  return paths
}

/** What of the page's own needs has not been asked for. */
function missing({ parts, texts, data }: FirstLoad, language: Language, asked: readonly string[]): string[] {
  const needs = [
    ...parts.map((part) => `/assets/${part}-*.js`),
    `/locales/${language}/common-*.json`,
    `/locales/${language}/${texts}-*.json`,
    ...data.map((call) => `/api/${call}`),
  ]
  return needs.filter((need) => {
    const [start = '', end = ''] = need.split('*')
    return !asked.some((path) =>
      need.includes('*') ? path.startsWith(start) && path.endsWith(end) : path === need,
    )
  })
}

async function openAndSettle(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

// The language matters to the texts alone, so that one page tells of the others.
for (const language of LANGUAGES) {
  test.describe(`for a browser that speaks ${LOCALES[language]}`, () => {
    test.use({ locale: LOCALES[language] })

    for (const load of language === 'de' ? PAGES : PAGES.slice(0, 1)) {
      test(`${load.path} asks for all it needs before the main script has come`, async ({
        page,
        context,
        baseURL,
      }) => {
        if (load.signedIn) await signInSomebody(context, baseURL)
        const asked = noteRequests(page)
        // The main script is held back until everything else has been asked for.
        await page.route(MAIN, async (route) => {
          await expect.poll(() => missing(load, language, asked)).toEqual([])
          await route.continue()
        })
        await openAndSettle(page, load.path)

        const { mainEnd, others } = await page.evaluate(() => {
          const entries = performance.getEntriesByType('resource').filter((entry) => 'responseEnd' in entry)
          const main = entries.find(({ name }) => /\/assets\/main-[^/]+\.js$/.test(name))
          return {
            mainEnd: main === undefined ? 0 : main.startTime + main.duration,
            others: entries.map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
          }
        })
        const early = others.filter(({ startTime }) => startTime < mainEnd).map(({ path }) => path)
        expect(missing(load, language, early)).toEqual([])
      })
    }
  })
}

for (const load of PAGES) {
  test(`${load.path} asks for everything once, and for nothing in vain`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (load.signedIn) await signInSomebody(context, baseURL)
    const asked = noteRequests(page)
    await openAndSettle(page, load.path)
    expect(asked.filter((path, place) => asked.indexOf(path) !== place)).toEqual([])

    const texts = asked.filter((path) => path.startsWith('/locales/')).map((path) => path.replace(/-.*/, ''))
    expect(texts.toSorted()).toEqual(['/locales/en/common', `/locales/en/${load.texts}`].toSorted())
    const calls = () =>
      asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/users/')).toSorted()
    const wanted = [...load.data, ...(load.later ?? [])].map((call) => `/api/${call}`)
    await expect.poll(calls).toEqual(wanted.toSorted())
  })
}

test.describe('preloads', () => {
  // The browser names what was preloaded in vain a few seconds after the page has come. One that is in vain on
  // purpose tells when that has been done.
  const KNOWN = '/robots.txt?in-vain'

  for (const { path, signedIn } of [
    ...PAGES.filter(({ path }) => ['/', '/vehicles', '/client'].includes(path)),
    { path: '/client', signedIn: false },
    { path: '/nowhere', signedIn: false },
  ]) {
    test(`${path}${signedIn === false ? ' (a visitor)' : ''}: each is used`, async ({
      page,
      context,
      baseURL,
    }) => {
      if (signedIn) await signInSomebody(context, baseURL)
      await page.addInitScript((href) => {
        const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href })
        link.crossOrigin = 'anonymous'
        document.addEventListener('DOMContentLoaded', () => document.head.append(link))
      }, KNOWN)
      const inVain: string[] = []
      page.on('console', (message) => {
        if (UNUSED_PRELOAD.test(message.text())) inVain.push(message.text().split(' ')[2] ?? '')
      })
      await page.goto(path)
      await expect.poll(() => inVain.some((address) => address.endsWith(KNOWN))).toBe(true)
      expect(inVain.filter((address) => !address.endsWith(KNOWN))).toEqual([])
    })
  }
})

test('the scripts of the landing page and the fleet are compiled while they arrive', async ({
  page,
  request,
}) => {
  const asked = noteRequests(page)
  await openAndSettle(page, '/')
  await openAndSettle(page, '/vehicles')
  const marked: string[] = []
  for (const path of new Set(asked.filter((path) => /^\/assets\/.*\.js$/.test(path)))) {
    const text = await (await request.get(path)).text()
    if (text.startsWith('//# allFunctionsCalledOnLoad\n')) marked.push(path.replace(/-.{6}\.js$/, ''))
  }
  expect(marked.toSorted()).toEqual([
    '/assets/landing-page',
    '/assets/lists',
    '/assets/main',
    '/assets/vehicles-page',
  ])
})

// What may not come before it is needed, by a word that only its script has.
const LATER = {
  'the date picker': 'react-datepicker__',
  'the toasts': 'Toastify__',
  'the signed-in area': 'client-layout-frame',
  'the sign-in form': 'auth-form-form',
  'step two': 'summary-step-page',
  'the legal pages': 'legal-page-page',
  'the deposit': 'deposit-form-form',
}

for (const path of ['/', '/vehicles']) {
  test(`${path} loads no script it does not need`, async ({ page }) => {
    const scripts = new Map<string, string>()
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return
      const response = await request.response()
      scripts.set(new URL(request.url()).pathname, (await response?.text()) ?? '')
    })
    await openAndSettle(page, path)
    await expect.poll(() => [...scripts.keys()].some((name) => MAIN.test(name))).toBe(true)

    const texts = LANGUAGES.flatMap((language) => longTexts(language))
    for (const [name, content] of scripts) {
      for (const [what, word] of Object.entries(LATER))
        expect(content.includes(word), `${what} in ${name}`).toBe(false)
      expect(
        texts.filter((some) => content.includes(some)),
        `texts in ${name}`,
      ).toEqual([])
    }
  })
}

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

test.describe('the drawn landing page that comes in pieces', () => {
  // Nothing but the page is served, and all else is missed.
  test.use({ expectedComplaints: /./ })

  test('is painted when the whole of it is there', async ({ page, request }) => {
    const html = await (await request.get('/')).text()
    const cut = html.indexOf('<option')
    let sendRest = () => {}
    const server = createServer((call, answer) => {
      if (call.url !== '/') {
        answer.writeHead(404).end()
        return
      }
      answer.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, cut))
      sendRest = () => answer.end(html.slice(cut))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    try {
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
      await expect(page.locator('header select')).toBeAttached()
      const partThere = await page.evaluate(() => performance.now())
      sendRest()
      await expect.poll(() => firstPaint(page)).toBeGreaterThan(0)
      expect(await firstPaint(page)).toBeGreaterThan(partThere)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

for (const path of ['/', '/vehicles', '/general-terms'])
  for (const width of [412, 1280])
    test.describe(`${path}, ${width} px wide`, () => {
      test.use({ expectedComplaints: /ERR_FAILED/ })

      test('nothing moves while it loads', async ({ page }) => {
        // Letters of another font are the next test's matter.
        await page.route('**/*.woff2', (route) => route.abort())
        expect(await shiftsOf(page, path, width)).toEqual([])
      })
    })

for (const width of [320, 360, 412])
  test(`the landing page, drawn for a visitor, moves next to nothing for a client, ${width} px wide`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInSomebody(context, baseURL)
    const shifts = await shiftsOf(page, '/', width)
    await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
    expect(sumOf(shifts)).toBeLessThan(0.01)
  })

const LATE_FONT = [
  ...['/', '/vehicles', '/general-terms'].flatMap((path) => [412, 1280].map((width) => ({ path, width }))),
  ...['/de', '/sr'].flatMap((path) => [360, 412, 1280].map((width) => ({ path, width }))),
  { path: '/vehicles', width: 1440 },
]

for (const { path, width } of LATE_FONT)
  test(`${path}, ${width} px wide: a font that comes late moves next to nothing`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => firstPaint(page)).toBeGreaterThan(0)
      await route.continue()
    })
    const shifts = await shiftsOf(page, path, width)
    expect(sumOf(shifts)).toBeLessThan(0.01)
  })

test('/vehicles in a tall window: the rows that are drawn later move next to nothing', async ({ page }) => {
  const shifts = await shiftsOf(page, '/vehicles', 1280, 2600)
  expect(sumOf(shifts)).toBeLessThan(0.01)
})

test('the app does not name the language of a drawn page again, which would style all of it anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const named: string[] = []
    Object.assign(window, { named })
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => named.push(document.documentElement.lang)).observe(
        document.documentElement,
        { attributeFilter: ['lang'] },
      ),
    )
  })
  await openAndSettle(page, '/')
  const named = () => page.evaluate(() => ('named' in window ? window.named : undefined))
  expect(await named()).toEqual([])
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect.poll(named).toEqual(['de'])
})
