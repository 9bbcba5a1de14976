import { crc32, deflateSync } from 'node:zlib'

import type { Locator, Page } from '@playwright/test'

import { toast } from './support/booking'
import { colourAt, pixelsOf } from './support/pixels'
import { freeStay, reservations, reserve } from './support/stays'
import { expect, test, type SignIn } from './support/test'

interface Photograph {
  width: number
  height: number
  type: 'image/jpeg' | 'image/png'
  name: string
  /** How the camera was held, as EXIF says it; 6 is a quarter turn to the right. */
  orientation?: number
  /** A colour, or noise as detailed as a photograph; transparent without one. */
  background?: string
  /** Bytes after the end of the picture, which are ignored. */
  padding?: number
}

/** Picks a photograph made in the page: a background, and a red field in the top left corner. */
const pickPhotograph = (picker: Locator, photograph: Photograph) =>
  picker.evaluate(async (input, { width, height, type, name, orientation, background, padding = 0 }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!(input instanceof HTMLInputElement) || context === null) throw new Error('No input, or no canvas')
    if (background === 'noise') {
      const pixels = new ImageData(width, height)
      for (let at = 0; at < pixels.data.length; at += 1)
        pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 255
      context.putImageData(pixels, 0, 0)
    } else if (background) {
      context.fillStyle = background
      context.fillRect(0, 0, width, height)
    }
    context.fillStyle = 'rgb(220 0 0)'
    context.fillRect(0, 0, width / 4, height / 4)
    const blob = await canvas.convertToBlob({ type, quality: 0.9 })
    const parts: BlobPart[] = [blob, new Uint8Array(padding)]
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

const slipPicker = (page: Page) => page.getByLabel('Payment slip', { exact: true }).first()
const confirmButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true })

/** Opens the deposit of a new reservation. Gives the reservation's ID. */
async function openDeposit(page: Page, signIn: SignIn): Promise<number> {
  const userId = await signIn.somebody()
  const id = await reserve(page.request, await freeStay(page.request), userId)
  await page.goto(`/reservation-confirm?id=${id}`)
  return id
}

/** Sends what was picked and gives what arrived. */
async function send(page: Page, id: number): Promise<{ type: string | undefined; body: Buffer }> {
  await confirmButton(page).click()
  await expect(toast(page, 'Reservation confirmed succesfuly!')).toBeVisible({ timeout: 30_000 })
  const row = (await reservations(page.request)).find((reservation) => reservation.id === id)
  const image = await page.request.get(`/api/${row?.reservation_image}`)
  return { type: image.headers()['content-type'], body: await image.body() }
}

test('a photograph of 12 megapixels arrives as it was picked', async ({ page, signIn }) => {
  const id = await openDeposit(page, signIn)
  await pickPhotograph(slipPicker(page), {
    width: 4000,
    height: 3000,
    type: 'image/jpeg',
    name: 'IMG_0001.JPG',
    orientation: 6,
    background: 'rgb(240 240 240)',
  })
  const { type, body } = await send(page, id)
  expect(type).toBe('image/jpeg')
  const image = await pixelsOf(page, body)
  expect([image.width, image.height]).toEqual([3000, 4000])
  // After the turn to the right, the top left corner is at the top right.
  expect(colourAt(image, 0.9, 0.1)).toEqual([
    expect.closeTo(220, -1),
    expect.closeTo(0, -1),
    expect.closeTo(0, -1),
  ])
})

test('a picture over 10 MB is sent as a smaller copy once the client asks for it', async ({
  page,
  signIn,
}) => {
  const id = await openDeposit(page, signIn)
  const size = { width: 3000, height: 1500, padding: 10 * 1024 * 1024 }
  await pickPhotograph(slipPicker(page), { ...size, type: 'image/png', name: 'slip.png' })
  await expect(page.getByText('This file is larger than 10 MB.')).toBeVisible()
  await expect(confirmButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Use a smaller copy' }).click()
  await expect(page.getByRole('img', { name: 'Preview of slip.jpg' })).toBeVisible()
  const pixels = await pixelsOf(page, (await send(page, id)).body)
  expect([pixels.width, pixels.height]).toEqual([2560, 1280])
  // The transparent background has become white.
  expect(colourAt(pixels, 0.9, 0.9)).toEqual([255, 255, 255])
})

/** Picks a picture of more than a megabyte. */
const pickLarge = (picker: Locator, name: string) =>
  pickPhotograph(picker, { width: 800, height: 600, type: 'image/png', name, background: 'noise' })

test.describe('a server that takes one megabyte', () => {
  test.use({ expectedErrors: /status of 413/ })
  const OFFER = 'Use a smaller copy'
  const refuseLarge = (page: Page, url: string) =>
    page.route(url, (route) =>
      (route.request().postDataBuffer()?.length ?? 0) > 2 ** 20
        ? route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' })
        : route.continue(),
    )

  test('gets slip and advance payment as smaller copies', async ({ page, signIn }) => {
    const id = await openDeposit(page, signIn)
    await refuseLarge(page, '**/update-reservation/*')
    await page.getByRole('radio', { name: 'Payment slip' }).check()
    await pickLarge(slipPicker(page), 'slip.png')
    await pickLarge(page.getByLabel('Advance payment image'), 'advance.png')
    await expect(page.getByRole('img', { name: /^Preview of .*png/ })).toHaveCount(2)
    await confirmButton(page).click()
    await expect(page.getByRole('button', { name: OFFER })).toHaveCount(2)
    for (const copy of ['slip.jpg', 'advance.jpg']) {
      await page.getByRole('button', { name: OFFER }).first().click()
      await expect(page.getByRole('img', { name: `Preview of ${copy}` })).toBeVisible()
    }
    expect((await send(page, id)).type).toBe('image/jpeg')
  })

  test('gets a banner as a smaller copy', async ({ page, signIn }) => {
    await signIn.administrator()
    await refuseLarge(page, '**/api/vehicles/3')
    await page.goto('/client/all-vehicles?vehicle=3')
    const dialog = page.getByRole('dialog')
    await pickLarge(dialog.getByLabel('Banner'), 'banner.png')
    await expect(dialog.getByRole('img', { name: 'Preview of banner.png' })).toBeVisible()
    const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
    await confirm.click()
    await dialog.getByRole('button', { name: OFFER }).click()
    await expect(dialog.getByRole('img', { name: 'Preview of banner.jpg' })).toBeVisible()
    await confirm.click()
    await expect(dialog).toBeHidden()
  })
})

test.describe('a picture', () => {
  // The recorder of the tests requests a picture again whose blob address has been revoked.
  test.use({ expectedErrors: /Connecting to 'blob:/ })

  test('is refused if it cannot be decoded or would take too much memory', async ({ page }) => {
    await page.goto('/reservation-confirm?id=1')
    const picker = slipPicker(page)
    const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
    await picker.setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: jpegHead })
    await expect(page.getByText(/^This picture cannot be opened in your browser\./)).toBeVisible()
    await picker.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: grayPng(20_000, 20_000) })
    await expect(
      page.getByText(/^This picture has more than 40\smegapixels\. Please choose a smaller one/),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: /^Preview/ })).toHaveCount(0)
  })
})

/** A PNG of black pixels, one bit each: small as a file, large when decoded. */
function grayPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
