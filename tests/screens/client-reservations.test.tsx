import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { TODAY } from '../support/booking'
import { askForFaults, endFaults } from '../support/faults'
import { aReservation } from '../support/rows'
import { startApi } from '../support/server'
import { findRows } from '../support/table'

const api = startApi({ today: TODAY })

const serve = (rows: unknown[]) => api.serve('reservations', rows)
const openReservations = () => openApp('/client', api.asClient)
const findOwn = () => findRows('My reservations')

describe('the table of reservations', () => {
  it('shows days, times and amounts in their formats', async () => {
    serve([aReservation()])
    await openReservations()
    expect(await findOwn()).toMatchObject([
      {
        ID: '71',
        Vehicle: 'Tesla Model X',
        Duration: '4\u00A0days',
        Pickup: '15.03.2027 - 08:00',
        Return: '19.03.2027 - 08:00',
        Amount: '94,000\u00A0din',
        Status: 'Waiting',
      },
    ])
  })

  it.each([
    ['success', 'Success', 'success'],
    ['failed', 'Failed', 'danger'],
    ['pending', 'Waiting', 'amber'],
    [null, 'Waiting', 'amber'],
  ])('shows the status %j in text and colour', async (status, text, tone) => {
    serve([aReservation({ status })])
    await openReservations()
    const row = await screen.findByRole('row', { name: /71/ })
    expect(within(row).getByText(text).className).toContain(tone)
  })

  it('names cars by their ID if the fleet cannot be loaded', async () => {
    askForFaults('vehicles=500')
    serve([aReservation()])
    const { user } = await openReservations()
    expect((await findOwn()).map(({ Vehicle }) => Vehicle)).toEqual(['Vehicle 8'])
    expect(await screen.findByText(/^The names of the cars could not be loaded\./)).toBeVisible()
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(async () =>
      expect((await findOwn()).map(({ Vehicle }) => Vehicle)).toEqual(['Tesla Model X']),
    )
    expect(screen.queryByText(/^The names of the cars/)).not.toBeInTheDocument()
  })
})

describe('the reservations that are shown', () => {
  it('are those of the signed-in user only', async () => {
    await openReservations()
    const own = api.db.reservations.all().filter(({ user_id }) => user_id === 1)
    const shown = (await findOwn()).map(({ ID }) => Number(ID))
    expect(shown.toSorted((a, b) => a - b)).toEqual(own.map(({ id }) => id))
  })

  it('are found by an id that is a number or text', async () => {
    serve([
      aReservation({ id: 1, user_id: 1 }),
      aReservation({ id: 2, user_id: '1' }),
      aReservation({ id: 3, user_id: 11 }),
      aReservation({ id: 4, user_id: '01' }),
      aReservation({ id: 5, user_id: null }),
      aReservation({ id: 6 }),
    ])
    await openReservations()
    const ids = (await findOwn()).map(({ ID }) => ID)
    expect(new Set(ids)).toEqual(new Set(['1', '2', '6']))
    expect(ids).toHaveLength(3)
  })

  it('are only the own ones for an id that is text', async () => {
    document.cookie = 'authToken=abc; path=/'
    document.cookie = 'userId=user-7; path=/'
    api.use(http.get('*/api/users/user-7', () => HttpResponse.json({ id: 'user-7', full_name: 'Text' })))
    serve([aReservation(), aReservation({ id: 'r-1', user_id: 'user-7' })])
    await openApp('/client')
    expect((await findOwn()).map(({ ID }) => ID)).toEqual(['r-1'])
  })

  it('come with a notice if the address names a reservation that is not among them', async () => {
    await openApp('/client?reservation=999', api.asClient)
    expect(await screen.findByText('There is no reservation 999 in your account.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('may be none', async () => {
    serve([aReservation({ user_id: 2 })])
    await openReservations()
    expect(await screen.findByText('You have no reservations yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/vehicles')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('are not said to be none while the list is read again', async () => {
    serve([aReservation({ user_id: 2 })])
    const { queryClient } = await openReservations()
    await screen.findByText('You have no reservations yet.')
    const answer = api.delayAnswer('get', '/api/reservations')
    act(() => void queryClient.invalidateQueries())
    await waitFor(() => expect(screen.queryByText('You have no reservations yet.')).not.toBeInTheDocument())
    answer()
    expect(await screen.findByText('You have no reservations yet.')).toBeVisible()
  })

  it('are not said to be none by a list that is out of date', async () => {
    serve([aReservation({ user_id: 2 })])
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
    const { user, queryClient } = await openApp(path, api.asClient)
    await screen.findByRole('table', { name: 'My reservations' })
    askForFaults('reservations=403*1')
    await act(() => queryClient.invalidateQueries())
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText(/^The list could not be refreshed and may be out of date\./)).toBeVisible()
    await user.click(notice.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  it('keeps an open panel while a fleet that could not be loaded is read again', async () => {
    askForFaults('vehicles=403')
    const path = '/client?reservation=6'
    const { queryClient } = await openApp(path, api.asClient)
    const panel = await screen.findByRole('dialog')
    endFaults()
    const answer = api.delayAnswer('get', '/api/vehicles')
    const reads = api.countOf('GET /api/vehicles')
    act(() => void queryClient.invalidateQueries())
    await waitFor(() => expect(api.countOf('GET /api/vehicles')).toBe(reads + 1))
    expect(panel).toBeInTheDocument()
    answer()
    expect(await within(panel).findByText('Tesla Model 3 Performance')).toBeVisible()
  })

  const ROWS = [
    aReservation(),
    aReservation({
      id: 72,
      vehicle_id: 4,
      start_time: '2027-03-20 08:00:00',
      price: '100',
      status: 'success',
    }),
    aReservation({
      id: 103,
      vehicle_id: 4,
      start_time: '2027-03-11 08:00:00',
      price: '5000',
      status: 'failed',
    }),
  ]
  const ids = async () => (await findOwn()).map(({ ID }) => ID)

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
    await findOwn()
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
    serve([...ROWS, aReservation({ id: 104, vehicle_id: 99 })])
    await openApp('/client?q=vehicle+99', api.asClient)
    expect(await findOwn()).toMatchObject([{ ID: '104', Vehicle: 'Vehicle 99' }])
  })
})
