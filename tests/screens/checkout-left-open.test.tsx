import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { findToast } from '../support/app'
import { addReservation, TODAY } from '../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../support/checkout'
import { askForFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const CREATED = 'Your reservation created successfuly!'
const FAILED = 'Failed to create reservation!'
const POST = '*/api/reservations/create-reservation'

describe('Checkout on a page that was left open', () => {
  it('does not send days that have passed meanwhile, and says which are missing', async () => {
    const { user, currentPath } = await openCheckout(api.db)
    vi.setSystemTime(new Date('2027-03-16T10:00:00Z'))
    await user.click(checkoutButton())
    expect(await findToast('Missing required reservation data!')).toBeVisible()
    expect(await screen.findByText('Choose a pickup date and a later return.')).toBeVisible()
    expect(api.calls).not.toContain(CREATE)
    await user.click(screen.getByRole('button', { name: 'Choose dates' }))
    await waitFor(() => expect(currentPath()).toBe('/vehicles?to=2027-03-19&car=8'))
  })

  it('still sends the days that begin today', async () => {
    const { user } = await openCheckout(api.db)
    vi.setSystemTime(new Date('2027-03-15T10:00:00Z'))
    await user.click(checkoutButton())
    expect(await findToast(CREATED)).toBeVisible()
  })
})

describe('Checkout whose answer is lost', () => {
  const reserve = () => addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19', user: 1 })

  it.each([
    ['a broken connection', () => HttpResponse.error()],
    ['a server between', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['a browser that sent it twice', () => HttpResponse.json({ error: 'Taken' }, { status: 409 })],
  ])('by %s has succeeded if the list has the reservation', async (_, answer) => {
    const { user } = await openCheckout(api.db)
    let id = 0
    api.use(
      http.post(POST, () => {
        id = reserve()
        return answer()
      }),
    )
    await user.click(checkoutButton())
    expect(await findToast(CREATED)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Your car is reserved' })).toBeVisible()
    expect(await screen.findByText(String(id))).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
  })

  it.each([
    ['is another person’s', 3],
    ['does not say whose it is', null],
  ])('has failed if the reservation in the list %s', async (_, user_id) => {
    const { user } = await openCheckout(api.db)
    api.use(
      http.post(POST, () => {
        api.serve('reservations', [{ ...api.db.reservations.get(reserve()), user_id }])
        return HttpResponse.json({ error: 'Taken' }, { status: 409 })
      }),
    )
    await user.click(checkoutButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Your car is reserved' })).toBeNull()
  })

  it('has failed if the own reservation in the list was not confirmed', async () => {
    const { user } = await openCheckout(api.db)
    askForFaults('reservations=500*1')
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19', user: 1, status: 'failed' })
    api.use(http.post(POST, () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })))
    await user.click(checkoutButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Your car is reserved' })).toBeNull()
  })

  it('has failed if the server refused it', async () => {
    const { user } = await openCheckout(api.db)
    api.use(
      http.post(POST, () => {
        reserve()
        return HttpResponse.json({ error: 'Not today' }, { status: 403 })
      }),
    )
    await user.click(checkoutButton())
    expect(await findToast(FAILED)).toBeVisible()
  })
})
