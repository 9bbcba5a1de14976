import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { TIMEOUT_MS } from '@/api/http'

import { findToast } from '../support/app'
import {
  advancePicker,
  CONFIRMED,
  confirmButton,
  FAILED,
  ID,
  idField,
  openReady,
  picture,
  SEND,
  slipPicker,
} from '../support/deposit'
import { startApi } from '../support/server'
import { holdTimers } from '../support/timers'
import { sendsFiles } from '../support/uploads'

const api = startApi()
sendsFiles()

/** Everything entered: the ID, the slip, the mode and the advance image. */
async function openFull() {
  const app = await openReady(api.db)
  await app.user.click(screen.getByRole('radio', { name: 'Payment slip (uplatnica)' }))
  await app.user.upload(advancePicker(), picture('advance.png'))
  await screen.findByRole('img', { name: 'Preview of advance.png' })
  return app
}

function expectKept() {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(idField()).toHaveValue(ID)
  expect(screen.getByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
  expect(slipPicker().files?.[0]?.name).toBe('slip.png')
  expect(screen.getByRole('radio', { name: 'Payment slip (uplatnica)' })).toBeChecked()
  expect(screen.getByRole('img', { name: 'Preview of advance.png' })).toBeVisible()
  expect(advancePicker().files?.[0]?.name).toBe('advance.png')
  expect(confirmButton()).toBeEnabled()
  expect(confirmButton()).toHaveFocus()
}

describe('a slip that is not taken', () => {
  it.each(['400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '503', 'html500', 'drop'])(
    'is told once, nothing entered is lost: %s',
    async (fault) => {
      const { user } = await openFull()
      document.cookie = `demoFault=update-reservation=${fault}; path=/`
      await user.click(confirmButton())
      expect(await findToast(FAILED)).toBeVisible()
      expectKept()
      expect(api.countOf(SEND)).toBe(1)
      expect(api.db.reservations.get(4)?.reservation_image).toBeNull()
    },
  )

  it('is given up after 20 seconds', async () => {
    const waits = holdTimers(TIMEOUT_MS)
    const { user } = await openFull()
    document.cookie = 'demoFault=update-reservation=never; path=/'
    await user.click(confirmButton())
    expect(await screen.findByRole('dialog', { name: 'Processing' })).toBeVisible()
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
    waits.end()
    expect(await findToast(FAILED)).toBeVisible()
    expectKept()
    expect(api.countOf(SEND)).toBe(1)
  })

  it('can be sent again', async () => {
    const { user } = await openFull()
    document.cookie = 'demoFault=update-reservation=500*1; path=/'
    await user.click(confirmButton())
    await findToast(FAILED)
    await user.click(confirmButton())
    expect(await findToast(CONFIRMED)).toBeVisible()
    expect(api.countOf(SEND)).toBe(2)
  })

  it("is another client's, and the server says no", async () => {
    const { user } = await openReady(api.db)
    await user.clear(idField())
    await user.type(idField(), '11')
    await user.click(confirmButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(idField()).toHaveValue('11')
    expect(api.countOf('PUT /api/reservations/update-reservation/11')).toBe(1)
  })
})
