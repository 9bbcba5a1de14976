import { screen } from '@testing-library/react'
import { expect } from 'vitest'

import { UPLOAD_TIMEOUT_MS } from '@/api/http'

import {
  advancePicker,
  CONFIRMED,
  confirmButton,
  FAILED,
  RESERVATION_ID,
  idField,
  openReadyToSend,
  picture,
  SEND_SLIP,
  slipPicker,
} from '../../support/deposit'
import type { WriteCall } from './write-faults'

const modeField = () => screen.getByRole('radio', { name: 'Payment slip (uplatnica)' })

/** The call that sends a slip, with everything entered: the ID, the slip, the mode and the advance image. */
export const SLIP_CALLS: readonly WriteCall[] = [
  {
    name: 'update-reservation',
    call: SEND_SLIP,
    timeout: UPLOAD_TIMEOUT_MS,
    heading: 'Pay the deposit',
    open: async ({ db }) => {
      const app = await openReadyToSend(db)
      await app.user.click(modeField())
      await app.user.upload(advancePicker(), picture('advance.png'))
      await screen.findByRole('img', { name: 'Preview of advance.png' })
      return app
    },
    button: confirmButton,
    done: { text: CONFIRMED, link: 'See reservation 4', to: '/client?reservation=4' },
    failed: { text: FAILED, link: 'Back to reservation 4', to: '/reservation-confirm?id=4' },
    expectEntriesKept: () => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(idField()).toHaveValue(RESERVATION_ID)
      expect(screen.getByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
      expect(slipPicker().files?.[0]?.name).toBe('slip.png')
      expect(modeField()).toBeChecked()
      expect(screen.getByRole('img', { name: 'Preview of advance.png' })).toBeVisible()
      expect(advancePicker().files?.[0]?.name).toBe('advance.png')
      expect(confirmButton()).toBeEnabled()
      expect(confirmButton()).toHaveFocus()
    },
  },
]
