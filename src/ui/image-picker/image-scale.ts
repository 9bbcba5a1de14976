import { IMAGE_MAX_BYTES, kindOf } from './image-content'

/** The longest side of an image that is sent, in pixels. */
export const LONGEST_SIDE = 2_560

/** The most bytes of a copy for a server that takes less: two of them stay below the usual megabyte. */
export const SMALL_COPY_BYTES = 400_000

const QUALITY = 0.86

type ImageType = 'image/png' | 'image/jpeg'

/**
 * The image, made smaller if its longer side is above 2,560 px; its orientation is kept. Returned unchanged: a GIF, an
 * image that the browser cannot draw (HEIC in most), and one whose smaller copy would be too large.
 */
export async function scaleForSending(file: File): Promise<File> {
  const kind = await kindOf(file)
  // A smaller copy would keep only the first picture of an animation.
  if (kind === 'gif') return file
  const bitmap = await decode(file)
  if (bitmap === undefined) return file
  try {
    if (Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE) return file
    const type = kind === 'png' ? 'image/png' : 'image/jpeg'
    const blob = await draw(bitmap, type)
    if (blob === null || blob.size > IMAGE_MAX_BYTES) return file
    return fileOf(blob, file.name, type)
  } finally {
    bitmap.close()
  }
}

// The longest side of a smaller copy; the next one is tried if the copy has too many bytes.
const COPY_SIDES = [LONGEST_SIDE, 1_810, 1_280, 905]

/**
 * A smaller copy of an image as a JPEG of at most `maxBytes`, its longer side at most 2,560 px; undefined if the browser
 * cannot make one.
 */
export async function smallerCopy(file: File, maxBytes: number): Promise<File | undefined> {
  const bitmap = await decode(file)
  if (bitmap === undefined) return undefined
  try {
    for (const side of COPY_SIDES) {
      const blob = await draw(bitmap, 'image/jpeg', side)
      if (blob !== null && blob.size <= maxBytes) return fileOf(blob, file.name, 'image/jpeg')
    }
    return undefined
  } finally {
    bitmap.close()
  }
}

const fileOf = (blob: Blob, name: string, type: ImageType) =>
  new File([blob], name.replace(/(\.[^.]*)?$/, type === 'image/png' ? '.png' : '.jpg'), { type })

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

function draw(bitmap: ImageBitmap, type: ImageType, longestSide = LONGEST_SIDE): Promise<Blob | null> {
  const { width, height } = scaledSize(bitmap.width, bitmap.height, longestSide)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  if (type === 'image/jpeg') {
    // Transparent pixels would turn black in a JPEG.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}

/** The size in whole pixels whose longer side is at most `longestSide`, in the same proportions. */
export function scaledSize(width: number, height: number, longestSide = LONGEST_SIDE) {
  const factor = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
