import { IMAGE_MAX_BYTES, kindOf } from './image-content'

/** The longest side of an image that is sent, in pixels. */
export const LONGEST_SIDE = 2_560

/** The most bytes of a copy for a server that takes less: two of them stay below the usual megabyte. */
export const SMALL_COPY_BYTES = 400_000

const QUALITY = 0.86

type ImageType = 'image/png' | 'image/jpeg'

/** The image with its longer side at most 2,560 px; a GIF, and what the browser cannot make smaller, as it is. */
export async function scaleForSending(file: File): Promise<File> {
  const kind = await kindOf(file)
  // A smaller copy would keep only the first picture of an animation.
  if (kind === 'gif') return file
  const copy = await withBitmap(file, async (bitmap) => {
    if (Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE) return undefined
    const type = kind === 'png' ? 'image/png' : 'image/jpeg'
    const blob = await draw(bitmap, type, LONGEST_SIDE)
    return blob !== null && blob.size <= IMAGE_MAX_BYTES ? fileOf(blob, file.name, type) : undefined
  })
  return copy ?? file
}

// The longest side of a smaller copy; the next one is tried if the copy has too many bytes.
const COPY_SIDES = [LONGEST_SIDE, 1_810, 1_280, 905]

/** A copy of an image as a JPEG of at most `maxBytes`; undefined if the browser cannot make one. */
export const smallerCopy = (file: File, maxBytes: number): Promise<File | undefined> =>
  withBitmap(file, async (bitmap) => {
    for (const side of COPY_SIDES) {
      const blob = await draw(bitmap, 'image/jpeg', side)
      if (blob !== null && blob.size <= maxBytes) return fileOf(blob, file.name, 'image/jpeg')
    }
    return undefined
  })

const fileOf = (blob: Blob, name: string, type: ImageType) =>
  new File([blob], name.replace(/(\.[^.]*)?$/, type === 'image/png' ? '.png' : '.jpg'), { type })

/** What `make` makes of the decoded image; undefined if the browser cannot decode it. */
async function withBitmap<Result>(file: File, make: (bitmap: ImageBitmap) => Promise<Result>) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  try {
    return bitmap && (await make(bitmap))
  } finally {
    bitmap?.close()
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
