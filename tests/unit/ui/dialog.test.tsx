// @vitest-environment jsdom
import '../../support/setup'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'

const nothing = () => {}

it('leaves the toasts to the page when it goes together with a dialog in it', async () => {
  const { unmount } = render(
    <Dialog title="Reservation" onClose={nothing}>
      <Dialog title="Payment slip" onClose={nothing}>
        Picture
      </Dialog>
    </Dialog>,
  )
  await showToast('success', 'Sent')
  expect(await screen.findByText('Sent')).toBeVisible()
  unmount()
  expect(await screen.findByText('Sent')).toBeVisible()
})
