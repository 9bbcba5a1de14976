import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { addReservation, card, chooseDay, findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const NAME = 'Tesla Model X'

/** Whether the Model X is free from the 15th to the 19th, once the reservations are there. */
async function expectFree(free: boolean) {
  await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
  const shown = await findCard(NAME)
  await waitFor(() => {
    const button = within(shown).getByRole('button')
    expect(button).toHaveAccessibleName(free ? 'Select car' : 'Not available')
  })
  const button = within(shown).getByRole('button')
  expect(button.hasAttribute('disabled')).toBe(!free)
}

describe('a car is not available where a reservation', () => {
  it.each([
    // Each way to overlap is tried in tests/unit/rental/overlap.test.ts.
    ['starts inside', '2027-03-18', '2027-03-25'],
    ['ends inside', '2027-03-11', '2027-03-16'],
    ['lies inside', '2027-03-16', '2027-03-17'],
  ])('%s', async (_, from, to) => {
    addReservation(api.db, { vehicle: 8, from, to })
    await expectFree(false)
  })

  it.each(['failed', 'anything', null])('overlaps, whatever its status: %j', async (status) => {
    const row = { id: 1, vehicle_id: 8, start_time: '2027-03-16 08:00:00', end_time: '2027-03-17 08:00:00' }
    api.use(http.get('*/api/reservations', () => HttpResponse.json([{ ...row, status }])))
    await expectFree(false)
  })

  it('names it by a text id', async () => {
    const row = { id: 'a', vehicle_id: '8', start_time: '2027-03-16T08:00:00', end_time: '2027-03-17 08:00' }
    api.use(http.get('*/api/reservations', () => HttpResponse.json([row])))
    await expectFree(false)
  })
})

describe('a car is available where a reservation', () => {
  it.each([
    ['ends as it starts', '2027-03-11', '2027-03-15'],
    ['starts as it ends', '2027-03-19', '2027-03-25'],
  ])('%s', async (_, from, to) => {
    addReservation(api.db, { vehicle: 8, from, to })
    await expectFree(true)
  })

  it('is of another car', async () => {
    addReservation(api.db, { vehicle: 7, from: '2027-03-15', to: '2027-03-19' })
    await expectFree(true)
    expect(within(card('Tesla Model Y RWD')).getByRole('button')).toHaveAccessibleName('Not available')
  })

  it('ends before it starts, as it occupies nothing', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-18', to: '2027-03-16' })
    await expectFree(true)
  })
})

describe('before both days are chosen', () => {
  it('every car can be selected', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-10', to: '2027-12-31' })
    await openApp('/vehicles?from=2027-03-15')
    await findCard(NAME)
    await screen.findAllByRole('button', { name: 'Select car' })
    expect(screen.queryByRole('button', { name: 'Not available' })).not.toBeInTheDocument()
  })

  it('a selected car becomes not available with the second day', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const { user } = await openApp('/vehicles?from=2027-03-15&car=8')
    await findCard(NAME)
    await chooseDay(user, 'Return', 'Friday, 19 March 2027')
    expect(within(card(NAME)).getByRole('button', { name: 'Not available' })).toBeDisabled()
  })

  it('a selected car that is taken does not lead to step two', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2', {
      as: 'client@struja.example',
      db: api.db,
    })
    expect(await screen.findByText('This car is no longer available on these dates.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose a car' }))
    expect(within(await findCard(NAME)).getByRole('button', { name: 'Not available' })).toBeDisabled()
  })
})
