import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openAllReservations, shownIds } from '../support/all-reservations'
import { comeBack, findToast, openApp } from '../support/app'
import { addReservation, TODAY } from '../support/booking'
import { askForFaults } from '../support/faults'
import { openAsAdministrator } from '../support/fleet'
import { changeRow } from '../support/rows'
import { startApi } from '../support/server'
import { findRows, rowsOf } from '../support/table'

const api = startApi({ today: TODAY })

/** A reservation after all others; gives its ID. */
function reserve(): number {
  addReservation(api.db, { vehicle: 8, from: '2028-01-01', to: '2028-01-03', user: 1 })
  return Math.max(...api.db.reservations.all().map(({ id }) => id))
}

const sendSlip = (id: number) =>
  changeRow(api.db.reservations, id, {
    status: 'pending',
    reservation_image: `uploads/reservation-${id}.svg`,
  })
const withoutSlip = () => {
  const row = api.db.reservations
    .all()
    .find(({ status, reservation_image }) => status === 'pending' && !reservation_image)
  if (row === undefined) throw new Error('The demo has a reservation without a slip')
  return row.id
}
const reads = () => api.countOf('GET /api/reservations')

describe('the list of reservations', () => {
  it('is read every minute while the window is looked at, and at once when it comes back', async () => {
    const ends: (() => void)[] = []
    const setTrueInterval = globalThis.setInterval
    vi.spyOn(globalThis, 'setInterval').mockImplementation((callback, ms, ...parts) => {
      if (ms === 60_000) ends.push(() => callback(...parts))
      return setTrueInterval(callback, ms, ...parts)
    })
    await openAllReservations(api.db)
    const before = reads()
    act(() => {
      for (const end of ends) end()
    })
    await waitFor(() => expect(reads()).toBe(before + 1))
    comeBack()
    await waitFor(() => expect(reads()).toBe(before + 2))
    act(() => {
      focusManager.setFocused(false)
      for (const end of ends) end()
    })
    expect(reads()).toBe(before + 2)
  })

  it('keeps its rows in their places; new ones wait behind a button, and the others follow', async () => {
    const { user } = await openAllReservations(api.db, '?sort=status')
    const before = shownIds()
    const [first = 0] = before
    changeRow(api.db.reservations, first, { status: 'success' })
    const id = reserve()
    comeBack()
    const button = await screen.findByRole('button', { name: '1 new reservation' })
    expect(button.closest('[role=status]')).toBeVisible()
    expect(shownIds()).toEqual(before)
    expect(rowsOf('All reservations')[0]).toMatchObject({ ID: String(first), Status: 'Success' })
    await user.click(button)
    await waitFor(() => expect(shownIds()).toContain(id))
    expect(screen.queryByRole('button', { name: /new reservation/ })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'All reservations' })).toHaveFocus()
  })

  it('counts only new rows that the filters look for, and shows them with the next choice', async () => {
    const { user } = await openAllReservations(api.db, '?status=waiting')
    const before = shownIds()
    reserve()
    const id = reserve()
    changeRow(api.db.reservations, id, { status: 'failed' })
    comeBack()
    expect(await screen.findByRole('button', { name: '1 new reservation' })).toBeVisible()
    expect(shownIds()).toEqual(before)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status')
    await waitFor(() => expect(shownIds()).toContain(id))
  })

  it('stays as it is, without a busy button, while it is read by itself', async () => {
    await openAllReservations(api.db)
    const answer = api.delayAnswer('get', '/api/reservations')
    const before = reads()
    comeBack()
    await waitFor(() => expect(reads()).toBe(before + 1))
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false')
    answer()
  })

  it('stays on the screen if it cannot be read again, and says so', async () => {
    await openAllReservations(api.db)
    const before = shownIds()
    askForFaults('reservations=403')
    comeBack()
    expect(await screen.findByText(/^The list could not be refreshed/)).toBeVisible()
    expect(shownIds()).toEqual(before)
  })
})

it.each([
  ['/client/users', 'Users', '1 new user'],
  ['/client/all-vehicles', 'All vehicles', '1 new vehicle'],
])('the rows of %s keep their places too', async (path, table, name) => {
  const { user, queryClient } = await openAsAdministrator(api.db, path)
  const before = (await findRows(table)).length
  await waitFor(() => expect(queryClient.isFetching()).toBe(0)) // A reading under way would miss the new rows.
  const [person] = api.db.users.all()
  const [vehicle] = api.db.vehicles.all()
  if (!person || !vehicle) throw new Error('The demo has users and vehicles')
  api.db.users.insert((id) => ({ ...person, id, full_name: 'Aaron New' }))
  api.db.vehicles.insert((id) => ({ ...vehicle, id }))
  comeBack()
  const button = await screen.findByRole('button', { name })
  expect(rowsOf(table)).toHaveLength(before)
  await user.click(button)
  await waitFor(() => expect(rowsOf(table)).toHaveLength(before + 1))
})

describe('a slip that has come meanwhile', () => {
  it('is announced on any page, counted in the title, and no longer once it is opened', async () => {
    const id = withoutSlip()
    const { user, currentPath } = await openAsAdministrator(api.db, '/client/settings')
    await screen.findByRole('heading', { name: 'Settings' })
    await waitFor(() => expect(reads()).toBeGreaterThan(0))
    sendSlip(id)
    comeBack()
    const toast = await findToast(/^1 new payment slip waits to be checked\./)
    await waitFor(() => expect(document.title).toMatch(/^\(1\) Settings · /))
    await user.click(within(toast).getByRole('link', { name: `Reservation ${id}` }))
    expect(await screen.findByRole('dialog', { name: `Reservation ${id}` })).toBeVisible()
    expect(currentPath()).toBe(`/client/all-reservations?reservation=${id}`)
    await waitFor(() => expect(document.title).toMatch(/^All reservations · /))
  })

  it('is nothing to a client', async () => {
    const id = withoutSlip()
    const { queryClient } = await openApp('/client', api.asClient)
    await screen.findByRole('table', { name: 'My reservations' })
    const before = reads()
    sendSlip(id)
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(reads()).toBe(before + 1))
    expect(document.title).toMatch(/^My reservations/)
    expect(screen.queryByText(/new payment slip/)).not.toBeInTheDocument()
  })

  it('is told in one toast together with those before it, and not of slips that waited from the start', async () => {
    const id = withoutSlip()
    const other = reserve()
    await openAllReservations(api.db)
    expect(document.title).toMatch(/^All reservations/)
    sendSlip(id)
    comeBack()
    await findToast(/^1 new payment slip waits/)
    sendSlip(other)
    comeBack()
    expect(await findToast(/^2 new payment slips wait to be checked\./)).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^\(2\) All reservations/))
    changeRow(api.db.reservations, id, { status: 'success' })
    comeBack()
    await waitFor(() => expect(document.title).toMatch(/^\(1\) All reservations/))
  })
})
