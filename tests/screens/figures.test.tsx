import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { shownIds } from '../support/all-reservations'
import { askForFaults } from '../support/faults'
import { openAsAdministrator } from '../support/fleet'
import { aReservation, aVehicle } from '../support/rows'
import { savedFiles } from '../support/saved-files'
import { startApi } from '../support/server'
import { csvRows, findRows } from '../support/table'

const api = startApi({ today: '2027-03-10' })
const saved = savedFiles()

const PATH = '/client/figures'

const rental = (id: number, from: string, to: string, more = {}) =>
  aReservation({ id, duration: null, start_time: `${from} 08:00:00`, end_time: `${to} 08:00:00`, ...more })

/** Of two cars in February and March: 1 and 2 overlap, 3 failed, 4 is confirmed, 5 is of a car that is gone. */
function serve() {
  api.serve('vehicles', [aVehicle(), aVehicle({ id: 8, vehicle_name: 'Tesla Model X' })])
  api.serve('reservations', [
    rental(1, '2027-02-01', '2027-02-08'),
    rental(2, '2027-02-05', '2027-02-15', { reservation_image: '/slip.png' }),
    rental(3, '2027-02-01', '2027-02-28', { status: 'failed' }),
    rental(4, '2027-02-26', '2027-03-04', { vehicle_id: 3, status: 'success', price: '56000.50' }),
    rental(5, '2027-03-01', '2027-04-01', { vehicle_id: 99, status: 'success', price: '1000.00' }),
  ])
}

const open = (query = '?from=2027-02&months=3') => openAsAdministrator(api.db, PATH + query)
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

describe('the figures', () => {
  it('show how many days each vehicle is rented, counting none twice and failed reservations not at all', async () => {
    serve()
    await open()
    expect(await findRows('Occupancy')).toEqual([
      { Vehicle: 'Tesla Model 3', 'Feb 2027': '11%', 'Mar 2027': '10%', 'Apr 2027': '0%', Total: '7%' },
      { Vehicle: 'Tesla Model X', 'Feb 2027': '50%', 'Mar 2027': '0%', 'Apr 2027': '0%', Total: '16%' },
      { Vehicle: 'Vehicle 99', 'Feb 2027': '0%', 'Mar 2027': '100%', 'Apr 2027': '0%', Total: '35%' },
    ])
    expect(valueOf('Occupancy')).toHaveTextContent('19%')
  })

  it('show the confirmed revenue of each month, the average length and what was never paid', async () => {
    serve()
    await open()
    const table = within(await screen.findByRole('figure', { name: 'Revenue' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'MonthRevenue',
      'Feb 202756,000.50\u00A0din',
      'Mar 20271,000\u00A0din',
      'Apr 20270\u00A0din',
    ])
    expect(valueOf('Revenue')).toHaveTextContent('57,000.50 din')
    expect(valueOf('Average length')).toHaveTextContent('13.5 days')
    // The first, and the failed one.
    expect(valueOf('Never paid')).toHaveTextContent('40% of 5 that have begun')
  })

  it.each([
    ['50%', [1, 2], '2 reservations · days rented'],
    ['56,000.50 din', [4], '1 reservation · confirmed, by pickup'],
    ['57,000.50 din', [4, 5], '2 reservations · confirmed, by pickup'],
    ['13.5 days', [1, 2, 4, 5], '4 reservations · by pickup, without failed ones'],
    ['40%', [1, 3], '2 reservations · never paid'],
  ])('lead from %s to the reservations behind it', async (figure, ids, counted) => {
    serve()
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: figure.replace(/ d/, '\u00A0d') }))
    expect(await screen.findByText(counted)).toBeVisible()
    expect(new Set(shownIds())).toEqual(new Set(ids))
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(await screen.findByText('5 reservations')).toBeVisible()
  })

  it('stay where they are when a modifier key opens one in a new tab', async () => {
    serve()
    const { currentPath } = await open()
    const link = await screen.findByRole('link', { name: '50%' })
    // jsdom opens no tabs: what the page leaves to the browser ends here.
    link.setAttribute('download', '')
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(currentPath()).toMatch(PATH)
  })

  it('are those of the months in the URL, by default the last six; nonsense there counts as nothing', async () => {
    serve()
    const { user, currentPath } = await open('?from=9999-12&months=7')
    const first = await screen.findByRole('combobox', { name: 'First month' })
    expect(first).toHaveDisplayValue('October 2026')
    await user.selectOptions(first, 'March 2027')
    await waitFor(() => expect(currentPath()).toBe(`${PATH}?from=2027-03&months=7`))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Months shown' }), '1')
    await waitFor(() => expect(currentPath()).toBe(`${PATH}?from=2027-03&months=1`))
    expect(await findRows('Occupancy')).toMatchObject([{ Total: '10%' }, { Total: '0%' }, { Total: '100%' }])
    await user.selectOptions(first, 'February 2027')
    await waitFor(async () => expect(await findRows('Occupancy')).toHaveLength(2))
  })

  it('are sorted by a month', async () => {
    serve()
    const { user } = await open()
    const button = await screen.findByRole('button', { name: 'Feb 2027' })
    await user.click(button)
    await user.click(button)
    await waitFor(async () =>
      expect((await findRows('Occupancy')).map(({ Vehicle }) => Vehicle)).toEqual([
        'Tesla Model X',
        'Tesla Model 3',
        'Vehicle 99',
      ]),
    )
  })

  it('are saved for spreadsheets', async () => {
    serve()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['figures-2027-02.csv']))
    const february = csvRows(await saved[0]?.text(), ',').map((row) => [
      row['Figure'],
      row['Vehicle'],
      row['February 2027'],
      row['Total'],
    ])
    expect(february).toEqual([
      ['Revenue (din)', '', '56000.50', '57000.50'],
      ['Reservations', '', '3', '4'],
      ['Average length (days)', '', '7.7', '13.5'],
      ['Never paid (%)', '', '50.0', '40.0'],
      ['Occupancy (%)', 'Tesla Model 3', '10.7', '6.7'],
      ['Occupancy (%)', 'Tesla Model X', '50.0', '15.7'],
      ['Occupancy (%)', 'Vehicle 99', '0.0', '34.8'],
    ])
  })
})

describe('lists that are not whole', () => {
  it('leave IDs for the names of vehicles', async () => {
    api.serve('reservations', [rental(1, '2027-02-01', '2027-02-08', { vehicle_id: 3 })])
    askForFaults('vehicles=403')
    await open()
    expect(await screen.findByText(/^The vehicles could not be loaded\./)).toBeVisible()
    expect(await findRows('Occupancy')).toMatchObject([{ Vehicle: 'Vehicle 3', 'Feb 2027': '25%' }])
  })

  it('are told of: rows that cannot be read, and figures that may be old', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    api.use(http.get('*/api/reservations', () => HttpResponse.json([null, aReservation()]), { once: true }))
    const { queryClient } = await open()
    expect(await screen.findByText('Some reservations could not be read and are not counted.')).toBeVisible()
    askForFaults('reservations=403*1')
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText(/^The list could not be refreshed/)).toBeVisible()
    expect(screen.getByRole('table', { name: 'Occupancy' })).toBeVisible()
  })

  it('may be empty', async () => {
    api.serve('vehicles', [])
    api.serve('reservations', [])
    await open()
    expect(await screen.findByText('No vehicle was rented in these months.')).toBeVisible()
    expect(valueOf('Average length')).toHaveTextContent('–')
    expect(screen.queryByRole('link', { name: /%|din/ })).not.toBeInTheDocument()
  })
})
