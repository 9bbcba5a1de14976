import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { EndpointName } from '@/mocks/handlers/endpoints'

import { openApp } from '../../support/app'
import { addReservation, findCard, TODAY } from '../../support/booking'
import { startApi } from '../../support/server'
import { findRows } from '../../support/table'
import { holdLongTimers } from '../../support/timers'
import {
  endpoint,
  expectPageIntact,
  failureText,
  keepOnly,
  causeFault,
  READ_FAULTS,
  type Fault,
} from './faults'

/** A read of a page: a list or a user. */
interface ReadCall {
  name: EndpointName
  call: string
  where: string
  path: string
  as?: string
  heading: string
  /** Waits for what the page shows before the answer. */
  findBeforeAnswer: () => Promise<unknown>
  /** The notice of the page, with the app's text for the fault. */
  notice: (text: string) => string
  /** Waits for what the page shows after the answer. */
  findContent: () => Promise<unknown>
  /** The same for an answer full of nulls. */
  findContentWithNulls?: () => Promise<unknown>
  /** Expects what the fault does not change. */
  expectUnchanged: () => void
}

const ADMINISTRATOR = 'admin@struja.example'
const CLIENT = 'client@struja.example'
const CHOSEN_DAYS = 'from=2027-03-15&to=2027-03-19'

const findLoading = () => screen.findByRole('status', { name: 'Loading…' })
const expectDays = () => {
  expect(screen.getByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00')
  expect(screen.getByLabelText('Return')).toHaveValue('19.03.2027 at 08:00')
}
const expectRowCount = async (table: string, count: number) =>
  expect(await findRows(table)).toHaveLength(count)
const expectLink = (name: string) => expect(screen.getByRole('link', { name })).toBeVisible()

/** Waits for this button on the car that is reserved on these days. */
const findButtonOfReservedCar = async (button: string) =>
  within(await findCard('Tesla Model X')).findByRole('button', { name: button })

/** The cells of the users in the list of reservations. */
const userCells = async () => (await findRows('All reservations')).map(({ User }) => User)

/** Every read, on every page that shows its answer. */
const READS: readonly ReadCall[] = [
  {
    name: 'vehicles',
    call: 'GET /api/vehicles',
    where: 'in the shop',
    path: `/vehicles?${CHOSEN_DAYS}&car=8`,
    heading: 'Choose your car',
    findBeforeAnswer: findLoading,
    notice: (text) => `The cars could not be loaded. ${text}`,
    findContent: () => findButtonOfReservedCar('Not available'),
    expectUnchanged: expectDays,
  },
  {
    name: 'vehicles',
    call: 'GET /api/vehicles',
    where: "in the administrator's list",
    path: '/client/all-vehicles',
    as: ADMINISTRATOR,
    heading: 'All vehicles',
    findBeforeAnswer: findLoading,
    notice: (text) => `The vehicles could not be loaded. ${text}`,
    findContent: () => expectRowCount('All vehicles', 2),
    expectUnchanged: () => expect(screen.getByRole('button', { name: 'Create new vehicle' })).toBeEnabled(),
  },
  {
    name: 'reservations',
    call: 'GET /api/reservations',
    where: 'in the shop',
    path: `/vehicles?${CHOSEN_DAYS}`,
    heading: 'Choose your car',
    findBeforeAnswer: () => findButtonOfReservedCar('Select car'),
    notice: () => 'We could not check which cars are available. You can still choose one.',
    findContent: () => findButtonOfReservedCar('Not available'),
    expectUnchanged: () => {
      expectDays()
      for (const button of screen.getAllByRole('button', { name: 'Select car' })) expect(button).toBeEnabled()
      expect(screen.queryByRole('button', { name: 'Not available' })).not.toBeInTheDocument()
    },
  },
  {
    name: 'vehicles',
    call: 'GET /api/vehicles',
    where: 'on the page of a vehicle',
    path: `/vehicles/8?${CHOSEN_DAYS}`,
    heading: 'Vehicle',
    findBeforeAnswer: findLoading,
    notice: (text) => `The cars could not be loaded. ${text}`,
    findContent: () => screen.findByRole('heading', { name: 'Tesla Model X' }),
    expectUnchanged: () => expectLink('Vehicles'),
  },
  {
    name: 'reservations',
    call: 'GET /api/reservations',
    where: 'on the page of a vehicle',
    path: `/vehicles/8?${CHOSEN_DAYS}`,
    heading: 'Tesla Model X',
    findBeforeAnswer: () => screen.findByRole('link', { name: 'Choose this car' }),
    notice: (text) => `We could not check when this car is available. ${text}`,
    findContent: () => screen.findByText('Taken, Monday 15 March'),
    expectUnchanged: () => {
      expectDays()
      expectLink('Choose this car')
    },
  },
  {
    name: 'reservations',
    call: 'GET /api/reservations',
    where: "in the client's list",
    path: '/client',
    as: CLIENT,
    heading: 'My reservations',
    findBeforeAnswer: findLoading,
    notice: (text) => `Your reservations could not be loaded. ${text}`,
    findContent: () => screen.findByRole('table', { name: 'My reservations' }),
    findContentWithNulls: () => screen.findByText(/could not be read. One of yours may be missing here/),
    expectUnchanged: () => expectLink('Vehicle control'),
  },
  {
    name: 'reservations',
    call: 'GET /api/reservations',
    where: "in the administrator's list",
    path: '/client/all-reservations?q=demo',
    as: ADMINISTRATOR,
    heading: 'All reservations',
    findBeforeAnswer: findLoading,
    notice: (text) => `The reservations could not be loaded. ${text}`,
    findContent: async () => {
      expect(await userCells()).toContain('Demo Client')
      expect(screen.getByRole('searchbox')).toHaveValue('demo')
    },
    findContentWithNulls: () => screen.findByText('No reservation matches these filters.'),
    expectUnchanged: () => expectLink('All vehicles'),
  },
  {
    name: 'reservations',
    call: 'GET /api/reservations',
    where: 'in the figures',
    path: '/client/figures?from=2026-12&months=1',
    as: ADMINISTRATOR,
    heading: 'Figures',
    findBeforeAnswer: findLoading,
    notice: (text) => `The reservations could not be loaded, so there are no figures. ${text}`,
    findContent: () => screen.findByRole('table', { name: 'Occupancy' }),
    expectUnchanged: () => expect(screen.getByLabelText('First month')).toBeEnabled(),
  },
  {
    name: 'users',
    call: 'GET /api/users',
    where: "in the administrator's list",
    path: '/client/users',
    as: ADMINISTRATOR,
    heading: 'SystemUsers',
    findBeforeAnswer: findLoading,
    notice: (text) => `The users could not be loaded. ${text}`,
    findContent: () => expectRowCount('Users', 4),
    expectUnchanged: () => expectLink('All vehicles'),
  },
  {
    name: 'users',
    call: 'GET /api/users',
    where: "as names in the administrator's list of reservations",
    path: '/client/all-reservations?status=failed',
    as: ADMINISTRATOR,
    heading: 'All reservations',
    findBeforeAnswer: () => waitFor(async () => expect(await userCells()).toContain('User 1')),
    notice: (text) => `The users’ names could not be loaded. ${text}`,
    findContent: () => waitFor(async () => expect(await userCells()).toContain('Demo Client')),
    findContentWithNulls: () => waitFor(async () => expect(await userCells()).toContain('User 1')),
    expectUnchanged: () =>
      expect(screen.getByRole('table', { name: 'All reservations' })).toHaveTextContent('User 1'),
  },
  {
    name: 'user',
    call: 'GET /api/users/1',
    where: 'in the signed-in area',
    path: '/client',
    as: CLIENT,
    heading: 'My account',
    findBeforeAnswer: findLoading,
    notice: (text) => `Your account could not be loaded. ${text}`,
    findContent: () => screen.findByRole('table', { name: 'My reservations' }),
    findContentWithNulls: async () => {
      await screen.findByRole('table', { name: 'My reservations' })
      expect(screen.getByText('Welcome')).toBeVisible()
    },
    expectUnchanged: () => {
      expectLink('Reserve a car')
      expect(screen.queryByRole('link', { name: 'All vehicles' })).not.toBeInTheDocument()
    },
  },
]

const api = startApi({ today: TODAY })

const retryButton = () => screen.queryByRole('button', { name: 'Retry' })

/** Opens the page, and answers once it waits: a page that is shown after a failure would fetch again. */
async function openPage(read: ReadCall) {
  keepOnly(api.db.vehicles, 1, 8)
  addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
  const answer = api.delayAnswer('get', `/api${endpoint(read.name)[2]}`)
  const app = await openApp(read.path, read.as === undefined ? {} : { as: read.as, db: api.db })
  await read.findBeforeAnswer()
  const [query] = app.queryClient.getQueryCache().findAll({ queryKey: [read.call.replace('GET /api', '')] })
  await waitFor(() => expect(query?.isActive()).toBe(true))
  answer()
  return app
}

/** Expects the page to wait until that many milliseconds have passed. */
async function expectWait(read: ReadCall, time: ReturnType<typeof holdLongTimers>, ms: number) {
  await waitFor(() => expect(api.countOf(read.call)).toBe(1))
  time.pass(ms - 1)
  await read.findBeforeAnswer()
  expect(retryButton()).not.toBeInTheDocument()
  time.pass(1)
}

/** Expects the answer after that many tries. */
async function expectContent(arrives: ReadCall['findContent'], call: string, tries: number) {
  await arrives()
  expect(retryButton()).not.toBeInTheDocument()
  expect(api.countOf(call)).toBe(tries)
}

/** Expects the failure to be reported in its place, and nothing else to be lost. */
async function expectFailure(read: ReadCall, fault: Fault) {
  const notice = await screen.findByText(read.notice(failureText(fault)))
  expect(screen.getAllByRole('alert')).toContain(notice.closest('[role=alert]'))
  expect(retryButton()).toBeVisible()
  expect(api.countOf(read.call)).toBe(fault.tries)
  read.expectUnchanged()
}

describe.each(READS)('$call $where', (read) => {
  it.each(READ_FAULTS)('handles $name', async (fault) => {
    const time = holdLongTimers()
    const end = causeFault(api, read.name, fault)
    const { user, currentPath } = await openPage(read)
    if (fault.endsAfterMs !== undefined) await expectWait(read, time, fault.endsAfterMs)

    if (fault.kind === 'late') {
      await expectContent(read.findContent, read.call, 1)
    } else if (fault.kind === 'nulls') {
      await expectContent(read.findContentWithNulls ?? read.findContent, read.call, 1)
    } else {
      await expectFailure(read, fault)
      expectPageIntact(read.heading)
      end()
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      await expectContent(read.findContent, read.call, fault.tries + 1)
    }
    expect(currentPath()).toBe(read.path)
  })
})
