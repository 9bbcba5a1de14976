import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { addReservation, card, CHOSEN, findCard, TODAY } from '../support/booking'
import { aReservation } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const DAYS = 'from=2027-03-15&to=2027-03-19'

const names = () =>
  screen.queryAllByRole('article').map((article) => article.querySelector('h2')?.textContent)

const noticeOf = (text: HTMLElement) => text.closest<HTMLElement>('[role="status"]') ?? text

const takeAll = (from: string, to: string) => {
  for (const { id } of api.db.vehicles.all()) addReservation(api.db, { vehicle: id, from, to })
}

describe('the filters of the fleet', () => {
  it('sort by what the visitor chooses, in the URL', async () => {
    const { user, currentPath } = await openApp(`/vehicles?${CHOSEN}`)
    await findCard('Tesla Model X')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price')
    expect(currentPath()).toBe(`/vehicles?${CHOSEN}&sort=price`)
    expect(names()[0]).toBe('Tesla Model 3 Dual Motor')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Range')
    expect(names()[0]).toBe('Tesla Model S')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Acceleration')
    expect(names()[0]).toBe('Tesla Model S Plaid')
  })

  it('show the cars up to a price and from a range on, with their number', async () => {
    const { user, currentPath } = await openApp('/vehicles')
    await findCard('Tesla Model X')
    await user.type(screen.getByLabelText('Highest price per day (din)'), '12500')
    await user.type(screen.getByLabelText('Shortest range (km)'), '533')
    expect(currentPath()).toBe('/vehicles?price=12500&range=533')
    expect(names()).toEqual(['Tesla Model 3 Long Range', 'Tesla Model Y Long Range'])
    expect(screen.getByText('2 cars found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(names()).toHaveLength(8)
    expect(currentPath()).toBe('/vehicles')
  })

  it('leave out what is taken, once days are chosen, and keep a car that is taken meanwhile where it is', async () => {
    const rows = [aReservation()]
    api.serve('reservations', rows)
    const { user, queryClient } = await openApp(`/vehicles?${DAYS}`)
    await screen.findByText('Not available')
    await user.click(screen.getByRole('checkbox', { name: 'Available only' }))
    expect(names()).not.toContain('Tesla Model X')
    const before = names()
    api.serve('reservations', [...rows, aReservation({ id: 72, vehicle_id: 4 })])
    await queryClient.refetchQueries({ queryKey: ['/reservations'] })
    expect(await screen.findByText('Not available')).toBeVisible()
    expect(names()).toEqual(before)
  })

  it('are not offered for what is taken while no days are chosen', async () => {
    await openApp('/vehicles')
    await findCard('Tesla Model X')
    expect(screen.queryByRole('checkbox', { name: 'Available only' })).not.toBeInTheDocument()
  })

  it('say which wish alone is in the way if no car is found', async () => {
    const { user } = await openApp('/vehicles?price=9999&range=600')
    expect(await screen.findByText('No car meets all your wishes.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Any range: / }))
    expect(names()).toEqual(['Tesla Model 3 Dual Motor'])
  })

  it('say what is no figure, and ignore it', async () => {
    await openApp('/vehicles?price=cheap&range=-1&sort=colour&free=yes')
    await findCard('Tesla Model X')
    expect(names()).toHaveLength(8)
    expect(screen.getByLabelText('Highest price per day (din)')).toBeInvalid()
    expect(screen.getAllByText('Please enter a number, such as 500.')).toHaveLength(2)
  })
})

describe('a car that is taken on the chosen days', () => {
  it('offers the nearest days of the same length; one press chooses them', async () => {
    api.serve('reservations', [aReservation({ end_time: '2027-03-17 08:00:00' })])
    const { user, currentPath } = await openApp(`/vehicles?${DAYS}`)
    await findCard('Tesla Model X')
    expect(await screen.findByRole('button', { name: 'Available 11.03. – 15.03.' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Available 17.03. – 21.03.' }))
    await waitFor(() => expect(currentPath()).toBe('/vehicles?from=2027-03-17&to=2027-03-21'))
    expect(card('Tesla Model X')).toHaveTextContent('Select car')
  })

  it('offers nothing if it is taken while one looks: the cards below would move', async () => {
    api.serve('reservations', [])
    const { queryClient } = await openApp(`/vehicles?${DAYS}`)
    await screen.findByText('8 of 8 available')
    api.serve('reservations', [aReservation({ end_time: '2027-03-17 08:00:00' })])
    await queryClient.refetchQueries({ queryKey: ['/reservations'] })
    expect(await screen.findByText('Not available')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Available / })).not.toBeInTheDocument()
  })

  it('is joined by the nearest days with any car if all are taken', async () => {
    takeAll('2027-03-12', '2027-03-18')
    const { user, currentPath } = await openApp(`/vehicles?${DAYS}`)
    const text = await screen.findByText(/No car is available on these dates/)
    await user.click(within(noticeOf(text)).getByRole('button', { name: 'Available 18.03. – 22.03.' }))
    expect(currentPath()).toBe('/vehicles?from=2027-03-18&to=2027-03-22')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

it('the name of a car leads to its page and back, with days and filters', async () => {
  const { user, currentPath } = await openApp(`/vehicles?${DAYS}&range=500`)
  await findCard('Tesla Model X')
  await user.click(screen.getByRole('link', { name: 'Tesla Model X' }))
  expect(await screen.findByRole('link', { name: 'Choose this car' })).toHaveAttribute(
    'href',
    `/vehicles?${DAYS}&range=500&car=8`,
  )
  expect(currentPath()).toBe(`/vehicles/8?${DAYS}&range=500`)
  await user.click(screen.getByRole('link', { name: 'All cars' }))
  await findCard('Tesla Model X')
  expect(currentPath()).toBe(`/vehicles?${DAYS}&range=500`)
})

it('a pickup alone says until when the chosen car is available', async () => {
  api.serve('reservations', [aReservation()])
  await openApp('/vehicles?from=2027-03-12&car=8')
  expect(await screen.findByText('Available until 15.03.2027 at 08:00')).toBeVisible()
})
