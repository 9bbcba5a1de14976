import { HttpResponse } from 'msw'

import type { Database, StoredImage } from '../database.ts'
import { HttpError } from './answers.ts'
import type { Call } from './call.ts'

// docs/decisions.md, "Pictures by content".
const MAXIMUM_BYTES = 10 * 1024 * 1024

export const IMAGE_ENDPOINTS = [['image', 'get', '/uploads/:name']] as const

export const imageAnswers = (db: Database) => ({
  image({ params }: Call) {
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
  ending: string
}

/** The image in a field of a form, judged by its content; undefined where none was chosen. */
export async function readImage(form: FormData, field: string): Promise<UploadedImage | undefined> {
  const file = form.get(field)
  // Not `instanceof File`: under jsdom a form's files are of another class than the global one.
  if (typeof file === 'string' && file !== '') throw new HttpError(415, `${field} is not a file`)
  // A browser sends an empty file for an input in which no file was chosen.
  if (!file || typeof file === 'string' || (file.size === 0 && file.name === '')) return undefined
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

// How the bytes of each type begin. AVIF and HEIC share a container and tell themselves apart in its list of brands.
const IMAGE_TYPES = [
  { ending: 'png', type: 'image/png', start: /^\u0089PNG/ },
  { ending: 'jpg', type: 'image/jpeg', start: /^\u00FF\u00D8\u00FF/ },
  { ending: 'gif', type: 'image/gif', start: /^GIF8[79]a/ },
  { ending: 'webp', type: 'image/webp', start: /^RIFF.{4}WEBP/s },
  { ending: 'avif', type: 'image/avif', start: /^.{4}ftyp(?:.{4})*?avi[fs]/s },
  { ending: 'heic', type: 'image/heic', start: /^.{4}ftyp(?:.{4})*?(?:he[im].|m[is]f1)/s },
]

/** The type of an image, judged by the first bytes, never by the name or type that came with the image. */
function imageTypeOf(bytes: Uint8Array): Pick<UploadedImage, 'ending' | 'type'> | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 64))
  const found = IMAGE_TYPES.find(({ start }) => start.test(beginning))
  return found && { ending: found.ending, type: found.type }
}
