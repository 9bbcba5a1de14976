import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { openAllReservations } from '../../support/all-reservations'
import { findToast } from '../../support/app'
import { TODAY } from '../../support/booking'
import { ENTRIES, fillInVehicle, openAsAdministrator, pressInDialog } from '../../support/fleet'
import { signInElsewhere } from '../../support/other-tab'
import { startApi } from '../../support/server'

const api = startApi({ today: TODAY })

const CALL = 'PUT /api/reservations/confirm-reservation'

/** Two reservations whose slips wait for confirmation. */
function twoWaitingIds(): [number, number] {
  const [first, second] = api.db.reservations
    .all()
    .filter((row) => row.reservation_image !== null && row.status === 'pending')
  if (!first || !second) throw new Error('Not two wait')
  return [first.id, second.id]
}

const panelOf = async (id: number) => within(await screen.findByRole('dialog', { name: `Reservation ${id}` }))

describe('a confirmation under way', () => {
  it('does not block another one, and its success is reported with its own link', async () => {
    const [first, second] = twoWaitingIds()
    const { user, router, currentPath } = await openAllReservations(api.db, `?reservation=${first}`)
    const answer = api.delayAnswer('put', `/api/reservations/confirm-reservation/${first}`)
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
    expect(currentPath()).toBe(`/client/all-reservations?reservation=${first}`)
  })
})

describe('a change of a vehicle under way', () => {
  it('does not close the form of another vehicle', async () => {
    const { user, router } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    await screen.findByRole('dialog')
    const answer = api.delayAnswer('put', '/api/vehicles/3')
    await pressInDialog(user, 'Confirm')
    await waitFor(() => expect(api.countOf('PUT /api/vehicles/3')).toBe(1))
    await act(() => router.navigate('?vehicle=4'))
    await user.type(await screen.findByLabelText('Description'), ' and more')
    answer()
    const toast = await findToast('The vehicle has been updated.')
    // As with Back, the form asks before what was typed is lost.
    await user.click(within(toast).getByRole('link', { name: 'See all vehicles' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(toast).toBeVisible()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toContain('and more')
    await pressInDialog(user, 'Confirm')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.countOf('PUT /api/vehicles/4')).toBe(1)
  })
})

describe('a vehicle whose form is left by Back while it is sent', () => {
  const NEW = '/client/all-vehicles?create=vehicle'

  /** Sends a new vehicle and goes back; `answer` lets the failure come. */
  async function sendAndGoBack() {
    const app = await openAsAdministrator(api.db)
    await app.user.click(await screen.findByRole('button', { name: 'Create new vehicle' }))
    await fillInVehicle(app.user)
    api.use(http.post('*/api/vehicles', () => HttpResponse.json({}, { status: 500 })))
    const answer = api.delayAnswer('post', '/api/vehicles')
    await pressInDialog(app.user, 'Confirm')
    await waitFor(() => expect(api.countOf('POST /api/vehicles')).toBe(1))
    await act(() => app.router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return { ...app, answer }
  }

  it('is in the form again as it was typed after a failure, and the form asks before that is lost', async () => {
    const { user, answer, currentPath } = await sendAndGoBack()
    answer()
    const toast = await findToast('Failed while creating new car!')
    await user.click(within(toast).getByRole('link', { name: 'Back to the vehicle' }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const [label, text] of Object.entries(ENTRIES))
      expect(dialog.getByLabelText(label)).toHaveValue(text)
    expect(currentPath()).toBe(NEW)
    await pressInDialog(user, 'Cancel')
    expect(dialog.getByText('Discard what you entered?')).toBeVisible()
  })

  it('is not shown to another administrator, and still there for the one who typed it', async () => {
    const second = api.db.users.get(3)
    if (second === undefined) throw new Error('Nobody else is here')
    api.db.users.replace({ ...second, role: 'administrator' })
    const { answer, router } = await sendAndGoBack()
    answer()
    await findToast('Failed while creating new car!')
    signInElsewhere(api.db, second.email)
    await act(() => router.navigate(NEW))
    expect(await screen.findByLabelText('Name')).toHaveValue('')
    signInElsewhere(api.db, 'admin@struja.example')
    await act(() => router.navigate(NEW))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(ENTRIES.Name))
  })
})
