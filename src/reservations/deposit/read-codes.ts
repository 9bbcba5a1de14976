import { decodeQRBatch } from 'qr/decode.js'

import { isPaymentCode } from '@/rental/payment-slip/slip-check'

/** The longest side of what is searched at once, in pixels: a step that holds up no press, also on a slow phone. */
const SIDE = 1_600

/** How much neighbouring parts have in common: a code at the edge of one is whole in the other. */
const OVERLAP = 500

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The texts of the QR codes in a picture; the search ends with the first code of a payment. First the picture is
 * searched as a whole, made smaller, then part by part as it is, for a small code in a large photograph. Throws if the
 * picture cannot be had or drawn, or if `signal` ends the search.
 */
export async function readCodes(picture: Blob | string, signal: AbortSignal): Promise<string[]> {
  const file = typeof picture === 'string' ? await (await fetch(picture, { signal })).blob() : picture
  const bitmap = await createImageBitmap(file)
  const found = new Set<string>()
  try {
    for (const part of partsOf(bitmap)) {
      signal.throwIfAborted()
      const [results = []] = await decodeQRBatch([pixelsOf(bitmap, part)], {
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

/** The whole picture, then its parts, if it is larger than one of them. */
function partsOf({ width, height }: ImageBitmap): Part[] {
  const whole = { x: 0, y: 0, width, height }
  if (Math.max(width, height) <= SIDE) return [whole]
  const parts = startsOf(height).flatMap((y) =>
    startsOf(width).map((x) => ({ x, y, width: Math.min(SIDE, width), height: Math.min(SIDE, height) })),
  )
  return [whole, ...parts]
}

/** Where the parts of a side begin, in whole pixels. */
function startsOf(length: number): number[] {
  const count = Math.max(1, Math.ceil((length - OVERLAP) / (SIDE - OVERLAP)))
  const step = count > 1 ? (length - SIDE) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => Math.round(index * step))
}

function pixelsOf(bitmap: ImageBitmap, { x, y, width, height }: Part): ImageData {
  const factor = Math.min(1, SIDE / Math.max(width, height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * factor)),
    Math.max(1, Math.round(height * factor)),
  )
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new TypeError('No canvas')
  // Paper, for a slip whose background is transparent.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'medium'
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
