import { HttpResponse } from 'msw'

import type { Database, StoredImage } from '../database.ts'
import { imageTypeOf, type ImageType } from '../image-type.ts'
import { HttpError } from '../http-error.ts'
import type { Answers } from './endpoints.ts'

/** How large an image may be (D24). */
const MAXIMUM_BYTES = 10 * 1024 * 1024

/** GET of an image by the path a row names. */
export const imageAnswers = (db: Database): Answers<'image'> => ({
  image({ params }) {
    const image = db.images.get(`uploads/${String(params['name'])}`)
    if (image === undefined) throw new HttpError(404, 'Image not found')
    return new HttpResponse(image.bytes, {
      headers: {
        'Content-Type': image.type,
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        // What people upload is only ever a picture, even where it is opened by itself.
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
  // A browser sends an empty file for an input in which none was chosen.
  if (file.size === 0 && file.name === '') return undefined
  if (file.size > MAXIMUM_BYTES) throw new HttpError(413, `${field} is larger than 10 MB`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = imageTypeOf(bytes)
  if (kind === undefined) throw new HttpError(415, `${field} is not an image`)
  return { ...kind, bytes }
}

/** Keeps the image under a path of its own, since browsers keep showing the old picture of a path they know. */
export function storeImage(db: Database, owner: string, { ending, type, bytes }: UploadedImage): string {
  let number = 1
  const path = () => `uploads/${owner}-${number}.${ending}`
  while (db.images.has(path())) number += 1
  db.images.set(path(), { type, bytes })
  return path()
}
