type FileKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'heic' | 'pdf'

/** The maximum size of an image, in bytes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

/** Why a file is refused as an image. */
export type ImageRefusal = 'empty' | 'notAnImage' | 'pdf' | 'tooLarge' | DecodingFailure

type DecodingFailure = 'undecodable' | 'tooManyPixels'

const SIGNATURE_BYTES = 12

// A decoded image takes four bytes for each pixel; a larger one can crash the page.
const MOST_PIXELS = 40_000_000

/** Why a file may not be sent as an image (docs/decisions.md, "Pictures by content"); undefined if it may. */
export async function checkImage(file: Blob): Promise<ImageRefusal | undefined> {
  if (file.size === 0) return 'empty'
  const kind = await kindOf(file)
  if (kind === undefined) return 'notAnImage'
  // Banks give slips as PDFs; a picture of one can be sent.
  if (kind === 'pdf') return 'pdf'
  return file.size > IMAGE_MAX_BYTES ? 'tooLarge' : checkDecoding(file)
}

/** Why the browser cannot decode an image; undefined if it can. */
export async function checkDecoding(file: Blob): Promise<DecodingFailure | undefined> {
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

/** The kind of a file by its first bytes; undefined also if the file can no longer be read. */
export async function kindOf(file: Blob): Promise<FileKind | undefined> {
  try {
    return fileKind(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  } catch {
    return undefined
  }
}

/** The kind of a file that begins with these bytes; undefined for any kind that the app does not tell apart. */
export function fileKind(head: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('%PDF-')) return 'pdf'
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brand = text.slice(8)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].includes(brand) ? 'heic' : undefined
}
