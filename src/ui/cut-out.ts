const SIDE = 8

/** Whether a picture that has loaded is a cut-out, which has no background. False where no canvas may read it. */
export function isCutOut(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  try {
    context?.drawImage(image, 0, 0, SIDE, SIDE)
    return context !== null && hasClearCorners(context.getImageData(0, 0, SIDE, SIDE).data)
  } catch {
    // An SVG with HTML inside, in Chromium.
    return false
  }
}

/** Whether all corners of a square are rather transparent than opaque, given red, green, blue and opacity of its pixels. */
export function hasClearCorners(pixels: ArrayLike<number>): boolean {
  const count = pixels.length / 4
  const side = Math.sqrt(count)
  return [0, side - 1, count - side, count - 1].every((pixel) => (pixels[pixel * 4 + 3] ?? 0) < 128)
}
