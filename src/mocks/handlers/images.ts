import { HttpResponse } from 'msw'

import type { Database, StoredImage } from '../database.ts'
import { HttpError } from './answers.ts'
import type { Answers } from './endpoints.ts'

// docs/decisions.md, "Pictures by content".
const MAXIMUM_BYTES = 10 * 1024 * 1024

export const imageAnswers = (db: Database): Answers<'image'> => ({
  image({ params }) {
    const name = String(params['name'])
    const image = db.images.get(`uploads/${name}`)
    if (image === undefined) throw new HttpError(404, 'Image not found')
    return new HttpResponse(image.bytes, {
      headers: {
        'Content-Type': image.type,
        // Slips are about a person: no browser or proxy keeps them.
        'Cache-Control': name.startsWith('reservation-') ? 'no-store' : 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        // Keeps an uploaded file from running scripts, even where the file is opened by itself.
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    })
  },
})

interface UploadedImage extends StoredImage {
  ending: ImageType['ending']
}

/** The image in a field of a form, judged by its content; undefined where none was chosen. */
export async function readImage(form: FormData, field: string): Promise<UploadedImage | undefined> {
  const file = form.get(field)
  // Not `instanceof File`: under jsdom a form's files are of another class than the global one.
  if (file === null || typeof file === 'string') {
    if (file === null || file === '') return undefined
    throw new HttpError(415, `${field} is not a file`)
  }
  // A browser sends an empty file for an input in which no file was chosen.
  if (file.size === 0 && file.name === '') return undefined
  if (file.size > MAXIMUM_BYTES) throw new HttpError(413, `${field} is larger than 10 MB`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = imageTypeOf(bytes)
  if (kind === undefined) throw new HttpError(415, `${field} is not an image`)
  return { ...kind, bytes }
}

/** Stores the image under a new path, since browsers keep showing the old picture of a path they know. */
export function storeImage(db: Database, owner: string, { ending, type, bytes }: UploadedImage): string {
  let number = 1
  const path = () => `uploads/${owner}-${number}.${ending}`
  while (db.images.has(path())) number += 1
  db.images.set(path(), { type, bytes })
  return path()
}

const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
} as const

interface ImageType {
  ending: keyof typeof TYPES
  type: (typeof TYPES)[keyof typeof TYPES]
}

const HEIC_BRAND = /^(he(ic|ix|im|is|vc|vx|vm|vs)|m[is]f1)$/

/** The type of an image, judged by the first bytes, never by the name or type that came with the image. */
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
  // AVIF and HEIC share a container and a common main brand: read the whole list of brands.
  const brands = (text(8, 12) + text(16, Math.min(boxLength(bytes), 128))).match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => HEIC_BRAND.test(brand)) ? 'heic' : undefined
}

const boxLength = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
