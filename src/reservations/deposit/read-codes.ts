import { decodeQRBatch } from 'qr/decode.js'

import { fetchPicture } from '@/api/images'
import { inSlices, nextTask } from '@/api/slices'
import { isPaymentCode } from '@/rental/payment-slip/slip-check'

/** The longest side of what is searched at once, in pixels. */
const SIDE = 1_600

/** How much neighbouring parts have in common: a code at the edge of one is whole in the other. */
const OVERLAP = 500

/** A picture taken at an angle is stretched in each of these directions, in degrees; one of them makes up for the angle. */
const DIRECTIONS = [0, 45, 90, 135]
const STRETCH = 1.4

/** Its longest side before it is stretched, in pixels: what is not found in one size may be found in the other. */
const STRETCHED_SIDES = [SIDE / STRETCH, 900]

const ROWS_AT_ONCE = 64

/**
 * The texts of the QR codes in a picture, a file or an address; the search ends with the first code of a payment. Throws
 * if the picture cannot be had or drawn, and once the signal is aborted (docs/engineering.md, "Slips in steps").
 */
export async function readCodes(picture: Blob | string, signal: AbortSignal): Promise<string[]> {
  const file = typeof picture === 'string' ? await fetchPicture(picture, signal) : picture
  const bitmap = await createImageBitmap(file)
  const found = new Set<string>()
  try {
    // The browser has copied the picture in this task.
    await nextTask()
    for await (const view of viewsOf(bitmap, signal)) {
      await nextTask()
      const [results = []] = await decodeQRBatch([view], {
        maxSize: { width: SIDE, height: SIDE },
        effort: Infinity,
        timeLimit: Infinity,
      })
      for (const result of results) if (typeof result === 'string') found.add(result)
      if ([...found].some(isPaymentCode)) break
    }
    return [...found]
  } finally {
    bitmap.close()
  }
}

/** The whole picture, made smaller; the same stretched; then parts as they are, for a small code in a large photograph. */
async function* viewsOf(bitmap: ImageBitmap, signal: AbortSignal): AsyncGenerator<ImageData> {
  const { width, height } = bitmap
  let source = bitmap
  const scaled = (factor: number) => inSlices(draw(source, new DOMMatrix().scale(factor)), signal)
  const scaledTo = (side: number) => scaled(Math.min(1, side / Math.max(source.width, source.height)))
  // Halves cost little; scaling a large photograph at once would hold up a press on a slow phone.
  while (Math.max(source.width, source.height) >= 2 * SIDE)
    source = await createImageBitmap(await scaled(0.5))
  yield await scaledTo(SIDE)
  for (const side of STRETCHED_SIDES) {
    const small = await createImageBitmap(await scaledTo(side))
    for (const direction of DIRECTIONS) {
      const stretch = new DOMMatrix().rotate(direction).scale(STRETCH, 1).rotate(-direction)
      yield await inSlices(draw(small, stretch), signal)
    }
  }
  if (Math.max(width, height) <= SIDE) return
  for (const y of startsOf(height))
    for (const x of startsOf(width)) {
      const part = new DOMRect(x, y, Math.min(SIDE, width), Math.min(SIDE, height))
      yield await inSlices(draw(bitmap, new DOMMatrix(), part), signal)
    }
}

/** Where the parts of a side begin, in whole pixels. */
function startsOf(length: number): number[] {
  const count = Math.max(1, Math.ceil((length - OVERLAP) / (SIDE - OVERLAP)))
  const step = count > 1 ? (length - SIDE) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => Math.round(index * step))
}

/** Draws a part of a picture, transformed about its middle, some rows at once. */
function* draw(
  picture: ImageBitmap,
  { a, b, c, d }: DOMMatrix,
  part = new DOMRect(0, 0, picture.width, picture.height),
): Generator<unknown, ImageData> {
  const { x, y, width, height } = part
  const view = new ImageData(
    Math.max(1, Math.floor(Math.abs(a) * width + Math.abs(c) * height)),
    Math.max(1, Math.floor(Math.abs(b) * width + Math.abs(d) * height)),
  )
  const canvas = new OffscreenCanvas(view.width, ROWS_AT_ONCE)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new TypeError('No canvas')
  // A half needs no better: each of its pixels is the mean of four.
  context.imageSmoothingQuality = a === 0.5 ? 'low' : 'medium'
  for (let top = 0; top < view.height; top += ROWS_AT_ONCE) {
    context.resetTransform()
    // Paper, for a slip whose background is transparent.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.setTransform(a, b, c, d, view.width / 2, view.height / 2 - top)
    context.drawImage(picture, x, y, width, height, -width / 2, -height / 2, width, height)
    const rows = Math.min(ROWS_AT_ONCE, view.height - top)
    view.data.set(context.getImageData(0, 0, view.width, rows).data, top * view.width * 4)
    yield
  }
  return view
}
