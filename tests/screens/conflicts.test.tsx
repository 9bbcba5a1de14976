import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Language } from '@/i18n/languages'

import { openAllReservations, shownIds } from '../support/all-reservations'
import { comeBack, findToast } from '../support/app'
import { addReservation, TODAY } from '../support/booking'
import { changeRow } from '../support/rows'
import { startApi } from '../support/server'
import { rowsOf } from '../support/table'

const api = startApi({ today: TODAY })

const reserve = (from: string, to: string, more: { user?: number; status?: 'failed' | 'success' } = {}) =>
  addReservation(api.db, { vehicle: 8, from: `2027-03-${from}`, to: `2027-03-${to}`, ...more })

let first = 0
let second = 0
let touching = 0
let failed = 0

// The demo's own reservations do not overlap.
beforeEach(() => {
  first = reserve('12', '15')
  second = reserve('14', '17', { user: 1, status: 'success' })
  touching = reserve('17', '19')
  failed = reserve('13', '18', { status: 'failed' })
  changeRow(api.db.reservations, first, { reservation_image: 'uploads/reservation-5.svg' })
})

const open = (query = '', language: Language = 'en') => openAllReservations(api.db, query, language)
const link = () => screen.findByRole('link', { name: 'Conflicts: 2' })
const statusOf = (id: number) => rowsOf('All reservations').find(({ ID }) => ID === String(id))?.['Status']
const confirmations = () => api.calls.filter((call) => call.startsWith('PUT'))

/** Opens the reservation whose slip waits, and waits until its conflict is known. */
async function openFirst(query = '') {
  const app = await open(`?${query}reservation=${first}`)
  const panel = within(await screen.findByRole('dialog', { name: `Reservation ${first}` }))
  const alert = await panel.findByRole('alert')
  return { ...app, panel, alert }
}

describe('reservations that overlap', () => {
  it('have a badge in the table, not those that touch or failed', async () => {
    await open()
    await link()
    expect(statusOf(first)).toBe('WaitingConflictWaiting for confirmation')
    expect(statusOf(second)).toBe('SuccessConflict')
    expect(statusOf(touching)).toBe('Waiting')
    expect(statusOf(failed)).toBe('Failed')
    expect(screen.getAllByText('Conflict')).toHaveLength(2)
  })

  it('are counted by a link that finds all of them, in the view and order as they were', async () => {
    const { user, currentPath } = await open('?q=nobody&status=failed&sort=id&page=2')
    await user.click(await link())
    expect(currentPath()).toBe('/client/all-reservations?status=conflict&sort=id')
    await waitFor(() => expect(shownIds()).toEqual([first, second]))
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Conflicts')
    expect(screen.queryByRole('link', { name: /^Conflicts/ })).not.toBeInTheDocument()
  })

  it('are found by the address, also with another filter that leaves one of them out', async () => {
    await open('?status=conflict&user=1')
    await waitFor(() => expect(shownIds()).toEqual([second]))
  })

  it('are marked on the timeline, in what is seen, read out and shown at the focus', async () => {
    const { user } = await open('?view=timeline&status=conflict')
    const timeline = within(await screen.findByRole('table', { name: 'Timeline' }))
    const bars = await timeline.findAllByRole('link', { name: /, Conflict$/ })
    expect(bars.map(({ dataset }) => Number(dataset['bar']))).toEqual([first, second])
    expect(timeline.getAllByRole('link')).toHaveLength(2)
    const [bar] = bars
    if (bar === undefined) throw new Error('No bar')
    expect(bar).toHaveAttribute('data-conflict')
    await user.hover(bar)
    expect(bar).toHaveAccessibleDescription(new RegExp(`Overlaps with reservation ${second}$`))
    expect(
      within(screen.getByRole('list', { name: 'Meaning of the bars' })).getByText('Conflict'),
    ).toBeVisible()
  })

  it('are not spoken of where there are none', async () => {
    changeRow(api.db.reservations, second, { status: 'failed' })
    const { user } = await open('?view=timeline')
    expect(screen.queryByText('Conflict')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Conflicts/ })).not.toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Conflicts')
    await waitFor(() => expect(screen.getByText('0 reservations')).toBeVisible())
  })

  it('stay in their places while the list follows; those that come wait', async () => {
    const { user } = await open('?status=conflict')
    await waitFor(() => expect(shownIds()).toEqual([second, first]))
    const third = reserve('18', '20')
    changeRow(api.db.reservations, second, { status: 'failed' })
    comeBack()
    const button = await screen.findByRole('button', { name: '2 new reservations' })
    expect(shownIds()).toEqual([second, first])
    await user.click(button)
    await waitFor(() => expect(shownIds()).toEqual([third, touching]))
  })
})

describe('the panel of a reservation that overlaps another', () => {
  it('names the other one and leads to it, with the choices of the page kept', async () => {
    const { user, alert, currentPath } = await openFirst('sort=id&')
    const other = 'Demo Client, 14.03.2027 – 17.03.2027'
    expect(alert).toHaveTextContent(new RegExp(`^Overlaps with reservation ${second}: ${other}`))
    await user.click(within(alert).getByRole('link', { name: `Reservation ${second}` }))
    const panel = within(await screen.findByRole('dialog', { name: `Reservation ${second}` }))
    expect(panel.getByRole('alert')).toHaveTextContent(`Overlaps with reservation ${first}`)
    expect(panel.getByRole('button', { name: 'Close' })).toHaveFocus()
    expect(currentPath()).toBe(`/client/all-reservations?sort=id&reservation=${second}`)
  })

  it('asks for a second press before it is confirmed', async () => {
    const { user, panel } = await openFirst()
    await user.click(panel.getByRole('button', { name: 'Confirm reservation' }))
    const again = panel.getByRole('button', { name: 'Press again to confirm' })
    expect(confirmations()).toEqual([])
    await user.pointer({ keys: '[MouseLeft]', target: again })
    await findToast('Reservation confirmed!')
    expect(confirmations()).toEqual([`PUT /api/reservations/confirm-reservation/${first}`])
  })

  it('is confirmed by the keys pressed twice, not held, and asks nothing meanwhile', async () => {
    const { user, panel } = await openFirst()
    const answer = api.delayAnswer('put', '/api/reservations/confirm-reservation/:id')
    await user.keyboard('{Control>}{Enter>3/}{/Control}')
    expect(panel.getByRole('button', { name: 'Press again to confirm' })).toHaveFocus()
    expect(confirmations()).toEqual([])
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
    expect(panel.getByRole('button', { name: 'Confirming…' })).toBeVisible()
    answer()
    await findToast('Reservation confirmed!')
    expect(confirmations()).toHaveLength(1)
  })

  it('forgets the first press by Escape, which leaves the panel open, and at the next slip', async () => {
    const { user, panel } = await openFirst()
    await user.keyboard('{Control>}{Enter}{/Control}{Escape}')
    expect(panel.getByRole('button', { name: 'Confirm reservation' })).toBeVisible()
    await user.keyboard('{Control>}{Enter}{/Control}{Alt>}n{/Alt}')
    await waitFor(() => expect(screen.queryByText('Press again to confirm')).not.toBeInTheDocument())
    expect(confirmations()).toEqual([])
  })

  it('names a confirmed one before others, also of a failed one that can be confirmed', async () => {
    const confirmed = reserve('10', '13', { status: 'success' })
    changeRow(api.db.reservations, failed, { reservation_image: 'uploads/reservation-5.svg' })
    changeRow(api.db.reservations, second, { status: 'pending' })
    const { alert } = await openFirst()
    expect(alert).toHaveTextContent(`Overlaps with reservation ${confirmed}`)
    const { user } = await open(`?reservation=${failed}`)
    const panel = within(await screen.findByRole('dialog', { name: `Reservation ${failed}` }))
    expect(panel.getByRole('alert')).toHaveTextContent('Overlaps with reservation')
    await user.click(panel.getByRole('button', { name: 'Confirm reservation' }))
    expect(panel.getByRole('button', { name: 'Press again to confirm' })).toBeVisible()
    expect(confirmations()).toEqual([])
  })
})
