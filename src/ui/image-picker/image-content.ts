type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'heic'

/** The maximum size of an image, in bytes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

/** Why a file is refused as an image. */
export type ImageRefusal = 'empty' | 'tooLarge' | ContentRefusal

type ContentRefusal = 'notAnImage' | 'pdf' | 'undecodable' | 'tooManyPixels'

const SIGNATURE_BYTES = 12

// A decoded image takes four bytes for each pixel; a larger one can crash the page.
const MOST_PIXELS = 40_000_000

/**
 * Why a file may not be sent as an image, judged by its size and content, never by its name (docs/decisions.md,
 * "Pictures by content"); undefined if it may.
 */
export async function checkImage(file: Blob): Promise<ImageRefusal | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size <= IMAGE_MAX_BYTES) return checkContent(file)
  return (await kindOf(file)) === undefined ? noImage(file) : 'tooLarge'
}

/** Why the content of a file cannot be sent as an image; undefined if it can. The browser must be able to decode it. */
export async function checkContent(file: Blob): Promise<ContentRefusal | undefined> {
  if ((await kindOf(file)) === undefined) return noImage(file)
  const pixels = await pixelCount(file)
  if (pixels === undefined) return 'undecodable'
  if (pixels > MOST_PIXELS) return 'tooManyPixels'
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return undefined
  } catch {
    return 'undecodable'
  }
}

/** Banks give slips as PDFs: a picture of one can be sent, so a PDF is told from other files. */
async function noImage(file: Blob): Promise<'pdf' | 'notAnImage'> {
  try {
    return (await file.slice(0, 5).text()) === '%PDF-' ? 'pdf' : 'notAnImage'
  } catch {
    return 'notAnImage'
  }
}

/** The number of pixels, which the browser knows before decoding; undefined if the file is no image. */
async function pixelCount(file: Blob): Promise<number | undefined> {
  const address = URL.createObjectURL(file)
  try {
    return await new Promise((resolve) => {
      const image = new Image()
      image.addEventListener('load', () => resolve(image.naturalWidth * image.naturalHeight))
      image.addEventListener('error', () => resolve(undefined))
      image.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A copy of the file in memory, which stays whole when the file is changed or deleted; undefined if it cannot be read. */
export async function copyInMemory(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, {
      type: file.type,
      lastModified: file.lastModified,
    })
  } catch {
    return undefined
  }
}

/** The kind of image by the first bytes of the file; undefined also if the file can no longer be read. */
export async function kindOf(file: Blob): Promise<ImageKind | undefined> {
  try {
    return imageKind(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  } catch {
    return undefined
  }
}

/** The kind of image that begins with these bytes; undefined if it may not be sent. */
export function imageKind(head: Uint8Array): ImageKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brand = text.slice(8)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].includes(brand) ? 'heic' : undefined
}
