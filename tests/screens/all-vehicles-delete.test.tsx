import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { reservationsQuery } from '@/api/reservations'
import { addDays, todayInBelgrade } from '@/rental/wall-clock'

import { findToast } from '../support/app'
import { addReservation } from '../support/booking'
import { askForFaults, endFaults } from '../support/faults'
import { openAsAdministrator, pressInDialog, rowNamed, waitForDialogGone } from '../support/fleet'
import { startApi } from '../support/server'
import { findRows } from '../support/table'

const api = startApi()

const DELETE = 'DELETE /api/vehicles/7'
const TITLE = 'Delete Tesla Model Y Dual Motor?'

/** Removes all reservations, so that every vehicle may be deleted. */
const removeAllReservations = () => {
  for (const { id } of api.db.reservations.all()) api.db.reservations.remove(id)
}

async function openDeleteDialog(user: UserEvent): Promise<HTMLElement> {
  await user.click(within(await rowNamed('Tesla Model Y Dual Motor')).getByRole('button', { name: 'Delete' }))
  return screen.findByRole('dialog', { name: TITLE })
}

describe('deleting a vehicle', () => {
  it('asks first, and then deletes the vehicle', async () => {
    removeAllReservations()
    const { user, currentPath } = await openAsAdministrator(api.db)
    const dialog = await openDeleteDialog(user)
    expect(within(dialog).getByText('Tesla Model Y Dual Motor, ID 7')).toBeVisible()
    expect(api.countOf(DELETE)).toBe(0)
    await pressInDialog(user, 'Delete')
    expect(await findToast('The vehicle has been deleted.')).toBeVisible()
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles')
    await waitFor(async () => expect(await findRows('All vehicles')).toHaveLength(7))
    expect(screen.queryByText('Tesla Model Y Dual Motor')).not.toBeInTheDocument()
    expect(api.db.vehicles.get(7)).toBeUndefined()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All vehicles' })).toHaveFocus())
  })

  it('is neither confirmed nor cancelled by the second click of a double click on the row', async () => {
    removeAllReservations()
    const { user } = await openAsAdministrator(api.db)
    const dialog = await openDeleteDialog(user)
    // On a phone the dialog's button, or the backdrop beside it, may be where the row's button was.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }), { detail: 2 })
    fireEvent.click(dialog, { detail: 2, clientX: -1 })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }), { detail: 3 })
    expect(dialog).toBeVisible()
    expect(api.countOf(DELETE)).toBe(0)
    await pressInDialog(user, 'Delete')
    await waitForDialogGone()
    expect(api.countOf(DELETE)).toBe(1)
  })

  it('says how many reservations the vehicle has, and leads to them', async () => {
    const { user } = await openAsAdministrator(api.db)
    await openDeleteDialog(user)
    const link = await screen.findByRole('link', {
      name: 'Reservations of this vehicle: 2, of which current or upcoming: 1.',
    })
    expect(link).toHaveAttribute('href', '/client/all-reservations?vehicle=7')
  })

  it('says if the reservations could not be loaded, so that nobody thinks there are none', async () => {
    askForFaults('reservations=500')
    const { user } = await openAsAdministrator(api.db)
    const dialog = within(await openDeleteDialog(user))
    expect(
      await dialog.findByText(/^We could not check whether this vehicle has reservations\./),
    ).toBeVisible()
    endFaults()
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await dialog.findByText(/^Reservations of this vehicle: 2/)).toBeVisible()
    expect(dialog.queryByText(/^We could not check/)).not.toBeInTheDocument()
  })

  it('says if some reservations could not be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    api.use(http.get('*/api/reservations', () => HttpResponse.json([null, ...api.db.reservations.all()])))
    const { user } = await openAsAdministrator(api.db)
    const dialog = within(await openDeleteDialog(user))
    expect(
      await dialog.findByText('Some reservations could not be read. This vehicle may have more.'),
    ).toBeVisible()
  })

  it('says that what it tells of the reservations may be out of date if they could not be loaded again', async () => {
    const { user, queryClient } = await openAsAdministrator(api.db)
    const dialog = within(await openDeleteDialog(user))
    await dialog.findByText(/^Reservations of this vehicle: 2/)
    api.use(http.get('*/api/reservations', () => HttpResponse.json({}, { status: 403 }), { once: true }))
    await act(() => queryClient.invalidateQueries(reservationsQuery()))
    expect(await dialog.findByText(/^The list could not be refreshed and may be out of date\./)).toBeVisible()
    expect(dialog.getByText(/^Reservations of this vehicle: 2/)).toBeVisible()
    expect(dialog.queryByText(/^We could not check/)).not.toBeInTheDocument()
  })

  it('takes another press if somebody has reserved the vehicle since the question was asked', async () => {
    removeAllReservations()
    const { user } = await openAsAdministrator(api.db)
    const dialog = await openDeleteDialog(user)
    const from = todayInBelgrade()
    addReservation(api.db, { vehicle: 7, from, to: addDays(from, 3) })
    await pressInDialog(user, 'Delete')
    expect(await findToast('The vehicle could not be deleted.')).toBeVisible()
    expect(within(dialog).getByText(/has a reservation that was not shown here/)).toBeVisible()
    expect(
      within(dialog).getByText('Reservations of this vehicle: 1, of which current or upcoming: 1.'),
    ).toBeVisible()
    expect(api.countOf(DELETE)).toBe(0)
    await pressInDialog(user, 'Delete')
    await waitFor(() => expect(api.countOf(DELETE)).toBe(1))
  })

  it('takes another press if one reservation has gone and another has come', async () => {
    removeAllReservations()
    const from = todayInBelgrade()
    const first = addReservation(api.db, { vehicle: 7, from, to: addDays(from, 3) })
    const { user } = await openAsAdministrator(api.db)
    const dialog = within(await openDeleteDialog(user))
    await dialog.findByText(/^Reservations of this vehicle: 1,/)
    api.db.reservations.remove(first)
    addReservation(api.db, { vehicle: 7, from: addDays(from, 4), to: addDays(from, 6) })
    await pressInDialog(user, 'Delete')
    expect(await dialog.findByText(/has a reservation that was not shown here/)).toBeVisible()
    expect(api.countOf(DELETE)).toBe(0)
  })

  it('takes another press if the reservations cannot be read again', async () => {
    removeAllReservations()
    const { user } = await openAsAdministrator(api.db)
    const dialog = within(await openDeleteDialog(user))
    await waitFor(() => expect(api.countOf('GET /api/reservations')).toBeGreaterThan(0))
    askForFaults('reservations=503')
    await pressInDialog(user, 'Delete')
    expect(await findToast('The vehicle could not be deleted.')).toBeVisible()
    expect(
      await dialog.findByText(/^We could not check whether this vehicle has reservations\./),
    ).toBeVisible()
    expect(api.countOf(DELETE)).toBe(0)
    await pressInDialog(user, 'Delete')
    expect(await findToast('The vehicle has been deleted.')).toBeVisible()
  })

  it('takes another press if one of the reservations can no longer be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    removeAllReservations()
    const from = todayInBelgrade()
    addReservation(api.db, { vehicle: 3, from, to: addDays(from, 3) })
    const { user } = await openAsAdministrator(api.db)
    const dialog = within(await openDeleteDialog(user))
    api.use(http.get('*/api/reservations', () => HttpResponse.json([null, ...api.db.reservations.all()])))
    await pressInDialog(user, 'Delete')
    expect(await dialog.findByText(/^Some reservations could not be read\./)).toBeVisible()
    expect(api.countOf(DELETE)).toBe(0)
    await pressInDialog(user, 'Delete')
    expect(await findToast('The vehicle has been deleted.')).toBeVisible()
  })

  it('removes the row at once, while the list is still being fetched again', async () => {
    removeAllReservations()
    const { user } = await openAsAdministrator(api.db)
    await openDeleteDialog(user)
    api.delayAnswer('get', '/api/vehicles')
    await pressInDialog(user, 'Delete')
    await waitForDialogGone()
    expect(api.countOf('GET /api/vehicles')).toBe(2)
    expect(await findRows('All vehicles')).toHaveLength(7)
    expect(screen.queryByText('Tesla Model Y Dual Motor')).not.toBeInTheDocument()
  })

  it('can be cancelled', async () => {
    const { user, currentPath } = await openAsAdministrator(api.db)
    await openDeleteDialog(user)
    await pressInDialog(user, 'Cancel')
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles')
    expect(api.countOf(DELETE)).toBe(0)
    expect(await findRows('All vehicles')).toHaveLength(8)
    expect(
      within(await rowNamed('Tesla Model Y Dual Motor')).getByRole('button', { name: 'Delete' }),
    ).toHaveFocus()
  })

  it('sends one request, however often it is clicked', async () => {
    removeAllReservations()
    const answer = api.delayAnswer('delete', '/api/vehicles/7')
    const { user } = await openAsAdministrator(api.db)
    const dialog = await openDeleteDialog(user)
    await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }))
    await user.click(within(dialog).getByRole('button', { name: 'Sending…' }))
    await user.keyboard('{Escape}')
    expect(dialog).toBeVisible()
    answer()
    await findToast('The vehicle has been deleted.')
    expect(api.countOf(DELETE)).toBe(1)
  })
})

describe('a failed deletion', () => {
  it.each(['405', '501'])('with %s says that the server cannot delete vehicles', async (status) => {
    askForFaults(`delete-vehicle=${status}`)
    const { user } = await openAsAdministrator(api.db)
    await openDeleteDialog(user)
    await pressInDialog(user, 'Delete')
    expect(await findToast('The server cannot delete vehicles.')).toBeVisible()
    expect(await findRows('All vehicles')).toHaveLength(8)
  })

  it.each([
    ['somebody else has deleted the vehicle', () => undefined],
    ['the vehicle is gone although the answer was lost', () => HttpResponse.error()],
  ])('counts as a success if %s', async (_, answer) => {
    const { user, currentPath } = await openAsAdministrator(api.db)
    api.use(
      http.delete('*/api/vehicles/7', () => {
        api.db.vehicles.remove(7)
        return answer()
      }),
    )
    await openDeleteDialog(user)
    await pressInDialog(user, 'Delete')
    expect(await findToast('The vehicle has been deleted.')).toBeVisible()
    await waitForDialogGone()
    expect(currentPath()).toBe('/client/all-vehicles')
    expect(screen.queryByText('The server cannot delete vehicles.')).not.toBeInTheDocument()
    expect(api.countOf(DELETE)).toBe(1)
  })
})
