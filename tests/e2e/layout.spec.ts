import type { Locator, Page } from '@playwright/test'

import { LANGUAGE_FACTS, LANGUAGES } from '../../src/i18n/languages.ts'
import { addDays, todayInBelgrade } from '../../src/rental/wall-clock.ts'
import { calendarDay, dayDialog, dayField, turnTo } from './support/booking'
import { overflow } from './support/layout'
import { AREA_PAGES, PUBLIC_PAGES } from './support/pages'
import { changeRows, copies } from './support/rows'
import { freeStay } from './support/stays'
import { expect, test } from './support/test'
import { text } from './support/texts'

// Tests that need the layout of a browser.

/** The words of these elements that stand in more than one line. */
const brokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const text = element.firstChild
      const range = document.createRange()
      return [...element.textContent.matchAll(/[^\s\u00AD]+/g)]
        .filter(({ 0: word, index }) => {
          if (text === null) return false
          // From the second letter on: the first one's boxes may include the hyphen of the line before.
          range.setStart(text, index + 1)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
        })
        .map(([word]) => word)
    }),
  )

// The widest status is the English one.
for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('a table not shown as cards has room for its columns', async ({ page, signIn }) => {
      await signIn.administrator()
      for (const path of ['/client/all-vehicles', '/client/all-reservations']) {
        await page.goto(path)
        const frame = page.getByRole('table').locator('..')
        for (const width of [980, 1184, 1216, 1232, 1248]) {
          await page.setViewportSize({ width, height: 800 })
          const hidden = await frame.evaluate((it) => it.scrollWidth - it.clientWidth)
          expect.soft(hidden, `${path} ${width}`).toBe(0)
        }
      }
    })
  })
}

// Elsewhere English needs less room than the others.
for (const language of LANGUAGES.filter((language) => language !== 'en')) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } })

    test('a date field is large enough for no phone to zoom in, and shows its whole text and name', async ({
      page,
    }) => {
      for (const path of ['/', '/vehicles']) {
        await page.goto(`${path}?from=2090-12-20&to=2090-12-24`)
        const dates = page.locator('input[aria-haspopup=dialog]')
        await expect(dates.last()).toHaveValue(/2090/)
        for (const width of [360, 430, 768, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          const wrong = await dates.evaluateAll((fields) =>
            fields
              .map((field) => [
                parseFloat(getComputedStyle(field).fontSize),
                field.scrollWidth - field.clientWidth,
              ])
              .filter(([fontSize = 0, cut = 0]) => fontSize < 16 || cut > 0),
          )
          expect(wrong, `${path} at ${width} px`).toEqual([])
          const names = page.locator('label:has(+ input[aria-haspopup=dialog])')
          await expect(names).toHaveCount(2)
          expect(await brokenWords(names), `${path} at ${width} px`).toEqual([])
        }
      }
    })

    test('the header is one row, on a phone with all links and the language in its menu', async ({
      page,
    }) => {
      await page.goto('/vehicles')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const header = page.getByRole('banner')
      const menu = header.getByRole('button', { name: text(language, 'common', 'menu') })
      await expect(menu).toBeVisible()
      await expect(header.getByRole('navigation')).toBeHidden()
      expect((await header.boundingBox())?.height).toBeLessThan(70)
      await menu.click()
      const links = header.getByRole('navigation').getByRole('link')
      await expect(links).toHaveCount(5)
      for (const link of [...(await links.all()), header.getByRole('combobox')])
        await expect(link).toBeInViewport({ ratio: 1 })
      expect(await overflow(page)).toBe('')
      await links.last().click()
      await expect(page).toHaveURL(/general-terms/)
      await expect(header.getByRole('navigation')).toBeHidden()
      // The narrowest window with all of it in one row.
      await page.setViewportSize({ width: 1024, height: 740 })
      await expect(links.last()).toBeVisible()
      expect((await header.boundingBox())?.height).toBeLessThan(70)
      expect(await overflow(page)).toBe('')
    })

    test('the phone number is not broken across lines', async ({ page }) => {
      const today = todayInBelgrade()
      await page.clock.setFixedTime(`${today}T20:00:00Z`)
      await page.goto(`/vehicles?from=${today}&to=${addDays(today, 1)}`)
      const number = page.getByRole('status').locator('a[href^="tel:"]')
      await expect(number).toBeVisible()
      const lines = (link: Node) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getClientRects().length
      }
      expect(await number.evaluate(lines)).toBe(1)
    })

    test('choosing days does not move the cards, as long as no car has to offer others', async ({ page }) => {
      // Nobody else reserves so late.
      const from = addDays(todayInBelgrade(), 20_000)
      const cards = page.getByRole('article')
      const boxes = async (width: number) => {
        await page.setViewportSize({ width, height: 800 })
        return cards.evaluateAll((elements: HTMLElement[]) =>
          elements.map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
            [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' '),
          ),
        )
      }
      const before = new Map<number, string[]>()
      await page.goto('/vehicles')
      await expect(cards).toHaveCount(8)
      for (const width of [320, 412, 768, 1280]) before.set(width, await boxes(width))
      await page.goto(`/vehicles?from=${from}&to=${addDays(from, 3)}`)
      await expect(cards.last().getByRole('paragraph')).toHaveCount(2)
      for (const [width, boxesBefore] of before)
        expect.soft(await boxes(width), String(width)).toEqual(boxesBefore)
    })

    test('the status stays in sight with long ids and names', async ({ page, signIn }) => {
      await signIn.administrator()
      const frame = page.getByRole('table').locator('..')
      const expectNothingHidden = async (what: string) => {
        await page.goto('/client/all-reservations')
        for (const width of [360, 1248, 1440, 1600]) {
          await page.setViewportSize({ width, height: 800 })
          const hidden = await frame.evaluate((it) => it.scrollWidth - it.clientWidth)
          expect.soft(hidden, `${what} ${width}`).toBe(0)
        }
      }
      await changeRows(page, 'users', (rows) =>
        rows.map((row) => Object.assign(row, { full_name: 'konstantin.konstantinovic@rental.example' })),
      )
      await expectNothingHidden('names')
      await changeRows(page, 'reservations', (rows) =>
        rows.map((row) =>
          Object.assign({}, row, { id: `9b1deb4d-7425-40de-944b-${String(row.id).padStart(12, '0')}` }),
        ),
      )
      await expectNothingHidden('ids')
    })

    test('no choice of a filter is cut off', async ({ page, signIn }) => {
      await signIn.administrator()
      await page.goto('/client/all-reservations')
      const filters = page.getByRole('search').getByRole('combobox')
      await expect(filters).toHaveCount(2)
      for (const width of [360, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        for (const filter of await filters.all()) {
          const missing = await filter.evaluate((it) => {
            const { width } = it.getBoundingClientRect()
            it.style.inlineSize = 'max-content'
            const needed = it.getBoundingClientRect().width
            it.style.inlineSize = ''
            return needed - width
          })
          expect.soft(missing, String(width)).toBeLessThan(1)
        }
      }
    })

    test('no day is cut off with text of twice the size', async ({ page }) => {
      await page.setViewportSize({ width: 180, height: 370 })
      for (const path of ['/vehicles', '/']) {
        await page.goto(`${path}?from=2030-12-01&to=2030-12-05`)
        const days = page.locator('input[readonly]')
        await expect(days).toHaveCount(2)
        for (const day of await days.all()) await expect(day).toHaveValue(/2030/)
        const cutOff = await days.evaluateAll(
          (fields) => fields.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
        )
        expect.soft(cutOff, path).toBe(0)
      }
    })

    test('the dialog of days fits the smallest phone with text of twice the size', async ({ page }) => {
      await page.setViewportSize({ width: 160, height: 370 })
      await page.goto('/vehicles')
      await page.locator('input[readonly]').first().click()
      const dialog = page.locator('dialog[open]')
      await expect(dialog.getByRole('combobox')).toBeAttached()
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    })

    test("no word of a dialog's heading breaks with text of twice the size", async ({ page, signIn }) => {
      await page.setViewportSize({ width: 160, height: 370 })
      const headings = async () => {
        await expect(page.locator('dialog[open]')).toBeVisible()
        return brokenWords(page.locator('dialog[open] h2'))
      }
      await page.goto('/vehicles')
      await page.locator('input[readonly]').last().click()
      expect.soft(await headings()).toEqual([])
      await signIn.client()
      await page.goto('/client?reservation=4')
      expect.soft(await headings()).toEqual([])
      // The buttons at the foot of a panel leave the window to what is above them.
      await expect(page.locator('dialog a[href*="reservation-confirm"]')).not.toBeInViewport()
      await signIn.administrator()
      await page.goto('/client/all-vehicles?vehicle=3')
      expect.soft(await headings()).toEqual([])
    })

    test('the records have each value below its name with text of twice the size', async ({ page }) => {
      await page.setViewportSize({ width: 160, height: 370 })
      await page.goto('/')
      await page.locator('summary').last().click()
      const names = page.getByRole('rowheader')
      await expect(names.first()).toBeVisible()
      expect(await brokenWords(names)).toEqual([])
    })

    test('no amount is broken across lines with text of twice the size', async ({ page }) => {
      await page.setViewportSize({ width: 180, height: 370 })
      await page.goto('/vehicles?from=2030-12-01&to=2030-12-05&car=5&step=2')
      const amounts = page.getByText(/[\d.,]+\u00a0din/)
      await expect(amounts).toHaveCount(5)
      const broken = await amounts.evaluateAll((elements) =>
        elements.filter((element) => {
          const text = element.firstChild
          const amount = /[\d.,]+\u00a0din/.exec(element.textContent)
          if (text === null || amount === null) return true
          const line = document.createRange()
          line.setStart(text, amount.index)
          line.setEnd(text, amount.index + amount[0].length)
          return line.getClientRects().length > 1
        }),
      )
      expect(broken).toEqual([])
    })

    test('a trip sheet is printed on one sheet', async ({ page, signIn }) => {
      await signIn.client()
      await page.goto('/client/reservations/4/trip-sheet')
      await expect(page.getByText('Tesla Model Y Long Range')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      expect(await sheets(page)).toBe(1)
    })
  })
}

test('Sign out stays in the window below the banner of the demo', async ({ page, signIn }) => {
  await signIn.administrator()
  await page.addInitScript(() => localStorage.removeItem('struja.demoBanner'))
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/client/all-reservations')
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
})

test('the panel of a reservation without actions has no footer', async ({ page, signIn }) => {
  await signIn.client()
  await page.goto('/client?reservation=2')
  const last = page.getByRole('dialog').locator('dl').last()
  await expect(last).toBeVisible()
  expect(await last.evaluate((it) => it.nextElementSibling?.clientHeight ?? 0)).toBe(0)
})

test('a reservation is printed alone, on one sheet', async ({ page, signIn }) => {
  await signIn.client()
  // Without a slip, and with a slip.
  for (const id of ['4', '6']) {
    await page.goto(`/client?reservation=${id}`)
    const panel = page.getByRole('dialog', { name: 'Your reservation:' })
    for (const image of await panel.getByRole('img').all()) await expect(image).toBeVisible()
    expect(await sheets(page), id).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(panel.getByRole('heading', { name: 'Your reservation:' })).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await expect(panel.getByRole('button', { name: 'Close' })).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})

test('a reservation is printed alone if the browser prints a copy of the page', async ({ page, signIn }) => {
  await signIn.client()
  await page.goto('/client?reservation=4')
  const panel = page.getByRole('dialog', { name: 'Your reservation:' })
  await expect(panel).toBeVisible()
  // As in Firefox, where a copied dialog is open but not modal.
  await panel.evaluate((dialog) => dialog.replaceWith(dialog.cloneNode(true)))
  await page.emulateMedia({ media: 'print' })
  await expect(panel.getByRole('heading', { name: 'Your reservation:' })).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
})

test('a reservation to be confirmed is printed on one sheet', async ({ page, signIn }) => {
  await signIn.administrator()
  await page.goto('/client/all-reservations?reservation=7')
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Payment slip' })).toBeVisible()
  expect(await sheets(page)).toBe(1)
})

/** The number of A4 sheets that the page fills in print, with the margins of a browser. */
async function sheets(page: Page): Promise<number> {
  const side = '10mm'
  const paper = await page.pdf({ format: 'A4', margin: { top: side, right: side, bottom: side, left: side } })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test.describe('on paper', () => {
  // An A4 sheet between the margins.
  test.use({ viewport: { width: 718, height: 1047 } })

  test.beforeEach(async ({ page, signIn }) => {
    await signIn.administrator()
    await page.emulateMedia({ media: 'print' })
  })

  for (const days of ['14', '28']) {
    test(`the timeline has all of its ${days} days`, async ({ page }) => {
      await page.goto(`/client/all-reservations?view=timeline&days=${days}`)
      await expect(page.getByRole('row')).not.toHaveCount(0)
      await expect(page.getByRole('columnheader')).toHaveCount(Number(days) + 1)
      await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
    })
  }

  test('the reasons of the landing page stay on one sheet, and so do not overlap', async ({ page }) => {
    await page.goto('/')
    const reason = page.getByRole('listitem').filter({ hasText: 'Support 24/7' })
    await expect(reason.locator('xpath=ancestor::section[1]')).toHaveCSS('break-inside', 'avoid')
  })

  test('a filtered list shows its filters, and an unfiltered list shows none', async ({ page }) => {
    await page.goto('/client/all-reservations?status=success&from=2026-01-01&view=timeline')
    const filters = page.getByRole('search', { name: 'Filters' })
    await expect(filters.getByRole('combobox', { name: 'Status' })).toBeVisible()
    await expect(filters.getByLabel('From')).toHaveValue('01.01.2026')
    await expect(filters.getByRole('button', { name: 'Clear the filters' })).toBeHidden()
    await page.goto('/client/all-reservations')
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await expect(filters).toBeHidden()
    const search = page.getByRole('searchbox')
    await page.goto('/client/all-vehicles?q=model')
    await expect(search).toHaveValue('model')
    await expect(search).toBeVisible()
    await page.goto('/client/all-vehicles')
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await expect(search).toBeHidden()
  })

  test('a long list says below its rows which part is printed, without buttons', async ({ page }) => {
    await changeRows(page, 'reservations', copies(60))
    await page.goto('/client/all-reservations')
    const range = page.getByText('1 to 25 of 60')
    await expect(range).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
    // A grid would keep its height of the screen, and the text after it would overlap its last rows.
    await expect(range.locator('xpath=ancestor::nav/..')).toHaveCSS('display', 'block')
  })

  for (const path of ['/client/all-reservations', '/vehicles']) {
    test(`${path} ends where its content ends`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('article').or(main.getByRole('row')).nth(5)).toBeAttached()
      // Space below the content could be printed as a blank sheet.
      const blank = await main.evaluate((element) => {
        const seen = [...element.querySelectorAll('*')].filter((part) => part.checkVisibility())
        const bottoms = seen.filter((part) => part.childElementCount === 0)
        const lowest = Math.max(...bottoms.map((part) => part.getBoundingClientRect().bottom))
        return document.documentElement.scrollHeight - scrollY - lowest
      })
      expect(blank).toBeLessThan(32)
    })
  }
})

test('a period is shown when a day is pointed at, not when the month is turned', async ({ page }) => {
  const stay = await freeStay(page.request)
  await page.goto(`/vehicles?from=${stay.from}`)
  await dayField(page, 'Return').click()
  const dialog = dayDialog(page, 'Return')
  const days = dialog.getByRole('gridcell', { disabled: false })
  const markedDays = () =>
    days.evaluateAll(
      (cells) =>
        cells.filter((cell) => !getComputedStyle(cell).backgroundImage.includes('rgba(0, 0, 0, 0)')).length,
    )
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await expect.poll(markedDays).toBe(0)
  await days.last().hover()
  await expect.poll(markedDays).toBeGreaterThan(5)
})

test('in a low window no sticky buttons cover what a panel or a form shows', async ({ page, signIn }) => {
  // A window of 1280 x 720 px at 400 %.
  await page.setViewportSize({ width: 320, height: 180 })
  const positionOfFoot = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element.parentElement ?? element).position)
  await signIn.client()
  await page.goto('/client?reservation=5')
  expect(await positionOfFoot(page.getByRole('link', { name: 'Send another slip' }))).toBe('static')
  await signIn.administrator()
  await page.goto('/client/all-vehicles?vehicle=3')
  const dialog = page.getByRole('dialog')
  expect(await positionOfFoot(dialog.getByRole('button', { name: 'Confirm' }))).toBe('static')
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('')
  await name.press('Enter')
  await expect(name).toBeInViewport({ ratio: 0.5 })
})

test('the booking can be read with text of twice the size', async ({ page }) => {
  const stay = await freeStay(page.request)
  // A window of 180 px at the usual size is one of 360 px with letters twice as large.
  await page.setViewportSize({ width: 180, height: 370 })
  await page.goto(stay.path)
  await expect(dayField(page, 'Pickup')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeVisible()
  expect(
    await page
      .getByRole('button', { name: 'Reserve' })
      .evaluate((button) => getComputedStyle(button.parentElement ?? button).position),
  ).toBe('static')
})

test('in a low window the dialog of the return begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/vehicles')
  await dayField(page, 'Pickup').click()
  const day = addDays(todayInBelgrade(), 40)
  const pickup = dayDialog(page, 'Pickup')
  await turnTo(pickup, day)
  await calendarDay(pickup, day).click()
  await pickup.getByRole('combobox', { name: 'Time' }).selectOption('10:15')
  await pickup.getByRole('button', { name: 'Confirm' }).click()
  await expect(dayDialog(page, 'Return').getByRole('heading', { name: 'Return date' })).toBeInViewport({
    ratio: 1,
  })
})

test('the calendar explains its mark where a day has one', async ({ page }) => {
  const legend = page.getByRole('dialog').getByText('The selected car is taken', { exact: true })
  const open = async (inDays: number) => {
    const from = addDays(todayInBelgrade(), inDays)
    await page.goto(`/vehicles?from=${from}&to=${addDays(from, 2)}&car=1`)
    await dayField(page, 'Pickup').click()
    await expect(dayDialog(page, 'Pickup')).toBeVisible()
  }
  await open(200)
  await expect(legend).toBeHidden()
  // Reservation 7 of the demo data takes these days.
  await open(4)
  await expect(legend).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('a press beside the open menu of the signed-in area does nothing but close it', async ({
    page,
    signIn,
  }) => {
    await signIn.client()
    await page.goto('/client')
    const details = await page.getByRole('link', { name: 'Details' }).boundingBox()
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'My account' })
    await expect(menu).toBeInViewport()
    await page.touchscreen.tap((details?.x ?? 0) + (details?.width ?? 0) - 10, (details?.y ?? 0) + 20)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/client')
  })

  test('a slip opens in its own size, and the rest of it is scrolled to', async ({ page, signIn }) => {
    await signIn.administrator()
    await page.goto('/client/all-reservations?reservation=7')
    await page.getByRole('button', { name: 'Payment slip: show full size' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Payment slip' })
    const image = dialog.getByRole('img', { name: 'Payment slip' })
    await expect(image).toHaveJSProperty('naturalWidth', 760)
    expect((await image.boundingBox())?.width).toBe(760)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => dialog.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })

  test('a finger on the calendar does not scroll the page behind it', async ({ page, context }) => {
    await page.goto('/vehicles')
    await dayField(page, 'Pickup').tap()
    await expect(dayDialog(page, 'Pickup')).toBeVisible()
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    const touch = await context.newCDPSession(page)
    await touch.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance: -300 })
    expect(await scrolled()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(dayDialog(page, 'Pickup')).toBeHidden()
    await touch.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance: -300 })
    expect(await scrolled()).toBeGreaterThan(before)
  })
})

/** Where the content of the page begins, in px from the left of the window. */
const leftEdge = async (page: Page) => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x

/** Controls that are too low to be pressed with a finger. */
const lowControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, summary, input:not([type])')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter(({ offsetHeight }) => offsetHeight < 44)
      .map((control) => `${control.tagName} ${control.textContent} ${control.offsetHeight}`),
  )

const STATES = ['/vehicles?step=2', '/auth?mode=register', '/reservation-confirm?id=1']

// The pages that have a language of their own are left out: they are the landing page.
const PATHS = [...PUBLIC_PAGES.filter(({ language }) => !language).map(({ path }) => path), ...STATES]

const SHELLS = [
  { who: 'a visitor', paths: PATHS, left: 40 },
  { who: 'an administrator', paths: AREA_PAGES.map(({ path }) => path), left: 256 + 40 },
]

for (const { who, paths, left } of SHELLS) {
  test(`every page of ${who} begins at the same edge, and fits a narrow phone`, async ({ page, signIn }) => {
    test.slow()
    if (paths !== PATHS) await signIn.administrator()
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      for (const language of LANGUAGES) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.locator('select:has(option[value=sr])').first().selectOption(language)
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_FACTS[language].tag)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const where = `${path} in ${language}`
        expect.soft(await leftEdge(page), where).toBe(left)
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await overflow(page), where).toBe('')
        expect.soft(await leftEdge(page), where).toBe(16)
        expect.soft(await lowControls(page), where).toEqual([])
        // The same window at a zoom of 800 %.
        await page.setViewportSize({ width: 160, height: 320 })
        expect.soft(await overflow(page), where).toBe('')
      }
    }
  })
}
