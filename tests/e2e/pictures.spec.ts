import { expect, test, type Page } from '@playwright/test'
import { createServer } from 'vite'

// Another major version draws letters in its own way. To go on to one: write it here, and take the pictures anew.
const CHROMIUM = '156'

// Forgiven are differences of up to 5 of 255 steps of grey, most of the pixels that smooth an edge, and 60 further ones: the
// letters of another patch version. A shade two hundredths darker, half a pixel of a border or of a space is noticed.
const LIKENESS = { threshold: 0.02, maxDiffPixels: 60 }

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** The sections of the page that are taken, in both schemes where colours are what they show. */
const SECTIONS = {
  light: ['tokens', 'text', 'buttons', 'messages', 'fields', 'tables', 'pictures'],
  dark: ['tokens', 'buttons', 'messages', 'fields', 'tables'],
  phone: ['text', 'tables'],
}

test('the parts of ui look as they do in their pictures', async ({ page, browser, launchOptions }) => {
  const isTheSame =
    /headless.shell/.test(launchOptions.executablePath ?? '') && browser.version().startsWith(`${CHROMIUM}.`)
  test.skip(
    process.platform !== 'linux' || !isTheSame,
    `The pictures are of Chromium's headless shell ${CHROMIUM} on Linux, and letters differ in this ${browser.version()}`,
  )
  // A busy machine takes its time over so many pixels.
  test.slow()
  // The page is no part of the built app. A cache of its own, since another server would take away what this one prepared;
  // a linked node_modules may lie outside of the project.
  const server = await createServer({
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/pictures',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { strict: false } },
  })
  try {
    await server.listen()
    await open(page, `${server.resolvedUrls?.local[0] ?? ''}design`)

    await page.setViewportSize(PHONE)
    for (const section of SECTIONS.phone) await expectSection(page, section, 'phone')
    await page.setViewportSize(DESK)
    for (const section of SECTIONS.light) await expectSection(page, section, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const section of SECTIONS.dark) await expectSection(page, section, 'dark')
    await show(page, 'dialogs')
    await openToasts(page)
    await expectDialog(page, 'Plain dialog', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expectDialog(page, 'Panel', 'light')
    await page.setViewportSize(PHONE)
    await expectDialog(page, 'Sheet', 'phone')
  } finally {
    await server.close()
  }
})

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('struja.demoBanner', 'dismissed'))
  await page.goto(address)
  await page.getByRole('heading', { name: 'Tokens' }).waitFor()
  // One section is drawn ten times as fast as the whole page; names of samples, and what lies behind a dialog, are no part of ui.
  await page.addStyleTag({
    content: `
      main > :not(:target) { display: none }
      section > :is(h2, h3), [class*=_name_], #dialogs { visibility: hidden }
      dialog { visibility: visible }
    `,
  })
  await page.locator('img[src^="blob:"]').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}

const show = (page: Page, id: string) => page.evaluate((target) => location.assign(`#${target}`), id)

async function expectSection(page: Page, id: string, name: string): Promise<void> {
  await show(page, id)
  await expect.soft(page).toHaveScreenshot(`${id}-${name}.png`, { ...LIKENESS, fullPage: true })
}

/** A dialog, with the toasts in front of it. */
async function expectDialog(page: Page, title: string, name: string): Promise<void> {
  await press(page, title)
  await expect.soft(page).toHaveScreenshot(`${title.split(' ')[0]}-${name}.png`.toLowerCase(), LIKENESS)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function openToasts(page: Page): Promise<void> {
  for (const [place, kind] of ['success', 'error', 'info'].entries()) {
    await press(page, `Toast with a link: ${kind}`)
    // The first one is waited for, since its script is.
    await expect(page.getByRole('alert')).toHaveCount(place + 1)
  }
}

// The buttons are not shown with what they open.
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, includeHidden: true }).dispatchEvent('click')
