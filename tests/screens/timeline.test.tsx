import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openAllReservations } from '../support/all-reservations'
import { addReservation, TODAY } from '../support/booking'
import { askForFaults } from '../support/faults'
import { changeRow } from '../support/rows'
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

  it('shows other days at once on a press, without waiting for the router', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(screen.getByText('15.03.2027 – 28.03.2027')).toBeVisible()
  })

  it('has the reservations of a deleted vehicle on their days', async () => {
    const id = reserve('2027-03-12', '2027-03-15')
    api.db.vehicles.remove(8)
    await open()
    expect(rowOf('Vehicle 8').getByRole('link', { name: new RegExp(`^${id}, Second Client`) })).toBeVisible()
  })

  it('does not say that there is no such vehicle if the fleet could not be loaded', async () => {
    askForFaults('vehicles=403')
    await open('&day=2027-06-01')
    expect(await screen.findByText(/^The vehicles could not be loaded\./)).toBeVisible()
    expect(screen.queryByText('There is no such vehicle in the fleet.')).not.toBeInTheDocument()
  })

  it('has no row for a deleted vehicle on days without its reservations', async () => {
    api.db.vehicles.remove(8)
    await open('&day=2027-06-01')
    expect(timeline().queryByRole('rowheader', { name: 'Vehicle 8' })).not.toBeInTheDocument()
    expect(timeline().getAllByRole('rowheader')).toHaveLength(7)
  })

  it('begins a little before today, which is marked', async () => {
    await open()
    expect(screen.getByText('08.03.2027 – 21.03.2027')).toBeVisible()
    expect(timeline().getByRole('columnheader', { current: 'date' })).toHaveTextContent('Wednesday')
  })

  it('has a bar for each reservation, with all its data as text', async () => {
    const id = reserve('2027-03-12', '2027-03-15')
    await open()
    expect(
      rowOf('Tesla Model X').getByRole('link', {
        name: `${id}, Second Client, 12.03.2027 - 08:00 to 15.03.2027 - 08:00, Waiting`,
      }),
    ).toBeVisible()
  })

  it('explains the looks of its bars', async () => {
    await open()
    const kinds = within(screen.getByRole('list', { name: 'Meaning of the bars' })).getAllByRole('listitem')
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Success',
      'Waiting',
      'Waiting for confirmation',
      'Failed',
    ])
  })

  it('draws a bar at its days, with their length', async () => {
    reserve('2027-03-12', '2027-03-15')
    await open()
    const bar = rowOf('Tesla Model X').getByRole('listitem')
    const days = (name: string) => Number(bar.style.getPropertyValue(name)) * 14
    // From the fifth day, at 08:00, for three days.
    expect(days('--left')).toBeCloseTo(4 + 8 / 24)
    expect(days('--width')).toBeCloseTo(3)
  })

  it.each([
    ['success', null, 'Success', 'success'],
    ['failed', null, 'Failed', 'failed'],
    ['pending', null, 'Waiting', 'waiting'],
    ['pending', '/uploads/slip.png', '08:00, Waiting for confirmation', 'slip'],
    ['failed', '/uploads/slip.png', '08:00, Failed, Waiting for confirmation', 'slip'],
  ] as const)('gives a bar of status %s with the slip %s its own look', async (status, slip, label, look) => {
    const id = reserve('2027-03-12', '2027-03-15')
    changeRow(api.db.reservations, id, { status, reservation_image: slip })
    await open()
    const bar = rowOf('Tesla Model X').getByRole('link', { name: new RegExp(`${label}$`) })
    expect(bar).toHaveAttribute('data-status', look)
  })

  it('marks the weekends in its header', async () => {
    await open()
    const [, ...days] = timeline().getAllByRole('columnheader')
    const weekend = days.filter((day) => day.dataset.weekend === 'true')
    expect(weekend.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Saturday, 13.03.2027',
      'Sunday, 14.03.2027',
      'Saturday, 20.03.2027',
      'Sunday, 21.03.2027',
    ])
  })

  it('marks today, shades the weekends and separates the days in its rows', async () => {
    await open()
    const shades = screen.getByRole('table', { name: 'Timeline' }).style.getPropertyValue('--shades')
    // The ends of the stripes of a colour, in days; a stripe without a width does not count.
    const stripes = (color: string) =>
      [...shades.matchAll(new RegExp(`${color}\\) 0 (?:calc\\()?([\\d.]+)%(?! \\+ 0px)`, 'g'))].map(
        ([, end]) => Math.round(Number(end) * 0.14),
      )
    expect(stripes('--text')).toEqual([2])
    expect(stripes('--surface-sunk')).toEqual([6, 7, 13, 14])
    expect(stripes('--line')).toEqual(Array.from({ length: 14 }, (_, day) => day + 1))
  })

  it('does not call a vehicle free if the filters leave out its reservations', async () => {
    reserve('2027-03-12', '2027-03-15')
    await open('&status=success')
    const row = rowOf('Tesla Model X')
    expect(row.queryByText('Available on all these days')).not.toBeInTheDocument()
    expect(row.getByText('No reservation on these days matches the filters')).toBeInTheDocument()
    expect(screen.getByText(/^Only reservations that match the filters are shown/)).toBeVisible()
  })

  it('calls a vehicle free if it is the only one chosen', async () => {
    const { id } = api.db.vehicles.all().find(({ vehicle_name }) => vehicle_name === 'Tesla Model X') ?? {}
    await open(`&vehicle=${id}`)
    expect(timeline().getAllByRole('rowheader')).toHaveLength(1)
    expect(rowOf('Tesla Model X').getByText('Available on all these days')).toBeInTheDocument()
    expect(screen.queryByText(/^Only reservations that match/)).not.toBeInTheDocument()
  })

  it('opens the panel of a bar, also by the keyboard, and stays unchanged', async () => {
    const id = reserve('2027-03-12', '2027-03-15')
    const { user, currentPath } = await open()
    rowOf('Tesla Model X').getByRole('link').focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: `Reservation ${id}` })).toBeVisible()
    expect(currentPath()).toBe(`/client/all-reservations?view=timeline&reservation=${id}`)
    await user.keyboard('{Escape}')
    expect(currentPath()).toBe('/client/all-reservations?view=timeline')
  })

  it('moves by weeks and back to today', async () => {
    const { user, currentPath } = await open()
    await user.click(screen.getByRole('button', { name: 'Later' }))
    expect(await screen.findByText('15.03.2027 – 28.03.2027')).toBeVisible()
    expect(currentPath()).toBe('/client/all-reservations?view=timeline&day=2027-03-15')
    await user.click(screen.getByRole('button', { name: 'Earlier' }))
    await user.click(await screen.findByRole('button', { name: 'Earlier' }))
    await waitFor(() => expect(screen.getByText('01.03.2027 – 14.03.2027')).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Today' }))
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?view=timeline'))
  })

  it('keeps its page of vehicles when it shows other days', async () => {
    const [vehicle] = api.db.vehicles.all()
    if (!vehicle) throw new Error('The demo has vehicles')
    for (let count = 1; count <= 20; count += 1)
      api.db.vehicles.insert((id) => ({ ...vehicle, id, vehicle_name: `Zoe ${count}` }))
    const { user, currentPath } = await open('&page=2')
    await user.click(screen.getByRole('button', { name: 'Later' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days shown' }), '28')
    await waitFor(() => expect(timeline().getAllByRole('columnheader')).toHaveLength(1 + 28))
    expect(currentPath()).toBe('/client/all-reservations?view=timeline&page=2&day=2027-03-15&days=28')
  })

  it('begins with the days of the filters, until other days are chosen', async () => {
    const { user } = await open('&from=2027-05-01')
    expect(screen.getByText('01.05.2027 – 14.05.2027')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Today' }))
    expect(await screen.findByText('08.03.2027 – 21.03.2027')).toBeVisible()
  })

  it('begins with the days of a filter that is chosen after other days', async () => {
    const { user } = await open('&day=2027-06-01&from=2027-05-01&to=2027-05-20')
    expect(screen.getByText('01.06.2027 – 14.06.2027')).toBeVisible()
    await user.click(screen.getByLabelText('To'))
    await user.click(await screen.findByRole('button', { name: 'Any day' }))
    expect(await screen.findByText('01.05.2027 – 14.05.2027')).toBeVisible()
  })

  it('can be opened from the table and left for it', async () => {
    const { user, currentPath } = await openAllReservations(api.db)
    await user.click(screen.getByRole('radio', { name: 'Timeline' }))
    expect(await screen.findByRole('table', { name: 'Timeline' })).toBeVisible()
    expect(currentPath()).toBe('/client/all-reservations?view=timeline')
    await user.click(screen.getByRole('radio', { name: 'Table' }))
    expect(await screen.findByRole('table', { name: 'All reservations' })).toBeVisible()
  })

  it('says so if there is no such vehicle', async () => {
    await open('&vehicle=999')
    expect(screen.getByText('There is no such vehicle in the fleet.')).toBeVisible()
  })

  it('says that there are no vehicles yet if the fleet is empty', async () => {
    for (const { id } of api.db.reservations.all()) api.db.reservations.remove(id)
    for (const { id } of api.db.vehicles.all()) api.db.vehicles.remove(id)
    await open()
    expect(screen.getByText('There are no vehicles yet.')).toBeVisible()
  })
})
