/** The longest side of an image that is sent, in pixels. */
export const LONGEST_SIDE = 2_560

const QUALITY = 0.86

/**
 * The image in a size fit for sending: a photograph whose longer side is above 2,560 px is made smaller, its
 * orientation kept. What the browser cannot draw (HEIC in most), or what would not get smaller, is given back as it is.
 */
export async function scaleForSending(file: File): Promise<File> {
  // An animation would lose all but its first picture.
  if (file.type === 'image/gif') return file
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return file
  }
  const { width, height } = scaledSize(bitmap.width, bitmap.height)
  if (width === bitmap.width) {
    bitmap.close()
    return file
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (blob === null || blob.size >= file.size) return file
  const ending = type === 'image/png' ? 'png' : 'jpg'
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type })
}

/** The size in whole pixels whose longer side is at most 2,560, of the same shape. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
