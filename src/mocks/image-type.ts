/** The kinds of picture the API takes, by their file ending. */
const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
} as const

export interface ImageType {
  ending: keyof typeof TYPES
  type: (typeof TYPES)[keyof typeof TYPES]
}

const HEIC_BRAND = /^(he(ic|ix|im|is|vc|vx|vm|vs)|m[is]f1)$/

/** What picture the bytes are by their own mark, never by the name or type they were sent with (D24). */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const ending = endingOf(bytes)
  return ending && { ending, type: TYPES[ending] }
}

function endingOf(bytes: Uint8Array): keyof typeof TYPES | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png'
  if (text(0, 3) === '\u00FF\u00D8\u00FF') return 'jpg'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return undefined
  // AVIF and HEIC share a container and a common main brand, so that the whole list of brands has to be read.
  const brands = (text(8, 12) + text(16, Math.min(boxLength(bytes), 128))).match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => HEIC_BRAND.test(brand)) ? 'heic' : undefined
}

const boxLength = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
