import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { shownIds } from '../support/all-reservations'
import { askForFaults, endFaults } from '../support/faults'
import { openAsAdministrator } from '../support/fleet'
import { aReservation } from '../support/rows'
import { startApi } from '../support/server'
import { findRows } from '../support/table'

const api = startApi()

const PATH = '/client/users'
const serve = (rows: unknown[]) => api.serve('users', rows)

const serveReservationsOf = (...userIds: unknown[]) =>
  api.serve(
    'reservations',
    userIds.map((user_id, index) => aReservation({ id: index + 1, user_id })),
  )

const person = (id: number, full_name: string | null, more = {}) => ({
  id,
  full_name,
  email: `p${id}@example.com`,
  phone: `+381 60 123 456${id}`,
  role: 'client',
  ...more,
})

const names = async () => (await findRows('Users')).map(({ Name }) => Name)
const counts = async () => (await findRows('Users')).map(({ Reservations }) => Reservations)

describe('the users', () => {
  it('are shown with the number of their reservations', async () => {
    serve([
      person(1, 'Ana'),
      person(2, 'Božo', { role: 'administrator' }),
      person(3, 'Car', { role: 'fleet' }),
    ])
    serveReservationsOf(1, '1', 2, null, 77)
    await openAsAdministrator(api.db, PATH)
    expect(await screen.findByRole('heading', { name: 'SystemUsers' })).toBeVisible()
    await waitFor(async () =>
      expect(await findRows('Users')).toMatchObject([
        {
          Name: 'Ana',
          'E-mail': 'p1@example.com',
          Phone: '+381 60 123 4561',
          Role: 'Client',
          Reservations: '2',
        },
        { Name: 'Božo', Role: 'Administrator', Reservations: '1' },
        { Name: 'Car', Role: 'fleet', Reservations: '0' },
      ]),
    )
  })

  it('have links only to a plausible e-mail address and phone number', async () => {
    serve([
      person(1, 'Ana'),
      person(2, 'Božo', { email: 'x?bcc=y@example.com', phone: 'none' }),
      person(3, 'Car', { email: 'javascript:alert(1)', phone: '123' }),
    ])
    await openAsAdministrator(api.db, PATH)
    await findRows('Users')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((href) => !/^[/#]/.test(href))).toEqual([
      'mailto:p1@example.com',
      'tel:+381601234561',
    ])
  })

  it('may have nothing but an id', async () => {
    serve([{ id: 9 }])
    serveReservationsOf()
    await openAsAdministrator(api.db, PATH)
    await waitFor(async () =>
      expect(await findRows('Users')).toMatchObject([
        { Name: '–', 'E-mail': '–', Phone: '–', Role: '–', Reservations: '0' },
      ]),
    )
  })

  it('are sorted by name in one order, whichever script it is written in, those without a name last', async () => {
    serve([person(1, 'Zoran'), person(2, 'Žika'), person(3, 'Ана'), person(4, 'Жика'), person(5, null)])
    const { user } = await openAsAdministrator(api.db, PATH)
    expect(await names()).toEqual(['Ана', 'Žika', 'Жика', 'Zoran', '–'])
    await user.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(async () => expect(await names()).toEqual(['Zoran', 'Žika', 'Жика', 'Ана', '–']))
  })

  it('never lead to the reservations of somebody else with the same name', async () => {
    serve([person(1, 'Ana Ilić'), person(2, 'Ana Ilić'), person(3, 'Dana Ilić')])
    serveReservationsOf(1, 2, 2, 3)
    const { user } = await openAsAdministrator(api.db, `${PATH}?q=p2`)
    await user.click(await screen.findByRole('link', { name: 'Ana Ilić' }))
    expect(await screen.findByText('2 reservations · Ana Ilić')).toBeVisible()
    expect(shownIds()).toEqual([2, 3])
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(await screen.findByText('4 reservations')).toBeVisible()
  })

  it('show what they owe and have paid, and their rows lead there', async () => {
    serve([person(1, 'Ana'), person(2, 'Božo', { phone: 'none' })])
    api.serve('reservations', [
      aReservation({ id: 1, user_id: 2, status: 'success', price: 19000 }),
      aReservation({ id: 2, user_id: 2, price: '9500.50' }),
      aReservation({ id: 3, user_id: 2, price: null }),
      aReservation({ id: 4, user_id: 2, status: 'failed', price: 19000 }),
      // Nobody pays for a rental that never began.
      aReservation({ id: 5, user_id: 2, end_time: '2020-03-19 08:00:00', start_time: '2020-03-18 08:00:00' }),
    ])
    const { user, currentPath } = await openAsAdministrator(api.db, `${PATH}?sort=-owed`)
    await waitFor(async () =>
      expect(await findRows('Users')).toMatchObject([
        { Name: 'Božo', Reservations: '5', 'To pay': '9,500.50\u00A0din', Paid: '19,000\u00A0din' },
        { Name: 'Ana', Reservations: '0', 'To pay': '0\u00A0din', Paid: '0\u00A0din' },
      ]),
    )
    await user.click(screen.getByRole('cell', { name: /19,000/ }))
    const account = within(await screen.findByRole('region', { name: 'Client' }))
    expect(currentPath()).toBe('/client/all-reservations?user=2')
    expect(await account.findByRole('heading', { name: 'Božo' })).toBeVisible()
    expect(account.getByText('9,500.50 din')).toBeVisible()
    expect(account.getByText('19,000 din')).toBeVisible()
    expect(account.getByRole('link', { name: 'p2@example.com' })).toHaveAttribute(
      'href',
      'mailto:p2@example.com',
    )
    expect(account.getByText('none')).toBeVisible()
  })

  it('are sorted by the number of their reservations', async () => {
    serve([person(1, 'One'), person(2, 'Two'), person(3, 'Ten')])
    serveReservationsOf(1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
    await openAsAdministrator(api.db, `${PATH}?sort=-reservations`)
    await waitFor(async () => expect(await names()).toEqual(['Ten', 'Two', 'One']))
  })

  it('are searched by name, e-mail and phone', async () => {
    serve([person(1, 'Đorđe'), person(2, 'Ana', { email: 'dorde@example.com' }), person(3, 'Car')])
    const { user, currentPath } = await openAsAdministrator(api.db, PATH)
    await findRows('Users')
    const field = screen.getByRole('searchbox', { name: 'Search' })
    await user.type(field, 'djordje')
    await waitFor(async () => expect(await names()).toEqual(['Ana', 'Đorđe']))
    expect(currentPath()).toBe(`${PATH}?q=djordje`)
    await user.clear(field)
    await user.type(field, '123 4563')
    await waitFor(async () => expect(await names()).toEqual(['Car']))
    await user.type(field, '9')
    expect(await screen.findByText('No user matches the search.')).toBeVisible()
  })
})

describe('reservations that cannot be loaded', () => {
  it('leave the users on the screen, without their numbers', async () => {
    askForFaults('reservations=500')
    const { user } = await openAsAdministrator(api.db, PATH)
    expect(
      await screen.findByText(/The reservations could not be loaded, so they are not counted\./),
    ).toBeVisible()
    expect(await counts()).toEqual(['–', '–', '–', '–'])
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await counts()).not.toContain('–'))
  })

  it('are not counted, and the page says so, if only some can be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    api.use(http.get('*/api/reservations', () => HttpResponse.json([null, ...api.db.reservations.all()])))
    await openAsAdministrator(api.db, PATH)
    expect(await screen.findByText('Some reservations could not be read and are not counted.')).toBeVisible()
  })

  it('leave the numbers on the screen if they were loaded before, and say that these may be out of date', async () => {
    const { queryClient } = await openAsAdministrator(api.db, PATH)
    await waitFor(async () => expect(await counts()).not.toContain('–'))
    askForFaults('reservations=403*1')
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText(/^The list could not be refreshed and may be out of date\./)).toBeVisible()
    expect(screen.queryByText(/not counted/)).not.toBeInTheDocument()
    expect(await counts()).not.toContain('–')
  })
})
