import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { reservationsQuery } from '@/api/reservations'

import { openApp } from '../support/app'
import { addReservation, CHOSEN, findCard, TODAY } from '../support/booking'
import { askForFaults, endFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

async function openSummary(query: string, person: Parameters<typeof openApp>[1] = api.asClient) {
  const app = await openApp(`/vehicles?${query}&step=2`, person)
  await screen.findByRole('heading', { name: 'Your booking' })
  return app
}

/** The value beside a name in the list. */
const line = (name: string) => screen.getByText(name).nextElementSibling

describe('step two', () => {
  it('shows a summary of the booking', async () => {
    await openSummary(CHOSEN)
    expect(await screen.findByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
    expect(line('Pickup')).toHaveTextContent('15.03.2027 at 08:00')
    expect(line('Return')).toHaveTextContent('19.03.2027 at 08:00')
    expect(line('Duration')).toHaveTextContent('4 days')
    expect(line('Price without discount')).toHaveTextContent(/^94,000 din$/)
    expect(line('Discount')).toHaveTextContent(/^0 din$/)
    expect(line('Total price')).toHaveTextContent(/^94,000 din$/)
    expect(screen.getByRole('button', { name: 'Checkout now' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Sign in to continue' })).not.toBeInTheDocument()
    expect(line('Refundable deposit')).toHaveTextContent(/^plus at least 117,000 din$/)
  })

  it('leads to the terms', async () => {
    await openSummary(CHOSEN)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Our general terms apply.' })).toHaveAttribute(
      'href',
      '/general-terms',
    )
  })
})

describe('step two without the reservations', () => {
  const UNKNOWN = /^We could not check whether the car is available\./

  it('says that nobody knows whether the car is free, until they can be read', async () => {
    askForFaults('reservations=500')
    const { user } = await openSummary(CHOSEN)
    expect(await screen.findByText(UNKNOWN)).toBeVisible()
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument())
  })

  it('says of a taken car only that it is taken, if they cannot be read again', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
    const { queryClient } = await openSummary(CHOSEN)
    const taken = 'This car is no longer available.'
    expect(await screen.findByText(taken)).toBeVisible()
    askForFaults('reservations=403')
    await act(() => queryClient.invalidateQueries(reservationsQuery()))
    expect(queryClient.getQueryState(reservationsQuery().queryKey)?.status).toBe('error')
    expect(screen.getByText(taken)).toBeVisible()
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
  })
})

describe('the list of missing parts', () => {
  it('names the car, with a button to choose one', async () => {
    const { user, currentPath } = await openSummary('from=2027-03-15&to=2027-03-19')
    expect(screen.getByText('No car is selected.')).toBeVisible()
    expect(line('Total price')).toHaveTextContent('–')
    expect(line('Discount')).toHaveTextContent(/^0 din$/)
    await user.click(screen.getByRole('button', { name: 'Choose a car' }))
    await findCard('Tesla Model X')
    expect(currentPath()).toBe('/vehicles?from=2027-03-15&to=2027-03-19')
  })

  it.each(['car=8', 'from=2027-03-15&car=8', 'from=2027-03-15&to=2027-03-15&car=8'])(
    'names the days, with a button to choose them: %s',
    async (query) => {
      const { user, currentPath } = await openSummary(query)
      expect(screen.getByText('Choose a pickup date and a later return.')).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Choose dates' }))
      await findCard('Tesla Model X')
      expect(currentPath()).toBe(`/vehicles?${query}`)
    },
  )

  it('names the sign-in, with a link that leads there and back to this step', async () => {
    await openSummary(CHOSEN, {})
    expect(screen.getByText('You are not signed in.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to continue' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent(`/vehicles?${CHOSEN}&step=2`)}`,
    )
  })

  it('names a car that the fleet no longer has', async () => {
    const { user, currentPath } = await openSummary('from=2027-03-15&to=2027-03-19&car=999')
    expect(await screen.findByText('Selected car not found!')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose a car' }))
    await findCard('Tesla Model X')
    expect(currentPath()).toBe('/vehicles?from=2027-03-15&to=2027-03-19')
  })
})
