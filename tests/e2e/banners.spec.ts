import type { Page, Request } from '@playwright/test'

import { card } from './support/booking'
import { delayRequests } from './support/delay'
import { NETWORK_ERRORS } from './support/faults'
import { changeRows } from './support/rows'
import { CAR, freeStay } from './support/stays'
import { expect, test } from './support/test'

test.use({
  // A picture that is gone, and what a host that lets no canvas read its pictures makes Chromium say.
  expectedErrors: new RegExp(`${NETWORK_ERRORS.source}|https://pictures\\.example/`),
  contextOptions: { reducedMotion: 'reduce' },
})

const svg = (width: number, height: number, content = '<rect width="100%" height="100%"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`

const PHOTOGRAPHS = {
  '1600x900.svg': svg(1600, 900),
  '800x1200.svg': svg(800, 1200),
  '1000x1000.svg': svg(1000, 1000),
  '120x68.svg': svg(120, 68),
}
const CUT_OUT = 'cut-out.svg'
const PICTURES: Record<string, string> = {
  ...PHOTOGRAPHS,
  [CUT_OUT]: svg(1200, 500, '<circle cx="600" cy="250" r="240"/>'),
}

/** Gives the vehicles these banners, from the first on; the pictures arrive when the function that it gives is called. */
async function serveBanners(page: Page, banners: string[], headers: Record<string, string> = {}) {
  await changeRows(page, 'vehicles', (rows) =>
    rows.map((row) => Object.assign(row, { banner_image: banners[row.id - 1] ?? null })),
  )
  return delayRequests(page, /\/uploads\/(?!reservation)/, (route) => {
    const body = PICTURES[route.request().url().split('/').at(-1) ?? '']
    return body ? route.fulfill({ contentType: 'image/svg+xml', body, headers }) : route.fallback()
  })
}

const picture = (page: Page, name: string) =>
  page.locator(`main img[src$="${name}"], dialog img[src$="${name}"]`)

/** The places of everything but the pictures. */
const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(main, dialog) *:not(img)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return width > 0 ? [element.tagName, x, y, width, height].join(' ') : []
    }),
  )

async function expectFilled(page: Page, name: string) {
  await expect(picture(page, name).first()).toHaveAttribute('data-picture', /^photograph( closed)?$/)
  const places = await picture(page, name).evaluateAll((images) =>
    images.map((image) => {
      const frame = image instanceof HTMLElement ? image.offsetParent : null
      const box = (element: Element | null) => JSON.stringify(element?.getBoundingClientRect())
      const corners = (element: Element | null) => element && getComputedStyle(element).borderRadius
      return {
        filled: box(image) === box(frame),
        rounded: corners(image) === corners(image.parentElement),
        fit: getComputedStyle(image).objectFit,
      }
    }),
  )
  expect.soft(places, name).not.toEqual([])
  for (const place of places) expect.soft(place, name).toEqual({ filled: true, rounded: true, fit: 'cover' })
}

async function expectWhole(page: Page, name: string) {
  await expect(picture(page, name).first()).toHaveAttribute('data-picture', 'cut-out')
  await expect(picture(page, name).first()).toHaveCSS('object-fit', 'contain')
}

test('photographs of any shape fill their place, a cut-out is whole, and nothing moves', async ({ page }) => {
  const release = await serveBanners(
    page,
    [...Object.keys(PICTURES), 'missing.svg'].map((name) => `uploads/${name}`),
  )
  await page.goto('/vehicles', { waitUntil: 'domcontentloaded' })
  await expect(picture(page, 'missing.svg')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  const before = await layout(page)
  release()
  await expectWhole(page, CUT_OUT)
  for (const name of Object.keys(PHOTOGRAPHS)) await expectFilled(page, name)
  await expect(picture(page, 'missing.svg')).toHaveCount(0)
  await expect(card(page, 'Tesla Model Y Long Range').locator('img')).toHaveAttribute('src', /^\/cars\//)
  expect(await layout(page)).toEqual(before)
})

// Reservations 3 (running, vehicle 2), 4 (vehicle 6) and 7 (vehicle 1) of the demo.
const PLACES = [
  { place: 'summary', path: '/vehicles?step=2&car=1', as: 'client' },
  { place: 'panel', path: '/client?reservation=4', as: 'client' },
  { place: 'garage', path: '/client', as: 'client' },
  { place: 'control', path: '/client/current-reservation', as: 'client' },
  { place: 'confirmation', path: '/client/all-reservations?reservation=7', as: 'administrator' },
  { place: 'form', path: '/client/all-vehicles?vehicle=1', as: 'administrator' },
  { place: 'table', path: '/client/all-vehicles', as: 'administrator' },
] as const

for (const { place, path, as } of PLACES) {
  test(`a photograph fills its place in the ${place}, a cut-out is whole, and nothing moves`, async ({
    page,
    signIn,
  }) => {
    await signIn[as]()
    const waiting = new Set<Request>()
    page.on(
      'request',
      (call) => call.url().includes('/api/') && !call.url().includes('/uploads/') && waiting.add(call),
    )
    page.on('requestfinished', (call) => waiting.delete(call))
    page.on('requestfailed', (call) => waiting.delete(call))
    for (const name of ['800x1200.svg', CUT_OUT]) {
      const release = await serveBanners(page, Array<string>(8).fill(`uploads/${name}`))
      // Pictures that are held back may hold back the load of the page, too.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(picture(page, name).first()).toBeVisible()
      // Nothing else may move either: all lists are there, and the users' names stand in place of their numbers.
      await expect.poll(() => waiting.size).toBe(0)
      await expect(page.getByText(/^User \d+$/)).toHaveCount(0)
      await expect(page.getByText('Reading the QR code…')).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      const before = await layout(page)
      release()
      await (name === CUT_OUT ? expectWhole(page, name) : expectFilled(page, name))
      expect(await layout(page)).toEqual(before)
      await page.unrouteAll()
    }
  })
}

test('a photograph fills its place on the ticket', async ({ page, request, signIn }) => {
  const release = await serveBanners(page, Array<string>(8).fill('uploads/1600x900.svg'))
  release()
  const { path } = await freeStay(request)
  await signIn.somebody()
  await page.goto(`${path}&car=${CAR.id}&step=2`)
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(page.getByRole('heading', { name: 'Your car is reserved' })).toBeVisible()
  await expectFilled(page, '1600x900.svg')
})

const HOST = 'https://pictures.example/uploads'

test('a cut-out of another host that lets a canvas read it is recognised', async ({ page }) => {
  const release = await serveBanners(page, [`${HOST}/${CUT_OUT}`], { 'Access-Control-Allow-Origin': '*' })
  release()
  await page.goto('/vehicles')
  await expectWhole(page, CUT_OUT)
})

test('a picture of a host that does not is shown as a photograph, and asked for once more', async ({
  page,
}) => {
  const release = await serveBanners(page, [`${HOST}/${CUT_OUT}`], {
    'Access-Control-Allow-Origin': 'https://other.example',
  })
  release()
  await page.goto('/vehicles')
  await expectFilled(page, CUT_OUT)
  await expect(picture(page, CUT_OUT)).toHaveJSProperty('naturalWidth', 1200)
})
