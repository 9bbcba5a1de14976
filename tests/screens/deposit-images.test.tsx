import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { IMAGE_MAX_BYTES } from '@/ui/image-picker/image-content'

import { confirmButton, openDeposit, openReady, picture, PNG_BYTES, slipPicker } from '../support/deposit'
import { startApi } from '../support/server'
import { fileOf } from '../support/uploads'

const api = startApi()

const NO_IMAGE = 'This file is not an image of a kind we can read.'
const HINT = 'PNG, JPEG, WebP, GIF, AVIF or HEIC, up to 10 MB.'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const REFUSED: [string, () => File, string][] = [
  ['text named .png', () => fileOf('this is no image', 'slip.png'), NO_IMAGE],
  ['an empty file', () => fileOf('', 'slip.png'), 'This file is empty.'],
  ['an SVG with a script', () => fileOf(SVG, 'slip.svg', 'image/svg+xml'), NO_IMAGE],
  ['an SVG named .png', () => fileOf(SVG, 'slip.png'), NO_IMAGE],
  ['a PDF', () => fileOf('%PDF-1.7', 'slip.pdf', 'application/pdf'), NO_IMAGE],
  ['an image above 10 MB', () => fileOf(large(), 'slip.png'), 'This file is larger than 10 MB.'],
]

function large(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(IMAGE_MAX_BYTES + 1)
  bytes.set(PNG_BYTES)
  return bytes
}

/** Picks a file though the browser's dialog would not have offered it, as dropping it does. */
const drop = (file: File) => userEvent.setup({ applyAccept: false }).upload(slipPicker(), file)

describe('a picker', () => {
  it('says what it takes', async () => {
    await openDeposit(api.db)
    expect(slipPicker()).toHaveAccessibleDescription(HINT)
    expect(slipPicker()).toBeValid()
  })

  it.each(REFUSED)('refuses %s and says why', async (_, make, message) => {
    await openDeposit(api.db)
    await drop(make())
    expect(await screen.findByText(message)).toBeVisible()
    expect(slipPicker()).toBeInvalid()
    expect(slipPicker()).toHaveAccessibleDescription(message)
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

  it('drops the picture it had for one it refuses, and takes a picture again', async () => {
    const { user } = await openReady(api.db)
    await drop(fileOf('this is no image', 'other.png'))
    await screen.findByText(NO_IMAGE)
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
    await user.upload(slipPicker(), picture('third.png'))
    expect(await screen.findByRole('img', { name: 'Preview of third.png' })).toBeVisible()
    expect(slipPicker()).toHaveAccessibleDescription(HINT)
    expect(slipPicker()).toBeValid()
  })

  it('lets go of a picture, which can be picked again at once', async () => {
    const { user } = await openReady(api.db)
    await user.click(screen.getByRole('button', { name: 'Remove the image' }))
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
    expect(slipPicker()).toHaveFocus()
    expect(slipPicker().files).toHaveLength(0)
    expect(confirmButton()).toBeDisabled()
    await user.upload(slipPicker(), picture('slip.png'))
    expect(await screen.findByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
  })

  it.each([
    ['de', 'Zahlschein', 'Diese Datei ist leer.'],
    ['sr', 'Uplatnica', 'Ova datoteka je prazna.'],
  ] as const)('refuses in %s', async (language, label, message) => {
    await openDeposit(api.db, '', language)
    const [picker] = screen.getAllByLabelText(label, { selector: 'input[type=file]' })
    if (picker) await userEvent.upload(picker, fileOf('', 'slip.png'))
    expect(await screen.findByText(message)).toBeVisible()
  })
})
