import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { chooseDay, CHOSEN, findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const pickupField = () => screen.getByLabelText('Pickup')
const returnField = () => screen.getByLabelText('Return')

describe('the query of /vehicles', () => {
  it('holds days and car, so that a reload or a shared link shows them again', async () => {
    await openApp(`/vehicles?${CHOSEN}`)
    expect(await screen.findByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(pickupField()).toHaveValue('15.03.2027 at 08:00')
    expect(returnField()).toHaveValue('19.03.2027 at 08:00')
  })
})

it('a pickup in the past is not chosen, and the page says why until another is', async () => {
  const { user } = await openApp('/vehicles?from=2027-03-09&to=2027-03-12')
  const reason = await screen.findByText(
    'The pickup date in this link is in the past. Please choose another.',
  )
  expect(reason.closest('[role=status]')).toBeVisible()
  expect(pickupField()).toHaveValue('')
  await chooseDay(user, 'Pickup', 'Thursday, 11 March 2027')
  expect(reason).not.toBeInTheDocument()
})

describe('nonsense in the query', () => {
  const LONG = 'x'.repeat(10_000)
  const invalidQueries = [
    'from=&to=&car=&step=',
    'from=2027-02-30&to=15.03.2027&step=3',
    'from=2027-03-09&to=2026-12-24&step=2.0',
    'from=%00&to=%E0%A4%A&car=%ZZ&step=%00',
    'from=2027-03-09&from=2027-03-15&to=x&to=2027-03-19',
    'step=constructor&car=__proto__&from=toString',
    `from=${LONG}&to=${LONG}&car=${LONG}&${LONG}=${LONG}`,
    'car=%3Cscript%3Ealert(1)%3C/script%3E&&==?&#',
  ]

  it.each(invalidQueries.map((query) => [query.slice(0, 50), query]))('is ignored: %s', async (_, query) => {
    await openApp(`/vehicles?${query}`)
    await findCard('Tesla Model X')
    expect(screen.getByRole('heading', { name: 'Choose your car' })).toBeVisible()
    expect(pickupField()).toHaveValue('')
    expect(returnField()).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Selected car' })).not.toBeInTheDocument()
    expect(screen.getByText('No car selected')).toBeVisible()
  })

  it('does not affect the valid parts', async () => {
    await openApp('/vehicles?from=2027-03-15&to=never&car=8&utm_source=mail&step=9')
    expect(await screen.findByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(pickupField()).toHaveValue('15.03.2027 at 08:00')
    expect(returnField()).toHaveValue('')
  })

  it('is removed by the next choice', async () => {
    const { user, currentPath } = await openApp('/vehicles?from=2027-02-30&to=x&step=7')
    await findCard('Tesla Model X')
    const [first] = screen.getAllByRole('button', { name: 'Select car' })
    if (first) await user.click(first)
    expect(currentPath()).toBe('/vehicles?car=1')
  })
})

describe('a car the fleet does not have', () => {
  it('counts as no car', async () => {
    const { user } = await openApp('/vehicles?car=999', api.asClient)
    await findCard('Tesla Model X')
    await user.click(screen.getByRole('button', { name: 'Reserve' }))
    expect(await screen.findByText('Invalid reservation (minimum of 1 day and select a car)')).toBeVisible()
  })
})

describe('days in the wrong order', () => {
  it('are reported, and no card has a total', async () => {
    await openApp('/vehicles?from=2027-03-19&to=2027-03-15')
    await findCard('Tesla Model X')
    expect(screen.getByText('Invalid duration (return date is before pickup date)')).toBeVisible()
    expect(screen.queryByText(/^Total for/)).not.toBeInTheDocument()
  })

  it('are no longer reported once they are right', async () => {
    const { user } = await openApp('/vehicles?from=2027-03-19&to=2027-03-15')
    await findCard('Tesla Model X')
    await chooseDay(user, 'Return', 'Monday, 22 March 2027')
    expect(screen.queryByText('Invalid duration (return date is before pickup date)')).not.toBeInTheDocument()
  })
})
