import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'

/** The pixels of an image: red, green, blue and opacity of each, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** The pixels of an image file, as the browser draws it. */
export async function pixelsOf(page: Page, file: Buffer): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const data = context?.getImageData(0, 0, width, height).data ?? []
    // Browsers limit the number of arguments of a call.
    const chunk = 8_192
    let binary = ''
    for (let start = 0; start < data.length; start += chunk)
      binary += String.fromCharCode(...data.slice(start, start + chunk))
    return { width, height, base64: btoa(binary) }
  }, file.toString('base64'))
  return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) }
}

/** The text of the QR code in an image, if one can be read. */
export function qrTextIn(image: Pixels): string | undefined {
  try {
    return decodeQR(image, { timeLimit: Infinity })
  } catch {
    return undefined
  }
}

/** The red, green and blue of a pixel, whose place is given in parts of width and height, from 0 to 1. */
export function colourAt({ data, width, height }: Pixels, x: number, y: number): number[] {
  const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
  return Array.from(data.subarray(start, start + 3))
}
