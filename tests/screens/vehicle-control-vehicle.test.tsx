import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { paths } from '@/paths'

import { openApp } from '../support/app'
import { askForFaults, endFaults } from '../support/faults'
import { aReservation } from '../support/rows'
import { startApi } from '../support/server'
import { openControl } from '../support/vehicle-control'

// It is 11:00 in Belgrade.
const api = startApi({ today: '2027-03-10' })

const SECOND = { as: 'second@struja.example' }

const serve = (...rows: object[]) => api.serve('reservations', rows)

const rental = (start: string, end: string, changes: object = {}) =>
  aReservation({
    user_id: 3,
    start_time: `2027-03-${start}:00`,
    end_time: `2027-03-${end}:00`,
    status: 'success',
    ...changes,
  })

const card = () => screen.getByRole('heading', { level: 2, name: /^Tesla/ })

function expectDefaultVehicle() {
  expect(card()).toHaveTextContent('Tesla Model 3')
  expect(screen.getByText('180 km')).toBeVisible()
}

describe('the card', () => {
  it('shows the default vehicle to somebody without a reservation', async () => {
    serve()
    await openControl(api.db, SECOND)
    expectDefaultVehicle()
  })

  it('shows the car of a reservation that runs', async () => {
    serve(rental('09 08:00', '12 08:00'))
    await openControl(api.db, SECOND)
    expect(card()).toHaveTextContent('Tesla Model X')
    expect(screen.getByText('576 km')).toBeVisible()
  })

  it('shows the default vehicle again once the reservation is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
    vi.setSystemTime(new Date('2027-03-10T10:00:00Z'))
    serve(rental('09 08:00', '10 11:01'))
    await openControl(api.db, SECOND)
    expect(card()).toHaveTextContent('Tesla Model X')
    await act(() => vi.advanceTimersByTimeAsync(90_000))
    expectDefaultVehicle()
  })

  it('shows the default vehicle for a reservation of somebody else', async () => {
    serve(rental('09 08:00', '12 08:00', { user_id: 1 }))
    await openControl(api.db, SECOND)
    expectDefaultVehicle()
  })

  it.each(['reservations=500', 'vehicles=500', 'vehicles=500,reservations=500'])(
    'shows the default vehicle with the fault %s, and says so',
    async (fault) => {
      askForFaults(fault)
      const { user } = await openControl(api.db, { as: 'client@struja.example' })
      expectDefaultVehicle()
      expect(screen.getByRole('button', { name: 'Power on / off' })).toBeEnabled()
      expect(screen.getByRole('alert')).toHaveTextContent('We could not check which car you are renting.')
      endFaults()
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      if (fault.includes(',')) await user.click(await screen.findByRole('button', { name: 'Retry' }))
      expect(await screen.findByRole('heading', { name: 'Tesla Model 3 Long Range' })).toBeVisible()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  it('shows the default vehicle if the fleet no longer has the car', async () => {
    serve(rental('09 08:00', '12 08:00', { vehicle_id: 99 }))
    await openControl(api.db, SECOND)
    expectDefaultVehicle()
  })

  it('needs no fleet if no reservation is running', async () => {
    serve()
    askForFaults('vehicles=500')
    await openControl(api.db, SECOND)
    expectDefaultVehicle()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows only the name if the range is not known', async () => {
    serve(rental('09 08:00', '12 08:00'))
    const vehicle = { id: 8, vehicle_name: 'Tesla Model X', price_per_day: '1.00', range_km: null }
    api.serve('vehicles', [vehicle])
    await openControl(api.db, SECOND)
    expect(card()).toHaveTextContent('Tesla Model X')
    expect(screen.queryByText(/km$/)).not.toBeInTheDocument()
  })

  it('shows no car until the right one is known, while the controls are there', async () => {
    const answer = api.delayAnswer('get', '/api/reservations')
    await openApp(paths.vehicleControl, api.asClient)
    expect(await screen.findByRole('button', { name: 'Control Vehicle' })).toBeEnabled()
    expect(screen.queryByRole('heading', { name: /^Tesla/ })).not.toBeInTheDocument()
    answer()
    expect(await screen.findByRole('heading', { name: 'Tesla Model 3 Long Range' })).toBeVisible()
    expect(screen.getByText('629 km')).toBeVisible()
  })
})
