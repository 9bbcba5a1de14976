import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { askForFaults } from '../support/faults'
import { openAsAdministrator, rowNamed } from '../support/fleet'
import { aVehicle } from '../support/rows'
import { startApi } from '../support/server'
import { findRows } from '../support/table'

const api = startApi()

const serve = (rows: unknown[]) => api.serve('vehicles', rows)

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aVehicle({ id: index + 1, vehicle_name: `Car ${index + 1}`, tesla_code: `C-${count - index}` }),
  )

const names = async () => (await findRows('All vehicles')).map(({ Name }) => Name)

describe('the table of vehicles', () => {
  it('shows the data of each vehicle', async () => {
    serve([aVehicle()])
    await openAsAdministrator(api.db)
    expect(await findRows('All vehicles')).toMatchObject([
      {
        ID: '3',
        Name: 'Tesla Model 3',
        'Price per day (din)': '9,500.50\u00A0din',
        'Tesla code': 'M3',
        'Battery capacity (kWh)': '60',
        'Range (km)': '1,513',
        'Acceleration (s)': '6.1',
        'Top speed (km/h)': '201',
        Description: 'Light on energy',
      },
    ])
  })

  it('shows a dash for unknown data', async () => {
    serve([{ id: 'x y', vehicle_name: 'Bare', price_per_day: 0 }])
    await openAsAdministrator(api.db)
    const [row = {}] = await findRows('All vehicles')
    const { ID, Name, 'Price per day (din)': price, Banner: _banner, Actions: _actions, ...facts } = row
    expect([ID, Name, price]).toEqual(['x y', 'Bare', '0\u00A0din'])
    expect(Object.values(facts)).toEqual(Array.from({ length: 6 }, () => '–'))
  })

  it('has buttons of the same name, each described by its vehicle', async () => {
    serve([aVehicle(), aVehicle({ id: 'x y', vehicle_name: 'Other' })])
    await openAsAdministrator(api.db)
    await findRows('All vehicles')
    for (const name of ['Update', 'Delete']) {
      const [first, second, ...more] = screen.getAllByRole('button', { name })
      expect(first).toHaveAccessibleDescription('Tesla Model 3')
      expect(second).toHaveAccessibleDescription('Other')
      expect(more).toEqual([])
    }
  })
})

describe('the order', () => {
  it.each([
    ['price', ['B', 'C', 'A']],
    ['-price', ['A', 'C', 'B']],
    ['name', ['A', 'B', 'C']],
    ['range', ['C', 'A', 'B']],
    ['-range', ['A', 'C', 'B']],
    ['nonsense', ['A', 'B', 'C']],
  ])('is by %s as the address says, with unknown values last', async (sort, order) => {
    serve([
      aVehicle({ id: 1, vehicle_name: 'A', price_per_day: '10000', range_km: 600 }),
      aVehicle({ id: 2, vehicle_name: 'B', price_per_day: 900, range_km: null }),
      aVehicle({ id: 3, vehicle_name: 'C', price_per_day: '900.50', range_km: 90 }),
    ])
    await openAsAdministrator(api.db, `/client/all-vehicles?sort=${sort}`)
    expect(await names()).toEqual(order)
  })
})

describe('the search', () => {
  it('finds names and Tesla codes without case and diacritics, and is in the address', async () => {
    serve([
      aVehicle({ id: 1, vehicle_name: 'Šumadija Đ', tesla_code: 'A-1' }),
      aVehicle({ id: 2, vehicle_name: 'Model Y', tesla_code: 'ŽUTI' }),
      aVehicle({ id: 3, vehicle_name: 'Model X', tesla_code: null, description: 'zuti' }),
    ])
    const { user, currentPath } = await openAsAdministrator(api.db)
    await findRows('All vehicles')
    const field = screen.getByRole('searchbox', { name: 'Search' })
    await user.type(field, 'SUMADIJA dj')
    await waitFor(async () => expect(await names()).toEqual(['Šumadija Đ']))
    expect(currentPath()).toBe('/client/all-vehicles?q=SUMADIJA+dj')
    expect(screen.getByText('1 vehicle')).toBeVisible()
    await user.clear(field)
    await user.type(field, 'zuti model')
    await waitFor(async () => expect(await names()).toEqual(['Model Y']))
    await user.type(field, 'x')
    expect(await screen.findByText('No vehicle matches the search.')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

describe('a long fleet', () => {
  it('is shown a page at a time, and a search begins at the first page', async () => {
    serve(many(1_000))
    const { user, currentPath } = await openAsAdministrator(api.db, '/client/all-vehicles?page=2')
    expect((await names()).at(0)).toBe('Car 26')
    expect(await names()).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    await waitFor(async () => expect((await names()).at(-1)).toBe('Car 1000'))
    expect(currentPath()).toBe('/client/all-vehicles?page=40')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'car 99')
    await waitFor(() => expect(currentPath()).toBe('/client/all-vehicles?q=car+99'))
    // 'car' is found in the name and '99' in the Tesla code, which is C-999 for Car 2.
    await waitFor(async () => expect((await names()).at(0)).toBe('Car 2'))
  })
})

describe('the page of vehicles', () => {
  it('says that the fleet is empty', async () => {
    serve([])
    await openAsAdministrator(api.db)
    expect(await screen.findByText(/There are no vehicles yet\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create new vehicle' })).toBeVisible()
  })

  it.each(['?vehicle=999', '?delete=999'])('says that the vehicle of %s does not exist', async (query) => {
    await openAsAdministrator(api.db, `/client/all-vehicles${query}`)
    expect(await screen.findByText('There is no vehicle 999.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says that it may be out of date if the fleet cannot be read again', async () => {
    const { queryClient } = await openAsAdministrator(api.db)
    await findRows('All vehicles')
    askForFaults('vehicles=403*1')
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText(/^The list could not be refreshed and may be out of date\./)).toBeVisible()
    expect(await findRows('All vehicles')).not.toHaveLength(0)
  })
})

describe('the banner', () => {
  it("is the vehicle's own, or a drawing", async () => {
    serve([aVehicle({ banner_image: 'uploads/v.png' }), aVehicle({ id: 4, vehicle_name: 'Tesla Model S' })])
    await openAsAdministrator(api.db)
    const own = (await rowNamed('Tesla Model 3')).querySelector('img')
    const drawn = (await rowNamed('Tesla Model S')).querySelector('img')
    expect(own?.src).toContain('/api/uploads/v.png')
    expect(drawn?.src).toContain('/cars/model-s.svg')
  })
})
