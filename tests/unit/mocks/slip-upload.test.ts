import { describe, expect, it, vi } from 'vitest'

import { CLIENT, refusalOf, startDemo } from './demo'
import { picture, slipForm } from './pictures'

const TEN_MB = 10 * 1024 * 1024
const path = (id: number) => `/reservations/update-reservation/${id}`

const TYPES = [
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['heic', 'image/heic'],
] as const

describe('an uploaded slip', () => {
  it.each(TYPES)('of kind %s comes back byte for byte as %s', async (kind, type) => {
    const { call, signIn, db } = startDemo()
    const bytes = picture(kind)
    const form = slipForm(bytes, { advancePayment: 'uzivo', advancePaymentImage: '', id: '4' })
    const response = await call('PUT', path(4), { token: await signIn(CLIENT), form })
    const reservation_image = `uploads/reservation-4-1.${kind}`
    expect(await response.json()).toEqual({ id: 4, reservation_image })
    expect(db.reservations.get(4)).toMatchObject({ reservation_image, status: 'pending' })

    const image = await call('GET', `/${reservation_image}`)
    expect(image.headers.get('Content-Type')).toBe(type)
    expect(image.headers.get('Cache-Control')).toBe('no-store')
    expect(image.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes)
  })

  it('may be 10 MB large and no larger', async () => {
    const { call, signIn } = startDemo()
    const token = await signIn(CLIENT)
    const upload = async (size: number) =>
      (await call('PUT', path(4), { token, form: slipForm(picture('png', size)) })).status
    expect(await upload(TEN_MB)).toBe(200)
    expect(await upload(TEN_MB + 1)).toBe(413)
  })

  it('gets a new path each time, so that no browser shows the old slip', async () => {
    const { call, signIn, db } = startDemo()
    const token = await signIn(CLIENT)
    for (let times = 0; times < 2; times += 1)
      await call('PUT', path(4), { token, form: slipForm(picture('png')) })
    expect(db.reservations.get(4)?.reservation_image).toBe('uploads/reservation-4-2.png')
  })

  it('leaves a confirmation that comes while the form is read', async () => {
    const { call, signIn, db } = startDemo()
    const token = await signIn(CLIENT)
    const form = slipForm(picture('png'))
    vi.spyOn(Request.prototype, 'formData').mockImplementation(async () => {
      const row = db.reservations.get(4)
      if (row) db.reservations.replace({ ...row, status: 'success' })
      return form
    })
    expect((await call('PUT', path(4), { token, form })).status).toBe(200)
    const reservation_image = 'uploads/reservation-4-1.png'
    expect(db.reservations.get(4)).toMatchObject({ reservation_image, status: 'success' })
  })

  it('may come with the image of an advance payment, which is kept too', async () => {
    const { call, signIn } = startDemo()
    const form = slipForm(picture('png'), { advancePayment: 'uplatnica' })
    form.set('advancePaymentImage', new File([picture('jpg')], 'advance.jpg'))
    expect((await call('PUT', path(4), { token: await signIn(CLIENT), form })).status).toBe(200)
    const image = await call('GET', '/uploads/reservation-4-advance-1.jpg')
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(picture('jpg'))
  })
})

describe('an upload is refused', () => {
  const png = picture('png')
  const bytesOf = (characters: string) => new TextEncoder().encode(characters)
  const text = bytesOf('This is no picture')
  const withAdvance = (file: Uint8Array<ArrayBuffer>) => {
    const form = slipForm(png)
    form.set('advancePaymentImage', new File([file], 'advance.png', { type: 'image/png' }))
    return form
  }
  const withoutFile = new FormData()
  withoutFile.set('reservation_image', new File([], ''))
  const withText = new FormData()
  withText.set('reservation_image', 'undefined')

  it.each([
    ['no picture', 415, slipForm(text)],
    ['an SVG', 415, slipForm(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a PDF', 415, slipForm(bytesOf('%PDF-1.7'))],
    ['a film', 415, slipForm(bytesOf('\0\0\0\u0018ftypisom\0\0\0\0isommp41'))],
    ['a sound', 415, slipForm(bytesOf('RIFF\0\0\0\0WAVEfmt '))],
    ['an empty file', 415, slipForm(new Uint8Array())],
    ['text in place of a file', 415, withText],
    ['an advance image that is none', 415, withAdvance(text)],
    ['an advance image above 10 MB', 413, withAdvance(picture('png', TEN_MB + 1))],
    ['no file chosen', 400, withoutFile],
    ['an empty form', 400, new FormData()],
    ['another id than the path', 400, slipForm(png, { id: '5' })],
    ['an unknown way to pay', 400, slipForm(png, { advancePayment: 'gold' })],
  ])('with %s: %i', async (_, status, form) => {
    const { call, signIn, db } = startDemo()
    const images = db.images.size
    const response = await call('PUT', path(4), { token: await signIn(CLIENT), form })
    expect((await refusalOf(response)).status).toBe(status)
    expect(db.reservations.get(4)?.reservation_image).toBeNull()
    expect(db.images.size).toBe(images)
  })
})
