import { expect, test, type Page } from '@playwright/test'
import { createServer } from 'vite'

// Each major version draws letters in its own way. To change it, name it here and take the pictures again.
const CHROMIUM = '156'

// Tolerates differences of up to 5 of 255 steps of grey, most of the pixels that smooth an edge, and 60 further pixels:
// the letters of another patch version. A shade 2 % darker, or half a pixel of a border or of a space, is noticed.
const TOLERANCE = { threshold: 0.02, maxDiffPixels: 60 }

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** The sections of the page that are compared; those that show colours in both colour schemes. */
const SECTIONS = {
  light: ['tokens', 'text', 'layouts', 'buttons', 'messages', 'fields', 'tables', 'pictures'],
  dark: ['tokens', 'buttons', 'messages', 'fields', 'tables'],
  phone: ['text', 'layouts', 'tables'],
}

test('the parts of src/ui look as they do in their pictures', async ({ page, browser, launchOptions }) => {
  const isTheSame =
    /headless.shell/.test(launchOptions.executablePath ?? '') && browser.version().startsWith(`${CHROMIUM}.`)
  test.skip(
    process.platform !== 'linux' || !isTheSame,
    `The pictures are of Chromium's headless shell ${CHROMIUM} on Linux, and letters differ in this ${browser.version()}`,
  )
  // Comparing so many pixels is slow on a busy machine.
  test.slow()
  // The page is not in the built app. This server has a cache of its own, which no other server clears, and reads files
  // outside of the project, where a linked node_modules may be.
  const server = await createServer({
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/pictures',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { strict: false } },
  })
  try {
    await server.listen()
    await open(page, `${server.resolvedUrls?.local[0] ?? ''}design/`)

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
  // One section is drawn ten times as fast as the whole page. Hides names of samples and what lies behind a dialog.
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
  await expect.soft(page).toHaveScreenshot(`${id}-${name}.png`, { ...TOLERANCE, fullPage: true })
}

/** Compares a dialog, with the toasts in front of it. */
async function expectDialog(page: Page, title: string, name: string): Promise<void> {
  await press(page, title)
  await expect.soft(page).toHaveScreenshot(`${title.split(' ')[0]}-${name}.png`.toLowerCase(), TOLERANCE)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function openToasts(page: Page): Promise<void> {
  for (const [index, kind] of ['success', 'error', 'info'].entries()) {
    await press(page, `Toast with a link: ${kind}`)
    // Waits for each toast, since the first must load its script.
    await expect(page.getByRole('alert')).toHaveCount(index + 1)
  }
}

// The buttons are hidden, so that the mouse cannot press them.
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, includeHidden: true }).dispatchEvent('click')
