import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { openAllReservations as open, shownIds } from '../support/all-reservations'
import { openApp } from '../support/app'
import { addReservation, TODAY } from '../support/booking'
import { askForFaults, endFaults } from '../support/faults'
import { aReservation } from '../support/rows'
import { savedFiles } from '../support/saved-files'
import { startApi } from '../support/server'
import { csvRows, rowsOf } from '../support/table'

const api = startApi({ today: TODAY })
const saved = savedFiles()

const SLIP = { reservation_image: '/uploads/slip.png' }
const ROWS = [
  aReservation({ id: 1, ...SLIP }),
  aReservation({
    id: 2,
    user_id: 3,
    vehicle_id: 1,
    duration: 2,
    start_time: '2027-03-20 08:00:00',
    end_time: '2027-03-22 08:00:00',
    price: 19000,
    status: 'success',
    ...SLIP,
  }),
  aReservation({
    id: 10,
    user_id: 77,
    vehicle_id: 99,
    duration: null,
    start_time: '2027-03-01 08:00:00',
    end_time: '2027-03-02 08:00:00',
    price: null,
    status: 'failed',
  }),
]

const serve = (rows: object[] = ROWS) => api.serve('reservations', rows)
const shownRows = () => rowsOf('All reservations')
const shownVehicles = () => shownRows().map(({ Vehicle }) => Vehicle)

it('the search keeps the focus and every letter while the users are loading', async () => {
  api.delayAnswer('get', '/api/users')
  const { user } = await openApp('/client/all-reservations', { as: 'admin@struja.example', db: api.db })
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'ana')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('ana')
})

describe('the table', () => {
  it('shows its rows before the users are there, and then their names', async () => {
    serve()
    const bringUsers = api.delayAnswer('get', '/api/users')
    await openApp('/client/all-reservations', api.asAdministrator)
    expect(await screen.findByRole('cell', { name: /User 3$/ })).toBeVisible()
    bringUsers()
    expect(await screen.findByRole('cell', { name: /Demo Client$/ })).toBeVisible()
  })

  it('waits for the users if a text is looked for, which may be a name', async () => {
    serve()
    const bringUsers = api.delayAnswer('get', '/api/users')
    await openApp('/client/all-reservations?q=second', api.asAdministrator)
    await waitFor(() => expect(api.countOf('GET /api/users')).toBe(1))
    expect(screen.queryByText('No reservation matches these filters.')).not.toBeInTheDocument()
    bringUsers()
    expect(await screen.findByRole('cell', { name: /Second Client$/ })).toBeVisible()
  })

  it('shows names, days, times and amounts, and what waits for confirmation', async () => {
    serve()
    await open(api.db)
    expect(shownRows()).toMatchObject([
      {
        ID: '2',
        User: 'Second Client',
        Vehicle: 'Tesla Model 3 Dual Motor',
        Duration: '2\u00A0days',
        Pickup: '20.03.2027 - 08:00',
        Return: '22.03.2027 - 08:00',
        Amount: '19,000\u00A0din',
        Status: 'Success',
      },
      { ID: '1', User: 'Demo Client', Status: 'WaitingWaiting for confirmation' },
      {
        ID: '10',
        User: 'User 77',
        Vehicle: 'Vehicle 99',
        Duration: '1\u00A0day',
        Amount: '–',
        Status: 'Failed',
      },
    ])
  })

  it('is sorted by a press on a heading, and in the other order by each further press', async () => {
    serve()
    const { user, currentPath } = await open(api.db)
    await user.click(screen.getByRole('button', { name: 'ID' }))
    await waitFor(() => expect(shownIds()).toEqual([1, 2, 10]))
    expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('button', { name: 'ID' }))
    await waitFor(() => expect(shownIds()).toEqual([10, 2, 1]))
    expect(currentPath()).toBe('/client/all-reservations?sort=-id')
    await user.click(screen.getByRole('button', { name: 'ID' }))
    await waitFor(() => expect(shownIds()).toEqual([1, 2, 10]))
    expect(currentPath()).toBe('/client/all-reservations?sort=id')
  })

  it('is sorted by names in one order, whichever script they are written in', async () => {
    serve()
    const users = ['Zoran', 'Жика', 'Ана'].map((full_name, index) => ({ id: [1, 3, 77][index], full_name }))
    api.serve('users', users)
    await open(api.db, '?sort=user')
    await waitFor(() => expect(shownRows().map(({ User }) => User)).toEqual(['Ана', 'Жика', 'Zoran']))
  })

  it('is sorted by the numbers in IDs that are text', async () => {
    const [row] = api.db.reservations.all()
    const rows = ['R-10', 'R-9', 'R-100', 'R-1'].map((id) => Object.assign({}, row, { id }))
    api.serve('reservations', rows)
    await open(api.db, '?sort=id')
    await screen.findByText('R-100')
    expect(shownRows().map(({ ID }) => ID)).toEqual(['R-1', 'R-9', 'R-10', 'R-100'])
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'opens no row by a press with %s, which is meant for another tab',
    async (key) => {
      serve()
      const { user, currentPath } = await open(api.db)
      await user.keyboard(`{${key}>}`)
      await user.click(screen.getByRole('cell', { name: /94,000/ }))
      expect(currentPath()).toBe('/client/all-reservations')
    },
  )

  it('opens a row by a press anywhere on it, but not by a press that ends a selection of text', async () => {
    serve()
    const { user, currentPath } = await open(api.db)
    const cell = screen.getByRole('cell', { name: 'Tesla Model X' })
    getSelection()?.selectAllChildren(cell)
    fireEvent.click(cell)
    expect(currentPath()).toBe('/client/all-reservations')
    getSelection()?.removeAllRanges()
    await user.click(cell)
    expect(await screen.findByRole('dialog', { name: 'Reservation 1' })).toBeVisible()
    expect(currentPath()).toBe('/client/all-reservations?reservation=1')
  })

  it('opens a row once by its link, so that one step back closes it', async () => {
    serve()
    const { user, router, currentPath } = await open(api.db, '?sort=id')
    await user.click(screen.getByRole('link', { name: '2' }))
    await screen.findByRole('dialog', { name: 'Reservation 2' })
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(currentPath()).toBe('/client/all-reservations?sort=id')
  })

  it('ignores nonsense in the address', async () => {
    serve()
    await open(api.db, '?sort=__proto__&page=-3&status=x&from=2027-02-31&view=cube&vehicle=&day=x&days=9')
    expect(shownIds()).toEqual([2, 1, 10])
  })

  it('never has more than a page of a long list in the document', async () => {
    for (let day = 0; day < 120; day += 1)
      addReservation(api.db, { vehicle: 8, from: '2028-01-01', to: '2028-01-02', user: 1 })
    const { user, currentPath } = await open(api.db)
    expect(shownIds()).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?page=2'))
    const range = screen.getByText(/^26 to 50 of 1\d\d$/)
    expect(range).toBeVisible()
    expect(range).toHaveAttribute('aria-live', 'polite')
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    const next = screen.getByRole('button', { name: 'Next' })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    expect(screen.getByRole('button', { name: 'Last page' })).toHaveFocus()
    const rows = shownIds()
    await user.click(next)
    expect(shownIds()).toEqual(rows)
    expect(shownIds().length).toBeLessThanOrEqual(25)
  })

  it('shows the last page if the address asks for a page beyond it', async () => {
    serve()
    await open(api.db, '?page=400')
    expect(shownIds()).toHaveLength(3)
  })

  it('says so if there are no reservations', async () => {
    serve([])
    await open(api.db)
    expect(screen.getByText('There are no reservations yet.')).toBeVisible()
  })
})

const dialogDay = (name: string) => screen.getByRole('gridcell', { name })

async function openFilterDay(user: UserEvent, field: 'From' | 'To') {
  // On a busy machine the dialog's script takes longer to load than a query waits.
  await import('@/reservations/days/day-dialog')
  await user.click(screen.getByLabelText(field))
  return screen.findByRole('dialog', { name: field })
}

async function chooseFilterDay(user: UserEvent, field: 'From' | 'To', day: string) {
  const dialog = await openFilterDay(user, field)
  await user.click(dialogDay(day))
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
}

it('vehicles with the same name are distinguished in the table, the filter and the panel', async () => {
  serve()
  const [first, second] = api.db.vehicles.all()
  if (!first || !second) throw new Error('The demo has vehicles')
  api.db.vehicles.replace({ ...second, vehicle_name: first.vehicle_name })
  const { user } = await open(api.db)
  const name = `${first.vehicle_name} (ID\u00a0${first.id})`
  expect(shownRows()).toContainEqual(expect.objectContaining({ ID: '2', Vehicle: name }))
  await user.type(screen.getByRole('combobox', { name: 'Vehicle' }), first.vehicle_name)
  expect(screen.getByRole('option', { name })).toBeVisible()
  await user.click(screen.getByRole('link', { name: '2' }))
  const panel = await screen.findByRole('dialog', { name: 'Reservation 2' })
  expect(within(panel).getByRole('heading', { name })).toBeVisible()
})

describe('the filters', () => {
  it.each([
    ['?status=slip', [1]],
    ['?vehicle=8', [1]],
    ['?from=2027-03-19&to=2027-03-19', [1]],
    ['?to=2027-03-02', [10]],
    ['?q=second', [2]],
    ['?q=060%2F000-0003', [2]],
    // As the table names vehicles and users without a name.
    ['?q=vehicle%2099', [10]],
    ['?q=User%2077', [10]],
  ])('of the address %s are applied', async (query, ids) => {
    serve()
    await open(api.db, query)
    expect(shownIds()).toEqual(ids)
  })

  it('stand in the address as they are chosen, and can all be cleared at once', async () => {
    serve()
    const { user, currentPath } = await open(api.db)
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'demo')
    await waitFor(() => expect(shownIds()).toEqual([1]))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Success')
    expect(await screen.findByText('No reservation matches these filters.')).toBeVisible()
    expect(currentPath()).toBe('/client/all-reservations?q=demo&status=success')
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(shownIds()).toEqual([2, 1, 10]))
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    expect(currentPath()).toBe('/client/all-reservations')
    expect(screen.getByRole('button', { name: 'Clear the filters' })).toHaveFocus()
  })

  it('accept a vehicle and days', async () => {
    serve()
    const { user, currentPath } = await open(api.db)
    const vehicle = screen.getByRole('combobox', { name: 'Vehicle' })
    await user.type(vehicle, 'model x')
    await user.click(screen.getByRole('option', { name: 'Tesla Model X' }))
    await chooseFilterDay(user, 'From', 'Monday, 1 March 2027')
    await chooseFilterDay(user, 'To', 'Wednesday, 31 March 2027')
    await waitFor(() =>
      expect(currentPath()).toBe('/client/all-reservations?vehicle=8&from=2027-03-01&to=2027-03-31'),
    )
    expect(shownIds()).toEqual([1])
    expect(screen.getByText('1 reservation')).toBeVisible()
    expect(screen.getByLabelText('From')).toHaveValue('01.03.2027')
    expect(screen.getByLabelText('To')).toHaveValue('31.03.2027')
  })

  it('ask only for a day, which may be past but not before the first day', async () => {
    serve()
    const { user } = await open(api.db, '?from=2027-03-05')
    const dialog = within(await openFilterDay(user, 'To'))
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
    expect(dialogDay('Thursday, 4 March 2027')).toHaveAttribute('aria-disabled', 'true')
    expect(dialogDay('Friday, 5 March 2027, From')).toHaveAttribute('aria-disabled', 'false')
    expect(dialogDay('Saturday, 6 March 2027')).toHaveAttribute('aria-disabled', 'false')
    expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await user.click(dialogDay('Friday, 5 March 2027, From'))
    expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  })

  it('drop an end that lies before a new beginning', async () => {
    serve()
    const { user, currentPath } = await open(api.db, '?from=2027-03-01&to=2027-03-10')
    await chooseFilterDay(user, 'From', 'Saturday, 20 March 2027')
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?from=2027-03-20'))
    expect(screen.getByLabelText('To')).toHaveValue('')
  })

  it('let a day be cleared again', async () => {
    serve()
    const { user, currentPath } = await open(api.db, '?from=2027-03-20&to=2027-03-31')
    expect(shownIds()).toEqual([2])
    const dialog = within(await openFilterDay(user, 'From'))
    await user.click(dialog.getByRole('button', { name: 'Any day' }))
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?to=2027-03-31'))
    expect(screen.getByLabelText('From')).toHaveValue('')
    expect(screen.getByLabelText('From')).toHaveFocus()
    expect(shownIds()).toEqual([2, 1, 10])
  })

  it('do not keep a text that chooses no vehicle, and take back the vehicle that was chosen', async () => {
    serve()
    const { user, currentPath } = await open(api.db, '?vehicle=8')
    const vehicle = screen.getByRole('combobox', { name: 'Vehicle' })
    expect(vehicle).toHaveValue('Tesla Model X')
    await user.type(vehicle, 'zz')
    await user.tab()
    expect(vehicle).toHaveValue('')
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations'))
  })

  it('name a vehicle that the fleet no longer has', async () => {
    serve()
    await open(api.db, '?vehicle=99')
    expect(screen.getByLabelText('Vehicle')).toHaveDisplayValue('Vehicle 99')
    expect(shownRows()).toHaveLength(1)
  })

  it('lead back to the first page', async () => {
    for (let day = 0; day < 30; day += 1)
      addReservation(api.db, { vehicle: 8, from: '2028-01-01', to: '2028-01-02', user: 1 })
    const { user, currentPath } = await open(api.db, '?page=2')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waiting')
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?status=waiting'))
  })
})

describe('the CSV file', () => {
  it('has the separators of the language', async () => {
    serve()
    const { user } = await open(api.db, '?vehicle=8', 'de')
    await user.click(screen.getByRole('button', { name: 'CSV herunterladen' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(csvRows(await saved[0]?.text(), ';')).toMatchObject([
      { 'Betrag (din)': '94000,00', Status: 'Ausstehend', Zahlschein: 'ja' },
    ])
  })
})

describe('a fleet that cannot be loaded', () => {
  it('is replaced by IDs', async () => {
    serve()
    askForFaults('vehicles=500')
    await open(api.db)
    expect(shownVehicles()).toEqual(['Vehicle 1', 'Vehicle 8', 'Vehicle 99'])
  })

  it('is reported, and can be requested again', async () => {
    serve()
    askForFaults('vehicles=403')
    const { user } = await open(api.db)
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText(/^The vehicles could not be loaded\./)).toBeVisible()
    endFaults()
    await user.click(notice.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(shownVehicles()).toContain('Tesla Model X'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('leaves list, button and focus where they are while it is read again', async () => {
    serve()
    askForFaults('vehicles=403')
    const { user } = await open(api.db)
    endFaults()
    const answer = api.delayAnswer('get', '/api/vehicles')
    const reads = api.countOf('GET /api/vehicles')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(api.countOf('GET /api/vehicles')).toBe(reads + 1))
    expect(shownRows()).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Refreshing…' })).toHaveFocus()
    answer()
    await waitFor(() => expect(shownVehicles()).toContain('Tesla Model X'))
  })
})

describe('Refresh', () => {
  it('shows who has registered since, and how a vehicle is called now', async () => {
    const { user } = await open(api.db, '?sort=-id')
    const [person, vehicle] = [api.db.users.get(1), api.db.vehicles.get(1)]
    if (!person || !vehicle) throw new Error('The demo data has no user or no vehicle 1')
    const { id } = api.db.users.insert((id) => ({ ...person, id, full_name: 'New Client' }))
    addReservation(api.db, { user: id, vehicle: 1, from: '2027-05-01', to: '2027-05-03' })
    api.db.vehicles.replace({ ...vehicle, vehicle_name: 'Renamed' })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(shownRows()[0]).toMatchObject({ User: 'New Client', Vehicle: 'Renamed' }))
  })

  it.each([['reservations'], ['users'], ['vehicles'], ['reservations', 'users', 'vehicles']])(
    'that fails for the %s says so once, and Retry reads again what has failed',
    async (...failing) => {
      serve()
      const { user } = await open(api.db)
      for (const list of failing)
        api.use(http.get(`*/api/${list}`, () => HttpResponse.json({}, { status: 403 }), { once: true }))
      await user.click(screen.getByRole('button', { name: 'Refresh' }))
      const notice = within(await screen.findByRole('alert'))
      expect(notice.getByText(/^The list could not be refreshed and may be out of date\./)).toBeVisible()
      expect(shownIds()).toEqual([2, 1, 10])
      await user.click(notice.getByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    },
  )
})

describe('the sidebar', () => {
  it('counts the reservations that wait for confirmation', async () => {
    serve([...ROWS, aReservation({ id: 5, ...SLIP })])
    await open(api.db)
    const item = screen.getByRole('link', { name: 'All reservations' }).closest('li')
    expect(item).toHaveTextContent('All reservations2 to confirm')
  })

  it('shows no count if none waits', async () => {
    serve(ROWS.slice(1))
    await open(api.db)
    const item = screen.getByRole('link', { name: 'All reservations' }).closest('li')
    expect(item).toHaveTextContent(/^All reservations$/)
  })
})

describe('the search', () => {
  it('is empty again after a link to the whole list', async () => {
    serve()
    const { user } = await open(api.db)
    const field = screen.getByRole('searchbox')
    await user.type(field, 'Second')
    await waitFor(() => expect(shownIds()).toEqual([2]))
    await user.click(screen.getByRole('link', { name: 'All reservations' }))
    await waitFor(() => expect(shownIds()).toHaveLength(3))
    expect(field).toHaveValue('')
  })

  it('follows the address after Back, also in the field that has the focus', async () => {
    serve()
    const { user, router } = await open(api.db, '?q=Second')
    await user.click(screen.getByRole('link', { name: 'All reservations' }))
    const field = screen.getByRole('searchbox')
    await user.type(field, 'Demo')
    await waitFor(() => expect(shownIds()).toEqual([1]))
    await router.navigate(-1)
    await waitFor(() => expect(shownIds()).toEqual([2]))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('Second')
  })
})
