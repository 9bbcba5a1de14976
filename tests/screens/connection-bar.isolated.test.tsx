import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { openApp } from '../support/app'
import { startApi } from '../support/server'

const api = startApi()

const TEXT = 'You are offline. Nothing can be sent until the connection is back.'

it('a page opened without a connection fetches again once there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openApp('/vehicles')
  await vi.dynamicImportSettled()
  await screen.findByText(TEXT)
  await waitFor(() => expect(api.calls).toHaveLength(2))
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() =>
    expect(api.calls.slice(2).toSorted()).toEqual(['GET /api/reservations', 'GET /api/vehicles']),
  )
})

it('an open page says that the connection is gone as long as it is', async () => {
  await openApp('/general-terms')
  await screen.findByRole('heading', { level: 1 })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await waitFor(() => {
    window.dispatchEvent(new Event('offline'))
    expect(screen.getByText(TEXT)).toBeVisible()
  })
  expect(screen.getByText(TEXT)).toHaveRole('status')
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
})
