import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { openAllReservations } from '../support/all-reservations'
import { findToast } from '../support/app'
import { TODAY } from '../support/booking'
import { askForFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

/** A reservation of the demo whose slip waits for confirmation. */
const waiting = () => {
  const found = api.db.reservations
    .all()
    .find((row) => row.reservation_image !== null && row.status === 'pending')
  if (found === undefined) throw new Error('None waits')
  return found
}

const panelOf = async (id: number) => within(await screen.findByRole('dialog', { name: `Reservation ${id}` }))

async function openWaitingReservation() {
  const { id } = waiting()
  const app = await openAllReservations(api.db, `?reservation=${id}`)
  return { ...app, id, panel: await panelOf(id) }
}

const confirmButton = () => screen.getByRole('button', { name: 'Confirm reservation' })

describe('the panel of an administrator', () => {
  it('opens by a press on a row, and shows user, status, price and slip', async () => {
    const row = waiting()
    const { user, currentPath } = await openAllReservations(api.db, '?sort=id')
    await user.click(screen.getByRole('link', { name: String(row.id) }))
    const panel = await panelOf(row.id)
    expect(currentPath()).toBe(`/client/all-reservations?sort=id&reservation=${row.id}`)
    expect(panel.getByText(api.db.users.get(row.user_id)?.email ?? 'nobody')).toBeVisible()
    expect(panel.getByText('Waiting for confirmation')).toBeVisible()
    expect(panel.getByText('Price without discount')).toBeVisible()
    expect(panel.getByText('0 din')).toBeVisible()
    expect(panel.getByRole('img', { name: 'Payment slip' })).toBeVisible()
    // The slip comes first, since the administrator has to judge it.
    const [first] = panel.getAllByRole('heading', { level: 3 })
    expect(first).toHaveTextContent('Payment slip')
    await user.click(panel.getByRole('button', { name: 'Close' }))
    expect(currentPath()).toBe('/client/all-reservations?sort=id')
  })

  it('shows that a failed reservation has a slip that waits for confirmation, as the table does', async () => {
    const row = { ...waiting(), status: 'failed' }
    api.serve('reservations', [row])
    await openAllReservations(api.db, `?reservation=${row.id}`)
    const panel = await panelOf(row.id)
    expect(panel.getByText('Failed')).toBeVisible()
    expect(panel.getByText('Waiting for confirmation')).toBeVisible()
  })

  it.each([
    ['success', '/uploads/slip.png', false],
    ['pending', null, true],
    ['failed', null, false],
  ])('offers no confirmation for the status %s with the slip %s', async (status, reservation_image, says) => {
    const row = { ...waiting(), status, reservation_image }
    api.serve('reservations', [row])
    await openAllReservations(api.db, `?reservation=${row.id}`)
    const panel = await panelOf(row.id)
    expect(screen.queryByRole('button', { name: 'Confirm reservation' })).not.toBeInTheDocument()
    expect(panel.queryAllByText(/^No payment slip yet\./)).toHaveLength(says ? 1 : 0)
  })

  it('says that a slip cannot be shown, whatever its address', async () => {
    const row = { ...waiting(), reservation_image: `data:image/png;base64,${'A'.repeat(5_000)}` }
    api.serve('reservations', [row])
    await openAllReservations(api.db, `?reservation=${row.id}`)
    const panel = await panelOf(row.id)
    expect(panel.getByText('The image cannot be shown.')).toBeVisible()
    expect(panel.queryByRole('link', { name: 'Open the file' })).not.toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Confirm reservation' })).toBeVisible()
  })

  it('links to the file of a slip that the browser cannot show', async () => {
    const row = { ...waiting(), reservation_image: 'uploads/IMG_0001.HEIC' }
    api.serve('reservations', [row])
    await openAllReservations(api.db, `?reservation=${row.id}`)
    const panel = await panelOf(row.id)
    fireEvent.error(panel.getByRole('img', { name: 'Payment slip' }))
    expect(panel.getByText('The image cannot be shown.')).toBeVisible()
    expect(panel.getByRole('link', { name: 'Open the file' })).toHaveProperty(
      'href',
      new URL('/api/uploads/IMG_0001.HEIC', location.href).href,
    )
  })
})

it('the panel shows the next slip after one that the browser could not show', async () => {
  const row = { ...waiting(), reservation_image: 'uploads/IMG_0001.HEIC' }
  api.serve('reservations', [row])
  const { queryClient } = await openAllReservations(api.db, `?reservation=${row.id}`)
  const panel = await panelOf(row.id)
  fireEvent.error(panel.getByRole('img', { name: 'Payment slip' }))
  expect(panel.getByText('The image cannot be shown.')).toBeVisible()
  api.serve('reservations', [{ ...row, reservation_image: 'uploads/again.png' }])
  await act(() => queryClient.invalidateQueries())
  expect(await panel.findByRole('img', { name: 'Payment slip' })).toBeVisible()
})

describe('a confirmation', () => {
  it('is sent, reported and shown', async () => {
    const { user, id, panel } = await openWaitingReservation()
    await user.click(confirmButton())
    await findToast('Reservation confirmed!')
    expect(await panel.findByText('Success')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument()
    expect(api.db.reservations.get(id)?.status).toBe('success')
  })

  it('leaves the focus in the panel although its button is gone', async () => {
    const { user, panel } = await openWaitingReservation()
    confirmButton().focus()
    await user.keyboard('{Enter}')
    expect(await panel.findByText('Success')).toBeVisible()
    expect(panel.getByRole('button', { name: 'Next slip' })).toHaveFocus()
  })

  it('leaves the focus on the page if its row disappears after its panel', async () => {
    const { id } = waiting()
    const { user } = await openAllReservations(api.db, '?status=slip')
    screen.getByRole('link', { name: String(id) }).focus()
    await user.keyboard('{Enter}')
    await panelOf(id)
    const answer = api.delayAnswer('put', `/api/reservations/confirm-reservation/${id}`)
    await user.click(confirmButton())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: String(id) })).toHaveFocus()
    answer()
    await waitFor(() => expect(screen.queryByRole('link', { name: String(id) })).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'All reservations' })).toHaveFocus()
  })

  it('leaves the focus on the page if its row disappears before its panel', async () => {
    const { id } = waiting()
    const { user } = await openAllReservations(api.db, '?status=slip')
    screen.getByRole('link', { name: String(id) }).focus()
    await user.keyboard('{Enter}')
    const panel = await panelOf(id)
    await user.click(confirmButton())
    expect(await panel.findByText('Success')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All reservations' })).toHaveFocus())
  })

  it.each([
    ['somebody else has confirmed it', () => HttpResponse.json({}, { status: 409 })],
    ['a server between has lost the answer', () => HttpResponse.json({}, { status: 504 })],
    ['the connection was cut', () => HttpResponse.error()],
  ])('that fails counts as a success if the reservation is confirmed: %s', async (_, answer) => {
    const { user, id, panel } = await openWaitingReservation()
    api.use(http.put('*/api/reservations/confirm-reservation/:id', answer))
    api.db.reservations.replace({ ...waiting(), status: 'success' })
    await user.click(confirmButton())
    await findToast('Reservation confirmed!')
    expect(screen.queryByText('Failed while confirming reservation!')).not.toBeInTheDocument()
    expect(await panel.findByText('Success')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument()
    expect(api.db.reservations.get(id)?.status).toBe('success')
  })

  it('that fails says that the reservation is gone', async () => {
    const { user, id } = await openWaitingReservation()
    api.db.reservations.remove(id)
    await user.click(confirmButton())
    await findToast('Failed while confirming reservation!')
    expect(await screen.findByText(`There is no reservation ${id}.`)).toBeVisible()
  })

  it('says in the panel that the list may be out of date if it cannot be fetched again', async () => {
    const { user, panel } = await openWaitingReservation()
    askForFaults('reservations=403*1')
    await user.click(confirmButton())
    await findToast('Reservation confirmed!')
    expect(await panel.findByText(/^The list could not be refreshed and may be out of date\./)).toBeVisible()
    expect(panel.getByText('Success')).toBeVisible()
    expect(panel.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Retry' }))
    await waitFor(() =>
      expect(screen.queryByText(/^The list could not be refreshed/)).not.toBeInTheDocument(),
    )
  })

  it('leaves the focus in the panel when its toast is closed', async () => {
    const { user, panel } = await openWaitingReservation()
    await user.click(confirmButton())
    const toast = await findToast('Reservation confirmed!')
    within(toast).getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('{Enter}')
    const [close] = panel.getAllByRole('button', { name: 'Close' })
    expect(close).toHaveFocus()
  })
})
