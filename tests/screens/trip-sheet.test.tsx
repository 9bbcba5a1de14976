import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { TODAY } from '../support/booking'
import { aReservation } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const PATH = '/client/reservations/71/trip-sheet'

const fact = (name: string) => screen.getByText(name).nextElementSibling

describe('the trip sheet', () => {
  it('says when, where and for how much, and what the terms ask for', async () => {
    api.serve('reservations', [aReservation()])
    await openApp(PATH, api.asClient)
    expect(await screen.findByRole('heading', { level: 1, name: 'Trip sheet' })).toBeVisible()
    expect(fact('Vehicle')).toHaveTextContent('Tesla Model X')
    expect(fact('Pickup')).toHaveTextContent('Monday, 15.03.2027 at 08:00')
    expect(fact('Return')).toHaveTextContent('Friday, 19.03.2027 at 08:00')
    expect(fact('Total price')).toHaveTextContent('94,000 din')
    expect(fact('Refundable deposit')).toHaveTextContent('117,000 din: still to be paid')
    const part = (name: string) => within(screen.getByRole('region', { name }))
    expect(part('Bring with you').getByText(/held for at least 3 years/)).toBeVisible()
    expect(part('Returning the car').getByText(/at least 50 km of range/)).toBeVisible()
    expect(part('Charging').getByText(/576 km/)).toBeVisible()
    expect(part('Call us').getByRole('link', { name: '+381 11 000 00 00' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  })

  it('says until when cancelling is free and prepares the e-mail', async () => {
    api.serve('reservations', [aReservation()])
    await openApp(PATH, api.asClient)
    const cancelling = within(await screen.findByRole('region', { name: 'Cancelling' }))
    expect(
      cancelling.getByText(/Free cancellation until 13.03.2027 at 08:00, then 50% = 47,000 din/),
    ).toBeVisible()
    const mail = new URL(cancelling.getByRole<HTMLAnchorElement>('link', { name: 'Cancel by e-mail' }).href)
    expect(mail.searchParams.get('subject')).toBe('Cancellation of reservation 71')
    expect(mail.searchParams.get('body')).toBe(
      'I cancel reservation 71: Tesla Model X, 15.03.2027 – 19.03.2027.',
    )
  })

  it('says that a reservation was not confirmed, and which could not be read', async () => {
    api.serve('reservations', [aReservation({ status: 'failed' })])
    const { unmount } = await openApp(PATH, api.asClient)
    expect(await screen.findByText(/This reservation was not confirmed/)).toBeVisible()
    unmount()
    api.serve('reservations', [aReservation({ end_time: 'soon' })])
    await openApp(PATH, api.asClient)
    expect(await screen.findByText(/1 reservation could not be read/)).toBeVisible()
    expect(screen.queryByText(/There is no reservation/)).not.toBeInTheDocument()
  })

  it("shows nobody else's reservation", async () => {
    api.serve('reservations', [aReservation({ user_id: 2 })])
    await openApp(PATH, api.asClient)
    expect(await screen.findByText('There is no reservation 71 in your account.')).toBeVisible()
    expect(screen.queryByText('Tesla Model X')).not.toBeInTheDocument()
  })
})

describe('the panel of a reservation', () => {
  const open = () => openApp('/client?reservation=71', api.asClient)

  it('leads to the trip sheet and to the same car on its next available days', async () => {
    api.serve('reservations', [aReservation()])
    await open()
    expect(await screen.findByRole('link', { name: 'Trip sheet' })).toHaveAttribute('href', PATH)
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      '/vehicles?from=2027-03-19&to=2027-03-23&car=8',
    )
  })

  it('extends from the end on, until the next reservation of the car', async () => {
    const next = { start_time: '2027-03-22 08:00:00', end_time: '2027-03-25 08:00:00' }
    api.serve('reservations', [aReservation(), aReservation({ id: 72, user_id: 2, ...next })])
    await open()
    expect(await screen.findByRole('link', { name: 'Extend' })).toHaveAttribute(
      'href',
      '/vehicles?from=2027-03-19&car=8',
    )
    expect(screen.getByText('Available until 22.03.2027 at 08:00')).toBeVisible()
  })

  it.each([
    ['the car is taken at once', {}, { start_time: '2027-03-19 08:00:00', end_time: '2027-03-25 08:00:00' }],
    ['it has failed', { status: 'failed' }, { vehicle_id: 1 }],
    [
      'it ends within a day',
      { start_time: '2027-03-08 08:00:00', end_time: '2027-03-11 08:00:00' },
      { vehicle_id: 1 },
    ],
  ])('does not extend if %s', async (_, own, other) => {
    api.serve('reservations', [aReservation(own), aReservation({ id: 72, user_id: 2, ...other })])
    await open()
    expect(await screen.findByRole('link', { name: 'Trip sheet' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Extend' })).not.toBeInTheDocument()
  })

  it('says in list and menu that a status is new, until the reservation is opened', async () => {
    api.serve('reservations', [aReservation()])
    const { unmount } = await openApp('/client', api.asClient)
    await screen.findByRole('link', { name: '71' })
    expect(screen.queryByText('New')).not.toBeInTheDocument()
    unmount()
    api.serve('reservations', [aReservation({ status: 'success' })])
    const { user } = await openApp('/client', api.asClient)
    expect(await screen.findByText('New')).toBeVisible()
    expect(screen.getByText('with a new status')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: '71' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByText('New')).not.toBeInTheDocument()
    expect(screen.queryByText('with a new status')).not.toBeInTheDocument()
  })
})
