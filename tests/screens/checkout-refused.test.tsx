import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { findToast, openApp } from '../support/app'
import { fillIn, pressSubmit } from '../support/auth'
import { addReservation, CHOSEN, TODAY } from '../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../support/checkout'
import { askForFaults } from '../support/faults'
import { changeRow } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const MISSING = 'Missing required reservation data!'
const CLIENT = 'client@struja.example'

describe('a refused checkout', () => {
  it('says on the page why, with a Retry button', async () => {
    const { user } = await openCheckout(api.db)
    askForFaults('create-reservation=drop*1')
    await user.click(checkoutButton())
    expect(await screen.findByText(/We could not connect\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findToast('Your reservation created successfuly!')).toBeVisible()
    expect(api.countOf(CREATE)).toBe(2)
  })

  it('offers no Retry if somebody else was faster', async () => {
    const { user } = await openCheckout(api.db)
    const answer = api.delayAnswer('post', '/api/reservations/create-reservation')
    await user.click(checkoutButton())
    await waitFor(() => expect(api.countOf(CREATE)).toBe(1))
    addReservation(api.db, { vehicle: 8, from: '2027-03-18', to: '2027-03-20' })
    answer()
    await findToast('Failed to create reservation!')
    expect(await screen.findByText('This car is no longer available.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  })

  it('says that the price has changed, and offers no Retry at the new price', async () => {
    const { user } = await openCheckout(api.db)
    changeRow(api.db.vehicles, 8, { price_per_day: '50000.00' })
    await user.click(checkoutButton())
    await findToast('Failed to create reservation!')
    expect(await screen.findByText(/^The total was 94,000\sdin and has changed\./)).toBeVisible()
    expect(screen.getAllByText(/^200,000\sdin$/)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    await user.click(checkoutButton())
    expect(await findToast('Your reservation created successfuly!')).toBeVisible()
    expect(await api.bodiesOf(CREATE)).toMatchObject([{ price: 94_000 }, { price: 200_000 }])
  })
})

describe('a checkout with something missing', () => {
  const incomplete = {
    'days in the right order': 'from=2027-03-19&to=2027-03-15&car=8',
    'the car': 'from=2027-03-15&to=2027-03-19',
  }

  it.each(Object.entries(incomplete))('is not sent without %s', async (_, query) => {
    const { user } = await openApp(`/vehicles?${query}&step=2`, api.asClient)
    await screen.findByRole('heading', { name: 'Your booking' })
    await user.click(await screen.findByRole('button', { name: 'Checkout now' }))
    expect(await findToast(MISSING)).toBeVisible()
    expect(api.calls).not.toContain(CREATE)
  })

  it('leads to the sign-in if only that is missing, and back to this step', async () => {
    const { user, currentPath } = await openApp(`/vehicles?${CHOSEN}&step=2`)
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    await user.click(checkoutButton())
    expect(await findToast(MISSING)).toBeVisible()
    expect(api.calls).not.toContain(CREATE)
    await fillIn(user, { 'E-mail': CLIENT, Password: 'client-demo' })
    await pressSubmit(user, 'Sign in')
    expect(await screen.findByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
    expect(currentPath()).toBe(`/vehicles?${CHOSEN}&step=2`)
    await user.click(checkoutButton())
    expect(await findToast('Your reservation created successfuly!')).toBeVisible()
  })

  it('stays on this step if more than the sign-in is missing', async () => {
    const { user, currentPath } = await openApp('/vehicles?step=2')
    await user.click(await screen.findByRole('button', { name: 'Checkout now' }))
    expect(await findToast(MISSING)).toBeVisible()
    expect(currentPath()).toBe('/vehicles?step=2')
  })

  it('is not sent without the userId cookie', async () => {
    document.cookie = 'authToken=token; path=/'
    const { user } = await openApp(`/vehicles?${CHOSEN}&step=2`)
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    await user.click(checkoutButton())
    expect(await findToast(MISSING)).toBeVisible()
    expect(api.calls).not.toContain(CREATE)
  })

  it('is not sent if the fleet does not have the car', async () => {
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=999&step=2', api.asClient)
    await screen.findByText('Selected car not found!')
    await user.click(checkoutButton())
    expect(await findToast('Selected car not found!')).toBeVisible()
    expect(api.calls).not.toContain(CREATE)
  })

  it('is not sent if the fleet could not be loaded', async () => {
    askForFaults('vehicles=500')
    const { user } = await openApp(`/vehicles?${CHOSEN}&step=2`, api.asClient)
    await screen.findByRole('button', { name: 'Retry' })
    await user.click(checkoutButton())
    expect(await findToast('Selected car not found!')).toBeVisible()
    expect(api.calls).not.toContain(CREATE)
  })
})
