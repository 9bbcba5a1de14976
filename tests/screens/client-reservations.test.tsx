import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { addReservation, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const ROW = {
  id: 71,
  user_id: 1,
  vehicle_id: 8,
  duration: 4,
  start_time: '2027-03-15 08:00:00',
  end_time: '2027-03-19 08:00:00',
  price: '94000.00',
  status: 'pending',
  reservation_image: null,
}

const serve = (rows: unknown[]) => {
  api.use(http.get('*/api/reservations', () => new HttpResponse(JSON.stringify(rows))))
}

const openReservations = (as = 'client@struja.example') => openApp('/client', { as, db: api.db })

/** The texts of the table's cells, row by row, without the column names beside them on a narrow screen. */
async function findRows(): Promise<(string | null | undefined)[][]> {
  const table = await screen.findByRole('table', { name: 'My reservations' })
  const [, ...rows] = within(table).getAllByRole('row')
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent),
  )
}

describe('the table of reservations', () => {
  it('shows each of several reservations with the same ID once', async () => {
    const row = (index: number) => ({ ...ROW, id: index % 5 === 0 ? 7 : 100 + index, price: index + 1 })
    serve(Array.from({ length: 60 }, (_, index) => row(index)))
    const { user } = await openReservations()
    const amounts = async () => (await findRows()).map((cells) => parseInt(cells[5] ?? '', 10))
    const seen: number[] = [...(await amounts())]
    for (const length of [25, 10]) {
      await user.click(screen.getByRole('button', { name: 'Next' }))
      expect(await amounts()).toHaveLength(length)
      seen.push(...(await amounts()))
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  })

  it('has these columns', async () => {
    await openReservations()
    await findRows()
    const names = ['ID', 'Vehicle', 'Duration', 'Pickup', 'Return', 'Amount', 'Status']
    const heads = screen.getAllByRole('columnheader')
    expect(heads).toHaveLength(names.length)
    for (const [index, name] of names.entries()) expect(heads[index]).toHaveAccessibleName(name)
  })

  it('shows days, times and amounts in their formats', async () => {
    serve([ROW])
    await openReservations()
    expect(await findRows()).toEqual([
      [
        '71',
        'Tesla Model X',
        '4\u00A0days',
        '15.03.2027 - 08:00',
        '19.03.2027 - 08:00',
        '94,000\u00A0din',
        'Waiting',
      ],
    ])
  })

  it.each([
    ['success', 'Success', 'success'],
    ['SUCCESS', 'Success', 'success'],
    ['failed', 'Failed', 'danger'],
    ['pending', 'Waiting', 'amber'],
    ['waiting', 'Waiting', 'amber'],
    ['anything else', 'Waiting', 'amber'],
    ['', 'Waiting', 'amber'],
    [null, 'Waiting', 'amber'],
    [7, 'Waiting', 'amber'],
  ])('shows the status %j in text and colour', async (status, text, tone) => {
    serve([{ ...ROW, status }])
    await openReservations()
    const row = await screen.findByRole('row', { name: /71/ })
    expect(within(row).getByText(text).className).toContain(tone)
  })

  it('names a car the fleet no longer has by its ID', async () => {
    serve([{ ...ROW, vehicle_id: 'x-9' }])
    await openReservations()
    expect((await findRows()).map((cells) => cells[1])).toEqual(['Vehicle x-9'])
  })

  it('names cars by their ID if the fleet cannot be loaded', async () => {
    document.cookie = 'demoFault=vehicles=500; path=/'
    serve([ROW])
    const { user } = await openReservations()
    expect((await findRows()).map((cells) => cells[1])).toEqual(['Vehicle 8'])
    expect(await screen.findByText(/^The names of the cars could not be loaded\./)).toBeVisible()
    document.cookie = 'demoFault=; path=/; max-age=0'
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect((await findRows()).map((cells) => cells[1])).toEqual(['Tesla Model X']))
    expect(screen.queryByText(/^The names of the cars/)).not.toBeInTheDocument()
  })

  it('begins with the latest pickup', async () => {
    const first = addReservation(api.db, { vehicle: 8, from: '2029-01-01', to: '2029-01-05', user: 1 })
    const second = addReservation(api.db, { vehicle: 8, from: '2028-01-01', to: '2028-01-05', user: 1 })
    await openReservations()
    expect((await findRows()).slice(0, 2).map((cells) => cells[0])).toEqual([String(first), String(second)])
  })
})

describe('the reservations that are shown', () => {
  it('are those of the signed-in user only', async () => {
    await openReservations()
    const own = api.db.reservations.all().filter(({ user_id }) => user_id === 1)
    const shown = (await findRows()).map((cells) => Number(cells[0]))
    expect(shown.toSorted((a, b) => a - b)).toEqual(own.map(({ id }) => id))
  })

  it('are found by an id that is a number or text', async () => {
    serve([
      { ...ROW, id: 1, user_id: 1 },
      { ...ROW, id: 2, user_id: '1' },
      { ...ROW, id: 3, user_id: 11 },
      { ...ROW, id: 4, user_id: '01' },
      { ...ROW, id: 5, user_id: null },
      { ...ROW, id: 6 },
    ])
    await openReservations()
    const ids = (await findRows()).map((cells) => cells[0])
    expect(new Set(ids)).toEqual(new Set(['1', '2', '6']))
    expect(ids).toHaveLength(3)
  })

  it('are only the own ones for an id that is text', async () => {
    document.cookie = 'authToken=abc; path=/'
    document.cookie = 'userId=user-7; path=/'
    api.use(http.get('*/api/users/user-7', () => HttpResponse.json({ id: 'user-7', full_name: 'Text' })))
    serve([ROW, { ...ROW, id: 'r-1', user_id: 'user-7' }])
    await openApp('/client')
    expect((await findRows()).map((cells) => cells[0])).toEqual(['r-1'])
  })

  it('come with a notice if the address names a reservation that is not among them', async () => {
    await openApp('/client?reservation=999', { as: 'client@struja.example', db: api.db })
    expect(await screen.findByText('There is no reservation 999 in your account.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('come without a notice if the address names none', async () => {
    await openApp('/client?reservation=', { as: 'client@struja.example', db: api.db })
    await findRows()
    expect(screen.queryByText(/There is no reservation/)).not.toBeInTheDocument()
  })

  it('may be none', async () => {
    serve([{ ...ROW, user_id: 2 }])
    await openReservations()
    expect(await screen.findByText('You have no reservations yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/vehicles')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('are not said to be none while the list is read again', async () => {
    serve([{ ...ROW, user_id: 2 }])
    const { queryClient } = await openReservations()
    await screen.findByText('You have no reservations yet.')
    const answer = api.delayAnswer('get', '/api/reservations')
    act(() => void queryClient.invalidateQueries())
    await waitFor(() => expect(screen.queryByText('You have no reservations yet.')).not.toBeInTheDocument())
    answer()
    expect(await screen.findByText('You have no reservations yet.')).toBeVisible()
  })

  it('are not said to be none by a list that is out of date', async () => {
    serve([{ ...ROW, user_id: 2 }])
    const { queryClient } = await openReservations()
    await screen.findByText('You have no reservations yet.')
    api.use(http.get('*/api/reservations', () => HttpResponse.json({}, { status: 403 })))
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText(/^The list could not be refreshed and may be out of date\./)).toBeVisible()
    expect(screen.queryByText('You have no reservations yet.')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Find a car' })).toBeVisible()
  })
})

describe('the list of reservations', () => {
  it.each([
    ['in the page', '/client'],
    ['in an open panel', '/client?reservation=6'],
  ])('that cannot be read again says that it may be out of date, %s', async (_, path) => {
    const { user, queryClient } = await openApp(path, { as: 'client@struja.example', db: api.db })
    await screen.findByRole('table', { name: 'My reservations' })
    api.use(http.get('*/api/reservations', () => HttpResponse.json({}, { status: 403 }), { once: true }))
    await act(() => queryClient.invalidateQueries())
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText(/^The list could not be refreshed and may be out of date\./)).toBeVisible()
    await user.click(notice.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  it('keeps an open panel while a fleet that could not be loaded is read again', async () => {
    document.cookie = 'demoFault=vehicles=403; path=/'
    const path = '/client?reservation=6'
    const { queryClient } = await openApp(path, { as: 'client@struja.example', db: api.db })
    const panel = await screen.findByRole('dialog')
    document.cookie = 'demoFault=; path=/; max-age=0'
    const answer = api.delayAnswer('get', '/api/vehicles')
    const reads = api.countOf('GET /api/vehicles')
    act(() => void queryClient.invalidateQueries())
    await waitFor(() => expect(api.countOf('GET /api/vehicles')).toBe(reads + 1))
    expect(panel).toBeInTheDocument()
    answer()
    expect(await within(panel).findByText('Tesla Model 3 Performance')).toBeVisible()
  })

  const ROWS = [
    ROW,
    { ...ROW, id: 72, vehicle_id: 4, start_time: '2027-03-20 08:00:00', price: '100', status: 'success' },
    { ...ROW, id: 103, vehicle_id: 4, start_time: '2027-03-11 08:00:00', price: '5000', status: 'failed' },
  ]
  const ids = async () => (await findRows()).map(([id]) => id)

  it.each([
    ['ID', ['71', '72', '103']],
    ['Vehicle', ['72', '103', '71']],
    ['Amount', ['72', '103', '71']],
    ['Status', ['71', '72', '103']],
  ])('is sorted by %s, and in reverse by another press', async (name, order) => {
    serve(ROWS)
    const { user, currentPath } = await openReservations()
    expect(await ids()).toEqual(['72', '71', '103'])
    await user.click(screen.getByRole('button', { name }))
    expect(await ids()).toEqual(order)
    expect(currentPath()).toBe(`/client?sort=${name.toLowerCase()}`)
    await user.click(screen.getByRole('button', { name }))
    expect((await ids())[0]).not.toBe(order[0])
    expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'descending')
  })

  it('is filtered by a text and by a status, which stand in the address', async () => {
    serve(ROWS)
    const { user, currentPath } = await openReservations()
    await findRows()
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), '10')
    expect(await ids()).toEqual(['103'])
    expect(screen.getByText('1 reservation')).toBeVisible()
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'model x')
    expect(await ids()).toEqual(['71'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waiting')
    expect(await ids()).toEqual(['71'])
    expect(currentPath()).toBe('/client?q=model+x&status=waiting')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Success')
    expect(await screen.findByText('No reservation matches the search.')).toBeVisible()
  })

  it('finds a car that the fleet no longer has by the name that is shown for it', async () => {
    serve([...ROWS, { ...ROW, id: 104, vehicle_id: 99 }])
    await openApp('/client?q=vehicle+99', { as: 'client@struja.example', db: api.db })
    expect(await ids()).toEqual(['104'])
  })
})
