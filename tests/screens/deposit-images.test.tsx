import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import {
  confirmButton,
  openDeposit,
  openReadyToSend,
  picture,
  PNG_BYTES,
  slipPicker,
  unreadPicture,
} from '../support/deposit'
import { startApi } from '../support/server'
import { fileOf } from '../support/uploads'

const api = startApi()

const NO_IMAGE = 'This file is not an image we can read.'
const HINT = /^PNG, JPEG, WebP, GIF or AVIF \(in Safari also HEIC\), up to 10\sMB\.$/

/** Picks a file that the browser's dialog would not offer, as dropping a file can. */
const drop = (file: File) => userEvent.setup({ applyAccept: false }).upload(slipPicker(), file)

// Enough of a context for the app to draw with.
const isContext = (value: unknown): value is CanvasRenderingContext2D =>
  typeof value === 'object' && value !== null && 'drawImage' in value

function largePicture(name: string): File {
  const large = picture(name)
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  return large
}

/** Lets smaller copies be drawn; each is ready once the function given to `draw` is called. */
function stubCopies(draw: (done: () => void) => void): void {
  const bitmap = { width: 6_000, height: 4_000, close() {} }
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap))
  const context: unknown = { fillRect() {}, drawImage() {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() =>
    isContext(context) ? context : null,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    draw(() => done(new Blob(['small']))),
  )
}

/** Picks a picture that is too large and begins a smaller copy of it; gives the function that finishes the copy. */
async function startCopy(): Promise<() => Promise<void>> {
  const copies: (() => void)[] = []
  stubCopies((done) => copies.push(done))
  const { user } = await openDeposit(api.db)
  await drop(largePicture('slip.png'))
  await user.click(await screen.findByRole('button', { name: 'Use a smaller copy' }))
  await waitFor(() => expect(copies).toHaveLength(1))
  return () => act(async () => copies[0]?.())
}

describe('a picture that may be too large for the server', () => {
  const OFFER = 'Use a smaller copy'
  const refuse = (answer: () => Response) => api.use(http.put('*/api/reservations/*/*', answer))

  /** Sends a picture of that many bytes, and waits until the call has failed. */
  async function sendInVain(bytes: number) {
    const { user } = await openDeposit(api.db)
    const content = new Uint8Array(bytes)
    content.set(PNG_BYTES)
    await user.upload(slipPicker(), fileOf(content, 'slip.png'))
    await screen.findByRole('img', { name: 'Preview of slip.png' })
    await user.click(confirmButton())
    await screen.findByText(/^(We could not connect|Sorry, we could not process)/)
    return user
  }

  it.each([
    ['refused for its size', () => new HttpResponse('<html>', { status: 413 }), 500_000],
    ['cut off', () => HttpResponse.error(), 1_100_000],
    ['too much for the server', () => new HttpResponse(null, { status: 500 }), 1_100_000],
  ])('is offered as a smaller copy if it was %s, and stays', async (_how, answer, bytes) => {
    stubCopies((done) => done())
    refuse(answer)
    const user = await sendInVain(bytes)
    expect(slipPicker()).toHaveAccessibleDescription(/^This picture may be too large for our server\./)
    expect(screen.getByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: OFFER }))
    expect(await screen.findByRole('img', { name: 'Preview of slip.jpg' })).toBeVisible()
    expect(slipPicker()).toHaveAccessibleDescription(/^This is a smaller copy/)
    expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument()
    expect(confirmButton()).toBeEnabled()
    vi.unstubAllGlobals()
  })

  it('stays if no smaller copy can be made', async () => {
    refuse(() => new HttpResponse(null, { status: 413 }))
    const user = await sendInVain(500_000)
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Not decoded')))
    await user.click(screen.getByRole('button', { name: OFFER }))
    expect(await screen.findByText(/^This picture cannot be opened in your browser\./)).toBeVisible()
    expect(screen.getByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
    expect(confirmButton()).toBeEnabled()
    vi.unstubAllGlobals()
  })

  it.each([
    ['a small picture that was cut off', () => HttpResponse.error(), 900_000],
    ['a picture refused for another reason', () => new HttpResponse(null, { status: 404 }), 1_100_000],
  ])('is not said of %s', async (_what, answer, bytes) => {
    refuse(answer)
    await sendInVain(bytes)
    expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument()
  })
})

describe('a picker', () => {
  it('says what it accepts', async () => {
    await openDeposit(api.db)
    expect(slipPicker()).toHaveAccessibleDescription(HINT)
    expect(slipPicker()).toBeValid()
  })

  it('refuses a file that is not an image and says why, in a region that is read out', async () => {
    await openDeposit(api.db)
    const [hint] = screen.getAllByText(HINT)
    await drop(fileOf('this is no image', 'slip.png'))
    expect(await screen.findByText(NO_IMAGE)).toBe(hint)
    expect(hint).toHaveAttribute('aria-live', 'polite')
    expect(slipPicker()).toBeInvalid()
    expect(slipPicker()).toHaveAccessibleDescription(NO_IMAGE)
    expect(slipPicker().files).toHaveLength(0)
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
    expect(confirmButton()).toBeDisabled()
  })

  it('refuses a file that can no longer be read', async () => {
    await openDeposit(api.db)
    const file = picture('gone.png')
    file.slice = () => {
      throw new DOMException('The file has gone', 'NotReadableError')
    }
    await drop(file)
    expect(await screen.findByText(NO_IMAGE)).toBeVisible()
  })

  it('removes its picture when it refuses the next one, and then accepts a picture again', async () => {
    const { user } = await openReadyToSend(api.db)
    await drop(fileOf('this is no image', 'other.png'))
    await screen.findByText(NO_IMAGE)
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
    await user.upload(slipPicker(), picture('third.png'))
    expect(await screen.findByRole('img', { name: 'Preview of third.png' })).toBeVisible()
    expect(slipPicker()).toHaveAccessibleDescription(HINT)
    expect(slipPicker()).toBeValid()
  })

  it('removes a picture, which can be picked again at once', async () => {
    const { user } = await openReadyToSend(api.db)
    await user.click(screen.getByRole('button', { name: 'Remove the image' }))
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
    expect(slipPicker()).toHaveFocus()
    expect(slipPicker().files).toHaveLength(0)
    expect(confirmButton()).toBeDisabled()
    await user.upload(slipPicker(), picture('slip.png'))
    expect(await screen.findByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
  })

  it('keeps the picture picked last, however late an earlier one is read', async () => {
    const { user } = await openDeposit(api.db)
    const slowPicture = unreadPicture('early.png')
    await user.upload(slipPicker(), slowPicture.file)
    await user.upload(slipPicker(), picture('late.png'))
    await screen.findByRole('img', { name: 'Preview of late.png' })
    await act(async () => slowPicture.read())
    expect(screen.getByRole('img', { name: /^Preview/ })).toHaveAccessibleName('Preview of late.png')
    expect(slipPicker().files?.[0]?.name).toBe('late.png')
  })

  it.each([
    ['too large as well', () => largePicture('second.png'), 'This file is larger than 10 MB.'],
    ['no image', () => fileOf('this is no image', 'second.png'), NO_IMAGE],
  ])('drops the smaller copy being made if the next file is %s', async (_what, second, message) => {
    const finishCopy = await startCopy()
    expect(slipPicker()).toHaveAccessibleDescription('Making a smaller copy…')
    await drop(second())
    await finishCopy()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
    expect(confirmButton()).toBeDisabled()
    vi.unstubAllGlobals()
  })

  it('offers no smaller copy of a large file that is no image', async () => {
    await openDeposit(api.db)
    const large = fileOf('this is no image', 'slip.png')
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    await drop(large)
    expect(await screen.findByText(NO_IMAGE)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use a smaller copy' })).not.toBeInTheDocument()
    expect(confirmButton()).toBeDisabled()
  })
})
