import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openAllReservations } from '../../support/all-reservations'
import { findToast } from '../../support/app'
import { TODAY } from '../../support/booking'
import { holdWrite, openAsAdministrator, pressInDialog } from '../../support/fleet'
import { startApi } from '../../support/server'

const api = startApi({ today: TODAY })

const CALL = 'PUT /api/reservations/confirm-reservation'

/** Two reservations whose slips wait for confirmation. */
function twoWaiting(): [number, number] {
  const [first, second] = api.db.reservations
    .all()
    .filter((row) => row.reservation_image !== null && row.status === 'pending')
  if (!first || !second) throw new Error('Not two wait')
  return [first.id, second.id]
}

const panelOf = async (id: number) => within(await screen.findByRole('dialog', { name: `Reservation ${id}` }))

describe('a confirmation under way', () => {
  it('holds up no other one, and its success is told as its own', async () => {
    const [first, second] = twoWaiting()
    const { user, router, place } = await openAllReservations(api.db, `?reservation=${first}`)
    const answer = holdWrite(api, 'put', `/api/reservations/confirm-reservation/${first}`)
    await user.click((await panelOf(first)).getByRole('button', { name: 'Confirm reservation' }))
    await waitFor(() => expect(api.countOf(`${CALL}/${first}`)).toBe(1))

    await act(() => router.navigate(`?reservation=${second}`))
    const other = await panelOf(second)
    expect(other.getByRole('button', { name: 'Confirm reservation' })).toBeVisible()
    answer()
    const toast = await findToast('Reservation confirmed!')
    expect(within(toast).getByRole('link', { name: `Reservation ${first}` })).toBeVisible()
    expect(other.getByRole('button', { name: 'Confirm reservation' })).toBeVisible()

    await user.click(other.getByRole('button', { name: 'Confirm reservation' }))
    expect(await other.findByText('Success')).toBeVisible()
    expect(api.countOf(`${CALL}/${second}`)).toBe(1)
    await user.click(within(toast).getByRole('link'))
    expect((await panelOf(first)).getByText('Success')).toBeVisible()
    expect(place()).toBe(`/client/all-reservations?reservation=${first}`)
  })

  it('is sent beside another one', async () => {
    const [first, second] = twoWaiting()
    const { user, router } = await openAllReservations(api.db, `?reservation=${first}`)
    const answer = holdWrite(api, 'put', `/api/reservations/confirm-reservation/${first}`)
    await user.click((await panelOf(first)).getByRole('button', { name: 'Confirm reservation' }))
    await act(() => router.navigate(`?reservation=${second}`))
    await user.click((await panelOf(second)).getByRole('button', { name: 'Confirm reservation' }))
    await waitFor(() => expect(api.db.reservations.get(second)?.status).toBe('success'))
    await act(() => router.navigate(`?reservation=${first}`))
    await user.click((await panelOf(first)).getByRole('button', { name: 'Confirming…' }))
    answer()
    await waitFor(() => expect(api.db.reservations.get(first)?.status).toBe('success'))
    expect(api.countOf(`${CALL}/${first}`)).toBe(1)
    expect(api.countOf(`${CALL}/${second}`)).toBe(1)
  })
})

describe('a change of a vehicle under way', () => {
  it('does not close the form of another one', async () => {
    const { user, router } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    await screen.findByRole('dialog')
    const answer = holdWrite(api, 'put', '/api/vehicles/3')
    await pressInDialog(user, 'Confirm')
    await waitFor(() => expect(api.countOf('PUT /api/vehicles/3')).toBe(1))
    await act(() => router.navigate('?vehicle=4'))
    await user.type(await screen.findByLabelText('Description'), ' and more')
    answer()
    const toast = await findToast('The vehicle has been updated.')
    expect(within(toast).getByRole('link', { name: 'See all vehicles' })).toBeVisible()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toContain('and more')
    await pressInDialog(user, 'Confirm')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.countOf('PUT /api/vehicles/4')).toBe(1)
  })
})
