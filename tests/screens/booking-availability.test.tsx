import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { addReservation, card, chooseDay, findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const NAME = 'Tesla Model X'

/** Expects the Model X to be not available from the 15th to the 19th, once the reservations are loaded. */
async function expectTaken() {
  await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
  const shown = await findCard(NAME)
  expect(await within(shown).findByRole('button', { name: 'Not available' })).toBeDisabled()
}

it('a car is not available where a reservation overlaps, even one that failed', async () => {
  addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17', status: 'failed' })
  await expectTaken()
})

describe('before both days are chosen', () => {
  it('a selected car becomes not available with the second day', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const { user } = await openApp('/vehicles?from=2027-03-15&car=8')
    await findCard(NAME)
    await chooseDay(user, 'Return', 'Friday, 19 March 2027')
    expect(within(card(NAME)).getByRole('button', { name: 'Not available' })).toBeDisabled()
  })

  it('a selected car that is taken does not lead to step two', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2', api.asClient)
    expect(await screen.findByText('This car is no longer available.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose a car' }))
    expect(within(await findCard(NAME)).getByRole('button', { name: 'Not available' })).toBeDisabled()
  })
})

describe('reservations that can be read only in part', () => {
  const row = { id: 1, vehicle_id: 8, start_time: '2027-03-16 08:00:00', end_time: '2027-03-17 08:00:00' }
  const INCOMPLETE = /^Some reservations could not be read/

  it('are reported, and those that can be read count', async () => {
    api.serve('reservations', [{ ...row, start_time: 'soon' }])
    await expectTaken()
    expect(screen.getByText(INCOMPLETE)).toBeVisible()
  })

  it.each([{ id: null }, { end_time: '17/03/2027', duration: 3 }])(
    'are not reported if the days of their cars are known all the same: %j',
    async (unread) => {
      api.serve('reservations', [{ ...row, ...unread }])
      await expectTaken()
      expect(screen.queryByText(INCOMPLETE)).not.toBeInTheDocument()
    },
  )

  it('are a failed check if none can be read', async () => {
    api.serve('reservations', [{ ...row, vehicle_id: null }])
    await openApp('/vehicles')
    expect(await screen.findByText(/^We could not check which cars are available/)).toBeVisible()
  })
})

describe('a fleet', () => {
  it('of which no car can be read is a failure, not an empty fleet', async () => {
    api.serve('vehicles', [{ id: 1 }, { id: 2 }])
    await openApp('/vehicles')
    expect(
      await screen.findByText('The cars could not be loaded. The response was incomplete. Please try again.'),
    ).toBeVisible()
    expect(screen.queryByText(/no cars in the fleet/)).not.toBeInTheDocument()
  })

  it('shows a car without a price that can be right, but does not offer it', async () => {
    api.serve('vehicles', [{ id: 8, vehicle_name: NAME, price_per_day: -1 }])
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=8')
    const shown = await findCard(NAME)
    expect(within(shown).getByRole('button', { name: 'Not available' })).toBeDisabled()
    expect(screen.getByText('No car selected')).toBeVisible()
    expect(within(shown).queryByText(/\d din/)).not.toBeInTheDocument()
  })
})

describe('a selected car that its visitor has reserved already', () => {
  const PATH = '/vehicles?from=2027-03-15&to=2027-03-18&car=8'
  const RESERVED = `You have already reserved ${NAME} for these dates`

  it.each([PATH, `${PATH}&step=2`])('is reported as reserved on %s', async (path) => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-18', user: 1 })
    await openApp(path, api.asClient)
    expect(await screen.findByText(RESERVED)).toBeVisible()
  })

  it.each([
    ['only some of the days are reserved', { to: '2027-03-17', user: 1 }],
    ['that reservation was not confirmed', { to: '2027-03-18', user: 1, status: 'failed' }],
    ['somebody else has reserved it', { to: '2027-03-18', user: 3 }],
  ] as const)('is taken if %s', async (_, rental) => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', ...rental })
    await openApp(PATH, api.asClient)
    expect(await screen.findByText(`${NAME} is taken on these dates and no longer selected`)).toBeVisible()
    expect(screen.queryByText(RESERVED)).not.toBeInTheDocument()
  })
})

describe('a selected car that is taken on other days', () => {
  it('is deselected by those days, and the bar says so; step two has no car', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const { user, currentPath } = await openApp('/vehicles?from=2027-03-20&to=2027-03-22&car=8', api.asClient)
    const shown = await findCard(NAME)
    await within(shown).findByRole('button', { name: 'Selected car' })
    await chooseDay(user, 'Pickup', 'Monday, 15 March 2027')
    const bar = screen.getByRole('region', { name: 'Your choice' })
    expect(within(bar).getByText(`${NAME} is taken on these dates and no longer selected`)).toBeVisible()
    expect(within(bar).queryByText(/ din/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reserve' }))
    expect(await screen.findByText('No car is selected.')).toBeVisible()
    expect(currentPath()).toBe('/vehicles?from=2027-03-15&to=2027-03-22&step=2')
  })
})
