import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { reservationsQuery } from '@/api/reservations'

import { openApp } from '../support/app'
import { addReservation, findCard, TODAY } from '../support/booking'
import { checkoutButton, CREATE } from '../support/checkout'
import { goOffline } from '../support/connection'
import { askForFaults, endFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const CHECK_FAILED = 'We could not check which cars are available. You can still choose one.'

describe('vehicles that cannot be loaded', () => {
  it('can be retried again and again', async () => {
    askForFaults('vehicles=404')
    const { user } = await openApp('/vehicles')
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    endFaults()
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await findCard('Tesla Model X')).toBeVisible()
  })
})

describe('reservations that cannot be loaded', () => {
  it('leave every car selectable, and Retry loads them', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
    askForFaults('reservations=500')
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    const shown = await findCard('Tesla Model X')
    expect(await screen.findByText(CHECK_FAILED)).toBeVisible()
    await user.click(within(shown).getByRole('button', { name: 'Select car' }))
    expect(within(shown).getByRole('button', { name: 'Selected car' })).toBeVisible()
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await within(shown).findByRole('button', { name: 'Not available' })).toBeDisabled()
    expect(screen.queryByText(CHECK_FAILED)).not.toBeInTheDocument()
  })

  it('again leave what was known of each car, which may be out of date', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
    const { queryClient } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    expect(await screen.findByText('4 of 8 available')).toBeVisible()
    askForFaults('reservations=403')
    await act(() => queryClient.invalidateQueries(reservationsQuery()))
    expect(
      await screen.findByText('The availability of the cars could not be refreshed and may be out of date.'),
    ).toBeVisible()
    expect(screen.getByText('4 of 8 available')).toBeVisible()
    expect(screen.queryByText(CHECK_FAILED)).not.toBeInTheDocument()
  })
})

describe('late answers', () => {
  it('leave Checkout without effect until the vehicles are loaded, but within reach of Tab', async () => {
    const answer = api.delayAnswer('get', '/api/vehicles')
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2', api.asClient)
    await screen.findByRole('heading', { name: 'Your booking' })
    const checkout = checkoutButton()
    expect(checkout).toHaveAttribute('aria-disabled', 'true')
    screen.getByRole('link', { name: 'Our general terms apply.' }).focus()
    await user.tab()
    expect(checkout).toHaveFocus()
    await user.keyboard('{Enter}')
    answer()
    expect(await screen.findByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
    expect(checkout).toHaveAttribute('aria-disabled', 'false')
    expect(checkout).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Your reservation created successfuly!')).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
  })
})

describe('late reservations', () => {
  it('leave every car selectable, and drop from the choice what turns out to be taken', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
    const answer = api.delayAnswer('get', '/api/reservations')
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    const shown = await findCard('Tesla Model X')
    // Nothing is said yet of how many are available.
    expect(screen.getByText('8 cars')).toBeVisible()
    await user.click(within(shown).getByRole('button', { name: 'Select car' }))
    expect(within(shown).getByRole('button', { name: 'Selected car' })).toBeVisible()
    answer()
    expect(await within(shown).findByRole('button', { name: 'Not available' })).toBeDisabled()
    expect(screen.getByText('4 of 8 available')).toBeVisible()
  })
})

describe('a restored connection', () => {
  it('makes the page fetch fleet and reservations again at once', async () => {
    await openApp('/vehicles')
    await findCard('Tesla Model X')
    await waitFor(() => expect(api.calls).toHaveLength(2))
    goOffline()()
    await waitFor(() =>
      expect(api.calls.slice(2).toSorted()).toEqual(['GET /api/reservations', 'GET /api/vehicles']),
    )
  })
})

describe('the fleet on the screen', () => {
  it('stays when fetching the vehicles again fails', async () => {
    const { queryClient, router } = await openApp('/vehicles')
    await findCard('Tesla Model X')
    askForFaults('vehicles=500')
    await queryClient.refetchQueries()
    await router.navigate('/vehicles?from=2027-03-15')
    await waitFor(() => expect(screen.getByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00'))
    expect(screen.getByRole('article', { name: 'Tesla Model X' })).toBeVisible()
  })
})
