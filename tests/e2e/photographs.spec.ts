import type { BrowserContext, Locator, Page } from '@playwright/test'

import { toast } from './support/booking'
import { signInSomebody } from './support/people'
import { colourAt, pixelsOf } from './support/pixels'
import { freeStay, reservations, reserve } from './support/stays'
import { expect, test } from './support/test'

interface Photograph {
  width: number
  height: number
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  name: string
  /** How a camera says that it was held (EXIF); 6 is a quarter turn to the right. */
  orientation?: number
  background?: string
}

/** Picks a photograph made in the page: a background, and a red field in its first quarter. */
const pickPhotograph = (picker: Locator, photograph: Photograph) =>
  picker.evaluate(async (input, { width, height, type, name, orientation, background }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!(input instanceof HTMLInputElement) || context === null) throw new Error('No input, or no canvas')
    if (background) {
      context.fillStyle = background
      context.fillRect(0, 0, width, height)
    }
    context.fillStyle = 'rgb(220 0 0)'
    context.fillRect(0, 0, width / 4, height / 4)
    const blob = await canvas.convertToBlob({ type, quality: 0.9 })
    const parts: BlobPart[] = [blob]
    if (orientation !== undefined) {
      const exif = [0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif\0\0II*\0')]
      const directory = [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      parts.splice(0, 1, blob.slice(0, 2), new Uint8Array([...exif, ...directory]), blob.slice(2))
    }
    const transfer = new DataTransfer()
    transfer.items.add(new File(parts, name, { type }))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, photograph)

/** Sends a photograph as the slip of a new reservation and gives what arrived. */
async function send(
  page: Page,
  context: BrowserContext,
  baseURL: string | undefined,
  photograph: Photograph,
): Promise<{ type: string | undefined; body: Buffer }> {
  const userId = await signInSomebody(context, baseURL)
  const id = await reserve(page.request, await freeStay(page.request), userId)
  await page.goto(`/reservation-confirm?id=${id}`)
  await pickPhotograph(page.getByLabel('Payment slip', { exact: true }), photograph)
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(toast(page, 'Reservation confirmed succesfuly!')).toBeVisible({ timeout: 30_000 })
  const row = (await reservations(page.request)).find((reservation) => reservation.id === id)
  const image = await page.request.get(`/api/${row?.reservation_image}`)
  return { type: image.headers()['content-type'], body: await image.body() }
}

const RED = [expect.closeTo(220, -1), expect.closeTo(0, -1), expect.closeTo(0, -1)]

test('a photograph of 24 megapixels arrives smaller and the right way up', async ({
  page,
  context,
  baseURL,
}) => {
  const { type, body } = await send(page, context, baseURL, {
    width: 6000,
    height: 4000,
    type: 'image/jpeg',
    name: 'IMG_0001.JPG',
    orientation: 6,
    background: 'rgb(240 240 240)',
  })
  expect(type).toBe('image/jpeg')
  const image = await pixelsOf(page, body)
  expect([image.width, image.height]).toEqual([1707, 2560])
  // Turned to the right, what was on the left at the top is on the right.
  expect(colourAt(image, 0.9, 0.1)).toEqual(RED)
  for (const [x, y] of [
    [0.1, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const)
    expect(colourAt(image, x, y)[1]).toBeGreaterThan(200)
})

test('a drawing with a clear background arrives on white', async ({ page, context, baseURL }) => {
  const { type, body } = await send(page, context, baseURL, {
    width: 3000,
    height: 1500,
    type: 'image/webp',
    name: 'slip.webp',
  })
  expect(type).toBe('image/jpeg')
  const image = await pixelsOf(page, body)
  expect([image.width, image.height]).toEqual([2560, 1280])
  expect(colourAt(image, 0.9, 0.9)).toEqual([255, 255, 255])
  expect(colourAt(image, 0.1, 0.1)).toEqual(RED)
})

test('a large PNG stays one, though its name says otherwise', async ({ page, context, baseURL }) => {
  const { type, body } = await send(page, context, baseURL, {
    width: 1,
    height: 5000,
    type: 'image/png',
    name: 'long.gif',
    background: 'white',
  })
  expect(type).toBe('image/png')
  const image = await pixelsOf(page, body)
  expect([image.width, image.height]).toEqual([1, 2560])
})
