import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { addReservation, TODAY } from '../support/booking'
import { askForFaults, endFaults } from '../support/faults'
import { openAsAdministrator } from '../support/fleet'
import { changeRow } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const PATH = '/client/today'
const open = () => openAsAdministrator(api.db, PATH)

const listNamed = (name: string) => screen.findByRole('list', { name })
const linesOf = async (name: string) =>
  within(await listNamed(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const dayOf = (day: number) => `2027-03-${String(day).padStart(2, '0')}`
const reserve = (
  vehicle: number,
  from: number,
  to: number,
  more: { status?: 'failed' | 'success'; user?: number } = {},
) => addReservation(api.db, { vehicle, from: dayOf(from), to: dayOf(to), user: 1, ...more })
const withSlip = (id: number) => {
  changeRow(api.db.reservations, id, { reservation_image: 'uploads/reservation-5.svg' })
  return id
}

beforeEach(() => {
  for (const { id } of api.db.reservations.all()) api.db.reservations.remove(id)
})

describe('the day at the desk', () => {
  it('lists the pickups of today and tomorrow with their client and the state of their deposit', async () => {
    reserve(1, 10, 12, { status: 'success' })
    const [due, sent] = [reserve(2, 11, 14), withSlip(reserve(3, 11, 14))]
    reserve(4, 11, 14, { status: 'failed' })
    reserve(5, 12, 14)
    const { user } = await open()
    await waitFor(async () =>
      expect(await linesOf('Pickups')).toEqual([
        expect.stringMatching(/^Today 08:00.*Deposit confirmed.*Demo Client/),
        expect.stringMatching(/^Tomorrow 08:00.*No deposit yet.*Demo Client/),
        expect.stringMatching(/^Tomorrow 08:00.*Slip to check.*Demo Client/),
      ]),
    )
    expect(await linesOf('Not confirmed yet')).toEqual([
      expect.stringContaining(`· ${due}`),
      expect.stringContaining(`· ${sent}`),
    ])
    expect(await linesOf('Slips to check')).toEqual([expect.stringContaining(`· ${sent}`)])
    const pickups = within(await listNamed('Pickups'))
    expect(pickups.getAllByRole('link', { name: 'client@struja.example' })[0]).toHaveAttribute(
      'href',
      'mailto:client@struja.example',
    )
    await user.click(pickups.getByRole('link', { name: new RegExp(`· ${due}$`) }))
    expect(await screen.findByRole('dialog', { name: `Reservation ${due}` })).toBeVisible()
  })

  it('lists the returns of today and tomorrow, and each conflict once', async () => {
    const [first, second] = [reserve(1, 8, 11, { status: 'success' }), reserve(1, 10, 20)]
    reserve(2, 1, 9)
    reserve(2, 5, 8)
    await open()
    expect(await linesOf('Returns')).toEqual([expect.stringMatching(`^Tomorrow 08:00.*· ${first}`)])
    expect(await linesOf('Conflicts')).toEqual([expect.stringMatching(`· ${first}.*· ${second}`)])
  })

  it('says where there is nothing to do, and shows the first of many with a link to all', async () => {
    for (let vehicle = 1; vehicle <= 8; vehicle += 1)
      for (const day of [11, 13]) withSlip(reserve(vehicle, day, day + 1))
    await open()
    expect(await linesOf('Slips to check')).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'All 16' })).toHaveAttribute(
      'href',
      '/client/all-reservations?status=slip&sort=pickup',
    )
    expect(screen.getByText('No returns today or tomorrow.')).toBeVisible()
    expect(screen.getByText('No reservations overlap.')).toBeVisible()
  })

  it("follows Belgrade's day while it is open", async () => {
    const reads: (() => void)[] = []
    const setTrueInterval = globalThis.setInterval
    vi.spyOn(globalThis, 'setInterval').mockImplementation((callback, ms, ...parts) => {
      if (ms === 10_000) reads.push(() => callback(...parts))
      return setTrueInterval(callback, ms, ...parts)
    })
    reserve(1, 12, 14)
    await open()
    expect(await screen.findByText('No pickups today or tomorrow.')).toBeVisible()
    // Still the 10th in UTC.
    vi.setSystemTime(new Date(`${TODAY}T23:30:00Z`))
    act(() => {
      for (const read of reads) read()
    })
    expect(await linesOf('Pickups')).toEqual([expect.stringMatching(/^Tomorrow 08:00/)])
    expect(screen.getByText('Thursday, 11.03.2027')).toBeVisible()
  })

  it('is readable without a connection as last known, until it can be read again', async () => {
    const id = withSlip(reserve(1, 11, 14))
    const { unmount } = await open()
    await within(await listNamed('Pickups')).findByText('Demo Client')
    unmount()
    askForFaults('user=drop,users=drop,reservations=drop')
    const { user } = await open()
    expect(await linesOf('Pickups')).toEqual([expect.stringMatching(`· ${id}.*Slip to check.*Demo Client`)])
    expect(await linesOf('Slips to check')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Today' })).toBeVisible()
    expect(screen.getByText(/There is no connection\. The reservations are shown as of/)).toBeVisible()
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(/There is no connection/)).not.toBeInTheDocument())
  })

  it('is forgotten with the session', async () => {
    reserve(1, 11, 14)
    const { user } = await open()
    await within(await listNamed('Pickups')).findByText('Demo Client')
    expect(localStorage.getItem('deskDay')).toContain('Demo Client')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(localStorage.getItem('deskDay')).toBeNull()
  })

  it('is forgotten once the person is no administrator any more', async () => {
    reserve(1, 11, 14)
    const { unmount } = await open()
    await within(await listNamed('Pickups')).findByText('Demo Client')
    unmount()
    changeRow(api.db.users, 2, { role: 'client' })
    await open()
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    // By an effect, which may follow the page that shows it.
    await waitFor(() => expect(localStorage.getItem('deskDay')).toBeNull())
  })

  it('asks for another try where the reservations cannot be read', async () => {
    askForFaults('reservations=500')
    const { user } = await open()
    expect(await screen.findByText(/The reservations could not be loaded\./)).toBeVisible()
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No pickups today or tomorrow.')).toBeVisible()
  })
})
