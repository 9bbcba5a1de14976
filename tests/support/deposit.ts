import { screen } from '@testing-library/react'

import type { Language } from '@/i18n/languages'
import type { Database } from '@/mocks/database'

import { openApp } from './app'
import { fileOf } from './uploads'

/** The demo client's reservation without a slip. */
export const RESERVATION_ID = '4'

/** The call that sends the slip of that reservation. */
export const SEND_SLIP = `PUT /api/reservations/update-reservation/${RESERVATION_ID}`

export const CONFIRMED = 'Reservation confirmed succesfuly!'
export const FAILED = 'Failed updating reservation!'

/** The first bytes of a PNG, then each of the 256 values of a byte, so that all of them are sent. */
export const PNG_BYTES = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].concat(
  Array.from({ length: 256 }, (_, value) => value),
)

export const picture = (name: string): File => fileOf(new Uint8Array(PNG_BYTES), name)

/** A picture with that name whose content cannot be read until `read` is called. */
export function unreadPicture(name: string, content: number[] = PNG_BYTES) {
  const file = picture(name)
  let read = () => {}
  file.slice = () => {
    const head = new Blob()
    head.arrayBuffer = () =>
      new Promise((resolve) => {
        read = () => resolve(new Uint8Array(content).buffer)
      })
    return head
  }
  return { file, read: () => read() }
}

export const slipPicker = () => screen.getByLabelText<HTMLInputElement>('Payment slip')
export const advancePicker = () => screen.getByLabelText<HTMLInputElement>('Advance payment image')
export const idField = () => screen.getByLabelText<HTMLInputElement>('Reservation ID')
export const confirmButton = () => screen.getByRole('button', { name: 'Confirm' })

/** Opens the deposit page as the demo's client, by default with the ID of the reservation without a slip. */
export async function openDeposit(db: Database, query = `?id=${RESERVATION_ID}`, language: Language = 'en') {
  const app = await openApp(`/reservation-confirm${query}`, { as: 'client@struja.example', db, language })
  await screen.findByRole('heading', { level: 1 })
  return app
}

/** Opens the deposit page with the ID and picks a slip, so that the form can be sent. */
export async function openReadyToSend(db: Database) {
  const app = await openDeposit(db)
  await app.user.upload(slipPicker(), picture('slip.png'))
  await screen.findByRole('img', { name: 'Preview of slip.png' })
  return app
}
