import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { addReservation, card, chooseDay, findCard, TODAY } from '../support/booking'
import { askForFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const selectButton = (name: string) => within(card(name)).getByRole('button')

describe('a card', () => {
  it('names what the car offers', async () => {
    await openApp('/vehicles')
    const plaid = await findCard('Tesla Model S Plaid')
    for (const text of [
      '5 seats',
      'A/C',
      'Autopilot',
      'AWD',
      'Unlimited mileage',
      '21 years required',
      '600 km',
      '100 kWh',
      '27,000 din',
      'per day',
    ])
      expect(within(plaid).getByText(text)).toBeVisible()
    expect(within(plaid).getByRole('heading', { name: 'Tesla Model S Plaid' })).toBeVisible()
  })

  it('has a total as soon as both days are chosen', async () => {
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    await findCard('Tesla Model X')
    for (const [name, total] of [
      ['Tesla Model 3 Dual Motor', '38,000 din'],
      ['Tesla Model S', '84,000 din'],
      ['Tesla Model X', '94,000 din'],
    ] as const) {
      expect(within(card(name)).getByText('Total for 4 days')).toBeVisible()
      expect(within(card(name)).getByText(total)).toBeVisible()
    }
  })

  it('has no total for a return on the day of pickup, which is no period', async () => {
    await openApp('/vehicles?from=2027-03-15&to=2027-03-15&car=8')
    const shown = await findCard('Tesla Model X')
    expect(screen.getByText(/^A rental lasts at least one day/)).toBeVisible()
    expect(within(shown).queryByText(/^Total for/)).not.toBeInTheDocument()
    expect(screen.queryByText(/0 days/)).not.toBeInTheDocument()
  })
})

describe('the line above the cards', () => {
  it('has the number of cars, the number of available cars once days are chosen, and the deposit', async () => {
    addReservation(api.db, { vehicle: 7, from: '2027-03-16', to: '2027-03-17' })
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const { user } = await openApp('/vehicles?from=2027-03-15')
    await findCard('Tesla Model X')
    expect(screen.getByText('8 cars')).toBeVisible()
    expect(screen.getByText('Refundable deposit 117,000 din')).toBeVisible()
    expect(screen.queryByText(/ available$/)).not.toBeInTheDocument()
    await chooseDay(user, 'Return', 'Friday, 19 March 2027')
    expect(await screen.findByText(/^\d of 8 available$/)).toHaveTextContent(
      `${8 - screen.getAllByRole('button', { name: 'Not available' }).length} of 8 available`,
    )
    expect(screen.getByText('Refundable deposit 117,000 din')).toBeVisible()
  })

  it('has no number of available cars if that could not be checked', async () => {
    askForFaults('reservations=500')
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    await findCard('Tesla Model X')
    await screen.findByText(/^We could not check which cars are available/)
    expect(screen.queryByText(/ of 8 available$/)).not.toBeInTheDocument()
    expect(screen.getByText('8 cars')).toBeVisible()
  })
})

describe('the choice of a car', () => {
  it('is made by its button', async () => {
    const { user, currentPath } = await openApp('/vehicles')
    await findCard('Tesla Model S')
    await user.click(selectButton('Tesla Model S'))
    expect(selectButton('Tesla Model S')).toHaveAccessibleName('Selected car')
    expect(currentPath()).toBe('/vehicles?car=4')
  })

  it('has a button that is described by the name of the car', async () => {
    await openApp('/vehicles')
    await findCard('Tesla Model S')
    expect(selectButton('Tesla Model S')).toHaveAccessibleDescription('Tesla Model S')
  })

  it('is undone by the same button', async () => {
    const { user, currentPath } = await openApp('/vehicles?car=4')
    await findCard('Tesla Model S')
    await user.click(selectButton('Tesla Model S'))
    expect(selectButton('Tesla Model S')).toHaveAccessibleName('Select car')
    expect(currentPath()).toBe('/vehicles')
  })

  it('is also made by a double click, whose second click does not undo it', async () => {
    const { user, currentPath } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    await findCard('Tesla Model X')
    await user.dblClick(selectButton('Tesla Model X'))
    expect(currentPath()).toBe('/vehicles?from=2027-03-15&to=2027-03-19&car=8')
  })

  it('moves to another car', async () => {
    const { user } = await openApp('/vehicles?car=4')
    await findCard('Tesla Model S')
    await user.click(selectButton('Tesla Model X'))
    expect(selectButton('Tesla Model S')).toHaveAccessibleName('Select car')
    expect(selectButton('Tesla Model X')).toHaveAccessibleName('Selected car')
    expect(screen.getAllByRole('button', { name: 'Selected car' })).toHaveLength(1)
  })

  it('is shown beside the days, with its total', async () => {
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    await findCard('Tesla Model S')
    const choice = screen.getByRole('region', { name: 'Your choice' })
    expect(within(choice).getByText('No car selected')).toBeVisible()
    await user.click(selectButton('Tesla Model S'))
    expect(choice).toHaveTextContent('Tesla Model S4 days · 84,000 dinRefundable deposit 117,000 din')
  })

  it('adds no entry to the history', async () => {
    const { user, router, currentPath } = await openApp(['/general-terms', '/vehicles'])
    await findCard('Tesla Model S')
    await user.click(selectButton('Tesla Model S'))
    await user.click(selectButton('Tesla Model X'))
    await router.navigate(-1)
    expect(currentPath()).toBe('/general-terms')
  })
})
