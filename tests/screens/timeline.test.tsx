import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openAllReservations } from '../support/all-reservations'
import { addReservation, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const open = (query = '') => openAllReservations(api.db, `?view=timeline${query}`)

const timeline = () => within(screen.getByRole('table', { name: 'Timeline' }))
const rowOf = (name: string) => within(timeline().getByRole('row', { name: new RegExp(`^${name}`) }))

const reserve = (from: string, to: string, vehicle = 8) =>
  addReservation(api.db, { vehicle, from, to, user: 3 })

describe('the timeline', () => {
  it('has a row for each vehicle and a column for each day', async () => {
    await open()
    expect(timeline().getAllByRole('columnheader')).toHaveLength(1 + 14)
    expect(
      timeline()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(
      api.db.vehicles
        .all()
        .map(({ vehicle_name }) => vehicle_name)
        .toSorted(),
    )
  })

  it('begins a little before today, which is marked', async () => {
    await open()
    expect(screen.getByText('08.03.2027 – 21.03.2027')).toBeVisible()
    expect(timeline().getByRole('columnheader', { current: 'date' })).toHaveTextContent('Wednesday')
  })

  it('has a bar for each reservation, which says all in words', async () => {
    const id = reserve('2027-03-12', '2027-03-15')
    await open()
    expect(
      rowOf('Tesla Model X').getByRole('link', {
        name: `${id}, Second Client, 12.03.2027 - 08:00 to 15.03.2027 - 08:00, Waiting`,
      }),
    ).toBeVisible()
  })

  it('says which vehicle is free on all the days', async () => {
    await open()
    expect(rowOf('Tesla Model X').getByText('Free on all these days')).toBeInTheDocument()
  })

  it('opens the panel of a bar, by the keyboard too, and stays as it is', async () => {
    const id = reserve('2027-03-12', '2027-03-15')
    const { user, place } = await open()
    rowOf('Tesla Model X').getByRole('link').focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: `Reservation ${id}` })).toBeVisible()
    expect(place()).toBe(`/client/all-reservations?view=timeline&reservation=${id}`)
    await user.keyboard('{Escape}')
    expect(place()).toBe('/client/all-reservations?view=timeline')
  })

  it('moves by weeks and back to today', async () => {
    const { user, place } = await open()
    await user.click(screen.getByRole('button', { name: 'Later' }))
    expect(await screen.findByText('15.03.2027 – 28.03.2027')).toBeVisible()
    expect(place()).toBe('/client/all-reservations?view=timeline&day=2027-03-15')
    await user.click(screen.getByRole('button', { name: 'Earlier' }))
    await user.click(await screen.findByRole('button', { name: 'Earlier' }))
    await waitFor(() => expect(screen.getByText('01.03.2027 – 14.03.2027')).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Today' }))
    await waitFor(() => expect(place()).toBe('/client/all-reservations?view=timeline'))
  })

  it('shows four weeks as well, over the change of the clocks', async () => {
    reserve('2027-03-27', '2027-03-29')
    const { user } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days shown' }), '28 days')
    await waitFor(() => expect(timeline().getAllByRole('columnheader')).toHaveLength(1 + 28))
    const bar = rowOf('Tesla Model X').getByRole('listitem')
    expect(Number(bar.style.getPropertyValue('--width')) * 28).toBeCloseTo(2)
  })

  it('keeps to the filters', async () => {
    reserve('2027-03-12', '2027-03-15')
    await open('&vehicle=8&status=success')
    expect(timeline().getAllByRole('rowheader')).toHaveLength(1)
    expect(timeline().queryByRole('link')).not.toBeInTheDocument()
  })

  it('is reached from the table and left for it', async () => {
    const { user, place } = await openAllReservations(api.db)
    await user.click(screen.getByRole('radio', { name: 'Timeline' }))
    expect(await screen.findByRole('table', { name: 'Timeline' })).toBeVisible()
    expect(place()).toBe('/client/all-reservations?view=timeline')
    await user.click(screen.getByRole('radio', { name: 'Table' }))
    expect(await screen.findByRole('table', { name: 'All reservations' })).toBeVisible()
  })

  it('says so where there is no such vehicle', async () => {
    await open('&vehicle=999')
    expect(screen.getByText('There is no such vehicle in the fleet.')).toBeVisible()
  })
})
