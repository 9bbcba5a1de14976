import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { findToast, openApp } from '../support/app'
import { addReservation, CHOSEN, findCard, TODAY } from '../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../support/checkout'
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

  it('sends a price with decimals exactly', async () => {
    const model = api.db.vehicles.get(8)
    if (model) api.db.vehicles.replace({ ...model, price_per_day: '9500.10' })
    const { user } = await openCheckout(api.db, 'from=2027-03-15&to=2027-03-18&car=8')
    await user.click(checkoutButton())
    expect(await findToast(CREATED)).toBeVisible()
    expect(await api.bodiesOf(CREATE)).toEqual([expect.objectContaining({ duration: 3, price: 28_500.3 })])
  })

  it('sends ids that are text as text', async () => {
    const row = { vehicle_name: 'Tesla Model X', price_per_day: '1000', id: 'x-1' }
    api.use(
      http.get('*/api/vehicles', () => HttpResponse.json([row])),
      http.post('*/api/reservations/create-reservation', () => new HttpResponse(null, { status: 201 })),
    )
    document.cookie = 'authToken=token; path=/'
    document.cookie = 'userId=user-7; path=/'
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=x-1&step=2')
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    await user.click(checkoutButton())
    expect(await findToast(CREATED)).toBeVisible()
    expect(await api.bodiesOf(CREATE)).toEqual([
      expect.objectContaining({ vehicle_id: 'x-1', user_id: 'user-7' }),
    ])
  })

  it('fetches the reservations again before it sends', async () => {
    const { user } = await openCheckout(api.db)
    expect(api.countOf('GET /api/reservations')).toBe(1)
    await user.click(checkoutButton())
    await findToast(CREATED)
    const first = api.calls.indexOf(CREATE)
    expect(api.calls.slice(0, first).filter((call) => call === 'GET /api/reservations')).toHaveLength(2)
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

  it('sends anyway if the other rental only touches its days', async () => {
    const { user } = await openCheckout(api.db)
    addReservation(api.db, { vehicle: 8, from: '2027-03-19', to: '2027-03-20' })
    await user.click(checkoutButton())
    expect(await findToast(CREATED)).toBeVisible()
  })
})

describe('Checkout without an answer about the reservations', () => {
  it.each(['500', 'shape', 'drop'])('sends anyway: %s', async (fault) => {
    const { user } = await openCheckout(api.db)
    document.cookie = `demoFault=reservations=${fault}; path=/`
    await user.click(checkoutButton())
    expect(await findToast(CREATED)).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
  })

  it('sends nothing for a car that the page itself calls taken', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-18', to: '2027-03-20' })
    const { user } = await openCheckout(api.db)
    expect(await screen.findByText('This car is no longer available.')).toBeVisible()
    document.cookie = 'demoFault=reservations=500*1; path=/'
    await user.click(checkoutButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(api.calls).not.toContain(CREATE)
  })

  it('leaves the decision to the server', async () => {
    const { user, currentPath } = await openCheckout(api.db)
    addReservation(api.db, { vehicle: 8, from: '2027-03-18', to: '2027-03-20' })
    document.cookie = 'demoFault=reservations=500*1; path=/'
    await user.click(checkoutButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
    expect(await screen.findByText('This car is no longer available.')).toBeVisible()
    expect(currentPath()).toBe(`/vehicles?${CHOSEN}&step=2`)
  })
})
