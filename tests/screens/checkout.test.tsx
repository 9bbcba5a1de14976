import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { findToast } from '../support/app'
import { addReservation, CHOSEN, findCard, TODAY } from '../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../support/checkout'
import { askForFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const CREATED = 'Your reservation created successfuly!'
const FAILED = 'Failed to create reservation!'

describe('Checkout', () => {
  it('sends vehicle, times, user, duration and price', async () => {
    const { user } = await openCheckout(api.db)
    await user.click(checkoutButton())
    expect(await findToast(CREATED)).toBeVisible()
    expect(await api.bodiesOf(CREATE)).toEqual([
      {
        vehicle_id: 8,
        start_time: '2027-03-15 08:00:00',
        end_time: '2027-03-19 08:00:00',
        user_id: 1,
        duration: 4,
        price: 94_000,
      },
    ])
  })
})

describe('Checkout of a car that has been taken meanwhile', () => {
  it('sends nothing, says so, and shows the car as not available', async () => {
    const { user, currentPath } = await openCheckout(api.db)
    addReservation(api.db, { vehicle: 8, from: '2027-03-18', to: '2027-03-20' })
    await user.click(checkoutButton())
    expect(await findToast(FAILED)).toBeVisible()
    const shown = await findCard('Tesla Model X')
    expect(within(shown).getByRole('button', { name: 'Not available' })).toBeDisabled()
    expect(currentPath()).toBe(`/vehicles?${CHOSEN}`)
    expect(api.calls).not.toContain(CREATE)
  })
})

describe('Checkout without an answer about the reservations', () => {
  it.each(['500', 'shape', 'drop'])('sends anyway: %s', async (fault) => {
    const { user } = await openCheckout(api.db)
    askForFaults(`reservations=${fault}`)
    await user.click(checkoutButton())
    expect(await findToast(CREATED)).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
  })

  it('sends nothing for a car that the page itself calls taken', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-18', to: '2027-03-20' })
    const { user } = await openCheckout(api.db)
    expect(await screen.findByText('This car is no longer available.')).toBeVisible()
    askForFaults('reservations=500*1')
    await user.click(checkoutButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(api.calls).not.toContain(CREATE)
  })

  it('leaves the decision to the server', async () => {
    const { user, currentPath } = await openCheckout(api.db)
    addReservation(api.db, { vehicle: 8, from: '2027-03-18', to: '2027-03-20' })
    askForFaults('reservations=500*1')
    await user.click(checkoutButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
    expect(await screen.findByText('This car is no longer available.')).toBeVisible()
    expect(currentPath()).toBe(`/vehicles?${CHOSEN}&step=2`)
  })
})
