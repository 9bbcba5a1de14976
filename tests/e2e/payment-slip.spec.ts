import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { company } from '../../src/company/company.ts'
import { readAccount } from '../../src/rental/payment-slip/account.ts'
import { overflow } from './support/layout'
import { pixelsOf, qrTextIn, type Pixels } from './support/pixels'
import { expect, test } from './support/test'

/** The text that the QR code has to contain, written out. */
const qrText = (purpose: string, reference: string) =>
  [
    'K:PR|V:01|C:1',
    `R:${readAccount(company.account)}`,
    `N:${company.legalName}\n${company.address}`,
    `I:RSD117000,00|SF:289|S:${purpose}|RO:97${reference}`,
  ].join('|')

// The reference begins with its control digits: 98 minus the remainder of 100 times the ID divided by 97.
const SHORT_ID = { id: '123', text: qrText('Payment for reservation with ID 123', '20123') }
const LONG_ID = { id: '123456789012345', text: qrText('Reservation ID 123456789012345', '62123456789012345') }

const drawing = (page: Page) => page.getByRole('img', { name: /^Payment slip: 117,000 din to / })

test('the QR code can be read from the screen', async ({ page }) => {
  await page.goto(`/reservation-confirm?id=${SHORT_ID.id}`)
  const image = await pixelsOf(page, await drawing(page).screenshot())
  expect(qrTextIn(image)).toBe(SHORT_ID.text)
})

test('the account number fits one line on a narrow phone, also after it is copied', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/reservation-confirm?id=${SHORT_ID.id}`)
  const number = page.getByRole('definition').filter({ hasText: /^[\d-]{18,}$/ })
  await expect(number).toHaveCount(1)
  await page.getByRole('button', { name: 'Copy: Account' }).click()
  expect((await number.boundingBox())?.height).toBeLessThan(30)
})

for (const width of [360, 768]) {
  test(`the whole slip is in sight and its code readable at ${width} px in dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/reservation-confirm?id=${LONG_ID.id}`)
    const image = await pixelsOf(page, await drawing(page).screenshot())
    expect(qrTextIn(image)).toBe(LONG_ID.text)
    expect(await overflow(page)).toBe('')
    const smallest = await drawing(page).evaluate((slip) =>
      Math.min(...[...slip.querySelectorAll('text')].map((text) => text.getBoundingClientRect().height)),
    )
    expect(smallest, 'the height of the smallest line of text').toBeGreaterThanOrEqual(10)
  })
}

test('no text of the slip leaves its box', async ({ page }) => {
  await page.goto('/reservation-confirm?id=888888888888888')
  await expect(drawing(page)).toBeVisible()
  const outside = await drawing(page).evaluate((slip) =>
    [...slip.querySelectorAll('g')].flatMap((group) => {
      const box = group.querySelector('rect')?.getBoundingClientRect()
      if (box === undefined) return []
      const [, ...lines] = group.querySelectorAll('text')
      return lines
        .filter((line) => {
          const { left, right, bottom } = line.getBoundingClientRect()
          return left < box.left || right > box.right || bottom > box.bottom
        })
        .map((line) => line.textContent)
    }),
  )
  expect(outside).toEqual([])
})

test('the slip is saved as one complete image with its code', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reservation-confirm?id=123')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as an image' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('payment-slip-123.png')
  const file = await readFile(await download.path())
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1A\n')
  const image = await pixelsOf(page, file)
  // The form's three parts side by side, at twice their size.
  expect([image.width, image.height]).toEqual([2360, 848])
  expect(qrTextIn(image)).toBe(SHORT_ID.text)
  for (const [from, to] of [
    [0, 880],
    [880, 1760],
    [1760, 2360],
  ] as const)
    expect(darkPixels(image, from, to), `from ${from} to ${to} px`).toBeGreaterThan(2_000)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the slip alone is printed, black on white, in the ${colorScheme} colour scheme`, async ({ page }) => {
    await page.goto('/reservation-confirm?id=123')
    await expect(drawing(page)).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme })
    // An A4 sheet between its margins.
    await page.setViewportSize({ width: 718, height: 1047 })
    const image = await pixelsOf(page, await page.screenshot())
    expect(qrTextIn(image)).toBe(SHORT_ID.text)
    const colours = new Set<string>()
    for (let start = 0; start < image.data.length; start += 4) {
      const [red = 0, green = 0, blue = 0] = image.data.slice(start, start + 3)
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) colours.add(`${red} ${green} ${blue}`)
    }
    expect([...colours], 'pixels of another colour').toEqual([])
    for (const role of ['heading', 'button', 'textbox', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    const slip = await drawing(page).boundingBox()
    expect(slip).toMatchObject({ x: expect.closeTo(0, 0), width: expect.closeTo(718, -1) })
    expect(isWhiteBelow(image, (slip?.y ?? 0) + (slip?.height ?? 0))).toBe(true)
  })
}

test('a page without a slip is printed', async ({ page, signIn }) => {
  await signIn.client()
  await page.emulateMedia({ media: 'print' })
  await page.goto('/reservation-confirm?id=2')
  await expect(page.getByText('This reservation was not confirmed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your reservation' })).toBeVisible()
})

/** The number of dark pixels between two columns. */
function darkPixels({ data, width }: Pixels, from: number, to: number): number {
  let dark = 0
  for (let index = 0; index < data.length / 4; index += 1) {
    const column = index % width
    if (column >= from && column < to && (data[index * 4] ?? 255) < 80) dark += 1
  }
  return dark
}

const isWhiteBelow = ({ data, width }: Pixels, y: number) =>
  data.slice(Math.ceil(y + 2) * width * 4).every((value) => value === 255)
