import { IMAGE_MAX_BYTES, kindOf } from './image-content'

/** The longest side of an image that is sent, in pixels. */
export const LONGEST_SIDE = 2_560

const QUALITY = 0.86

/**
 * The image in a size fit for sending: a photograph whose longer side is above 2,560 px is made smaller, its
 * orientation kept. What the browser cannot draw (HEIC in most), or what would then be too large, is given back as it is.
 */
export async function scaleForSending(file: File): Promise<File> {
  const kind = await kindOf(file)
  // An animation would lose all but its first picture.
  if (kind === 'gif') return file
  const bitmap = await decoded(file)
  if (bitmap === undefined) return file
  try {
    if (Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE) return file
    const type = kind === 'png' ? 'image/png' : 'image/jpeg'
    const blob = await drawn(bitmap, type)
    if (blob === null || blob.size > IMAGE_MAX_BYTES) return file
    const ending = kind === 'png' ? 'png' : 'jpg'
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type })
  } finally {
    bitmap.close()
  }
}

async function decoded(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

function drawn(bitmap: ImageBitmap, type: 'image/png' | 'image/jpeg'): Promise<Blob | null> {
  const { width, height } = scaledSize(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  if (type === 'image/jpeg') {
    // What is transparent would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}

/** The size in whole pixels whose longer side is at most 2,560, of the same shape. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
