import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { LANGUAGES } from '@/i18n/languages'

import { findToast, openApp } from '../support/app'
import { TODAY } from '../support/booking'
import { pressInDialog } from '../support/fleet'
import { EXPECTED } from '../support/languages'
import { aReservation, aVehicle } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const ROWS = {
  vehicles: aVehicle(),
  users: { id: 1, full_name: 'Ana' },
  reservations: aReservation({ vehicle_id: 3 }),
}

/** Serves the list with that many unreadable rows. */
const addRows = (list: keyof typeof ROWS, count: number) =>
  api.serve(list, [ROWS[list], ...Array.from({ length: count }, () => ({ id: {} }))])

const PAGES = [
  [
    '/client',
    'asClient',
    'reservations',
    /^1 reservation could not be read. One of yours may be missing here.$/,
  ],
  ['/client/all-reservations', 'asAdministrator', 'reservations', /^1 reservation could not be read/],
  ['/client/all-vehicles', 'asAdministrator', 'vehicles', /^1 vehicle could not be read/],
  ['/client/users', 'asAdministrator', 'users', /^1 user could not be loaded/],
] as const

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

describe('rows that cannot be read', () => {
  it.each(PAGES)('are reported on %s', async (page, person, list, text) => {
    addRows(list, 1)
    await openApp(page, api[person])
    expect(await screen.findByText(text)).toBeVisible()
  })

  it.each(PAGES)('are not reported on %s if there are none', async (page, person, list) => {
    addRows(list, 0)
    await openApp(page, api[person])
    await screen.findByRole('table')
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  })

  it.each([
    ['/client?reservation=72', 'asClient', 1],
    ['/client/all-reservations?reservation=72', 'asAdministrator', 1],
    ['/client?reservation=72', 'asClient', 0],
    ['/client/all-reservations?reservation=72', 'asAdministrator', 0],
  ] as const)(
    'decide on %s whether %s is told that there is no such reservation: %d',
    async (page, person, count) => {
      addRows('reservations', count)
      await openApp(page, api[person])
      await screen.findByText(count === 0 ? /^There is no reservation/ : /could not be read/)
      expect(screen.queryAllByText(/^(There is|You have) no reservation/)).toHaveLength(count === 0 ? 1 : 0)
    },
  )

  it('of the fleet are reported to a visitor, without the reason', async () => {
    addRows('vehicles', 1)
    await openApp('/vehicles')
    expect(await screen.findByText('Not all cars can be shown at the moment.')).toBeVisible()
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  })

  it('of the fleet are not reported to a visitor if there are none', async () => {
    await openApp('/vehicles')
    await screen.findByRole('article', { name: 'Tesla Model X' })
    expect(screen.queryByText(/^Not all cars/)).not.toBeInTheDocument()
  })

  it.each([
    ['ends before it starts', '2027-03-14 08:00:00', true],
    ['has no length', '2027-03-15 08:00:00', true],
    ['has a length', '2027-03-19 08:00:00', false],
  ])(
    'include only a reservation without a length for a visitor: one that %s',
    async (_, end_time, isReported) => {
      api.serve('reservations', [{ ...ROWS.reservations, end_time }])
      await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
      await screen.findByText(/^\d of \d available$/)
      expect(screen.queryAllByText(/could not check in full which cars are available/)).toHaveLength(
        Number(isReported),
      )
    },
  )

  it('do not include a reservation that ends before it starts for an administrator', async () => {
    api.serve('reservations', [{ ...ROWS.reservations, end_time: '2027-03-14 08:00:00' }])
    await openApp('/client/all-reservations', api.asAdministrator)
    expect(await screen.findByRole('row', { name: /^71 / })).toBeVisible()
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  })

  it('are reported to somebody who seems to have no reservation', async () => {
    api.serve('reservations', [{ ...ROWS.reservations, user_id: 99 }, 1, 2])
    await openApp('/client', api.asClient)
    expect(await screen.findByText(/^2 reservations could not be read. Some of yours/)).toBeVisible()
    expect(screen.queryByText('You have no reservations yet.')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Find a car' })).toBeVisible()
  })

  const counted = LANGUAGES.flatMap((language) =>
    EXPECTED[language].unread.map(([count, text]) => [language, count, text] as const),
  )

  it.each(counted)('are counted in %s: %i', async (language, count, text) => {
    addRows('reservations', count)
    await openApp('/client', { ...api.asClient, language })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('are still reported after a deletion whose list cannot be read again', async () => {
    addRows('vehicles', 1)
    const { user } = await openApp('/client/all-vehicles?delete=3', api.asAdministrator)
    await screen.findByText(/^1 vehicle could not be read/)
    api.use(
      http.delete('*/api/vehicles/3', () => {
        api.use(http.get('*/api/vehicles', () => HttpResponse.json({}, { status: 403 })))
        return HttpResponse.json({})
      }),
    )
    await pressInDialog(user, 'Delete')
    await findToast('The vehicle has been deleted.')
    expect(await screen.findByText(/^The list could not be refreshed/)).toBeVisible()
    expect(screen.getByText(/^1 vehicle could not be read/)).toBeVisible()
  })
})
