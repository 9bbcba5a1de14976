import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openAllReservations } from '../support/all-reservations'
import { findToast } from '../support/app'
import { addReservation, TODAY } from '../support/booking'
import { CREATE } from '../support/checkout'
import { askForFaults } from '../support/faults'
import { changeRow } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const DAYS = 'book=new&pickup=2027-03-15&return=2027-03-19'
const CHOSEN = `${DAYS}&client=3&car=8`

const dialog = () => within(screen.getByRole('dialog', { name: 'Book for a client' }))
const combobox = (name: string) => dialog().getByRole('combobox', { name })
const confirm = () => dialog().getByRole('button', { name: /^(Confirm|Sending…)$/ })
const open = (query: string) => openAllReservations(api.db, `?${query}`)

describe('booking for a client', () => {
  it('finds client and vehicle by what is typed, and asks for the days', async () => {
    const { user } = await open('')
    await user.click(screen.getByRole('button', { name: 'Book for a client' }))
    await user.type(combobox('Client'), 'second@')
    await user.keyboard('{Enter}')
    await user.type(combobox('Vehicle'), 'model x')
    await user.keyboard('{Enter}')
    expect(combobox('Client')).toHaveValue('Second Client')
    expect(combobox('Vehicle')).toHaveValue('Tesla Model X')
  })

  it('sends the client, the days and the price, and opens the reservation', async () => {
    const { user, currentPath } = await open(CHOSEN)
    expect(dialog().getByText(/^94,000\sdin$/)).toBeVisible()
    await user.dblClick(confirm())
    expect(await findToast('The reservation has been created.')).toBeVisible()
    const made = api.db.reservations.all().at(-1)
    expect(await screen.findByRole('dialog', { name: `Reservation ${made?.id}` })).toBeVisible()
    expect(currentPath()).toBe(`/client/all-reservations?reservation=${made?.id}`)
    expect(await api.bodiesOf(CREATE)).toEqual([
      {
        user_id: 3,
        vehicle_id: 8,
        start_time: '2027-03-15 08:00:00',
        end_time: '2027-03-19 08:00:00',
        duration: 4,
        price: 94_000,
      },
    ])
  })

  it('says what is missing, moves there and sends nothing', async () => {
    const { user } = await open('book=new')
    await user.click(confirm())
    expect(combobox('Client')).toHaveFocus()
    expect(combobox('Client')).toHaveAccessibleDescription('Choose a client.')
    expect(combobox('Vehicle')).toHaveAccessibleDescription('Choose a vehicle.')
    expect(dialog().getByRole('alert')).toHaveTextContent('Choose a pickup date and a later return.')
    expect(api.countOf(CREATE)).toBe(0)
  })

  it('does not book a pickup day that is past', async () => {
    const { user } = await open(CHOSEN.replace('03-15', '03-09'))
    expect(dialog().getByText('This pickup date is in the past. Choose another.')).toBeVisible()
    await user.click(confirm())
    expect(api.countOf(CREATE)).toBe(0)
  })

  it('books from today on', async () => {
    const { user } = await open(CHOSEN.replace('03-15', '03-10'))
    await user.click(confirm())
    expect(await findToast('The reservation has been created.')).toBeVisible()
  })

  it('says that the vehicle is taken, and offers the nearest free days', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-17', to: '2027-03-18', user: 4 })
    const { user, currentPath } = await open(CHOSEN)
    expect(dialog().getByText('Tesla Model X is taken on these days.')).toBeVisible()
    await user.click(await dialog().findByRole('button', { name: 'Available 18.03. – 22.03.' }))
    expect(currentPath()).toContain('pickup=2027-03-18&return=2027-03-22')
    expect(dialog().queryByText('Tesla Model X is taken on these days.')).not.toBeInTheDocument()
  })

  it('lists vehicles that are taken on the chosen days last, and says so', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-17', to: '2027-03-18' })
    const { user } = await open(DAYS)
    await user.click(combobox('Vehicle'))
    expect(dialog().getAllByRole('option').at(-1)).toHaveTextContent(/^Tesla Model XNot available$/)
  })

  it('reads the reservations again, and sends nothing if the vehicle was taken meanwhile', async () => {
    const { user } = await open(CHOSEN)
    addReservation(api.db, { vehicle: 8, from: '2027-03-17', to: '2027-03-18', user: 4 })
    await user.click(confirm())
    expect(await findToast('Failed to create reservation!')).toBeVisible()
    expect(await dialog().findByText('Tesla Model X is taken on these days.')).toBeVisible()
    expect(api.countOf(CREATE)).toBe(0)
  })

  it('sends nothing while the reservations cannot be read', async () => {
    const { user } = await open(CHOSEN)
    askForFaults('reservations=500')
    await user.click(confirm())
    expect(
      await dialog().findByText(/^The reservations could not be read, so nothing was sent/),
    ).toBeVisible()
    expect(api.countOf(CREATE)).toBe(0)
  })

  it('does not make a second reservation at a second press where the first answer was lost', async () => {
    const { user } = await open(CHOSEN)
    // It was made, but neither the answer nor the list that has it arrives.
    const answer = api.delayAnswer('post', '/api/reservations/create-reservation', () => {
      addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19', user: 3 })
      askForFaults('reservations=500*1')
      return new Response(null, { status: 502 })
    })
    await user.click(confirm())
    answer()
    expect(await findToast('Failed to create reservation!')).toBeVisible()
    await user.click(confirm())
    expect(await dialog().findByText('Second Client already has this vehicle on these days.')).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
  })

  it('counts a reservation as made whose answer was lost', async () => {
    const { user } = await open(CHOSEN)
    const answer = api.delayAnswer('post', '/api/reservations/create-reservation', () => {
      addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19', user: 3 })
      return new Response(null, { status: 502 })
    })
    await user.click(confirm())
    answer()
    expect(await findToast('The reservation has been created.')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Book for a client' })).not.toBeInTheDocument()
  })

  it('says that the price has changed, and books at the new price at the next press', async () => {
    const { user } = await open(CHOSEN)
    changeRow(api.db.vehicles, 8, { price_per_day: '50000.00' })
    await user.click(confirm())
    expect(await dialog().findByText(/^The total was 94,000\sdin and has changed\./)).toBeVisible()
    await user.click(confirm())
    expect(await findToast('The reservation has been created.')).toBeVisible()
    expect(await api.bodiesOf(CREATE)).toMatchObject([{ price: 94_000 }, { price: 200_000 }])
  })

  const question = () => dialog().queryByRole('group', { name: 'Discard what you entered?' })

  it('stays, without a question, when Escape closes its calendar', async () => {
    const { user } = await open(CHOSEN)
    await import('@/reservations/days/day-dialog')
    await user.click(dialog().getByLabelText('Return'))
    await screen.findByRole('gridcell', { name: /19 March 2027/ })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Return date' })).not.toBeInTheDocument()
    expect(question()).not.toBeInTheDocument()
    expect(dialog().getByLabelText('Return')).toHaveValue('19.03.2027 at 08:00')
  })

  it('asks before it discards what was typed and not chosen yet', async () => {
    const { user } = await open('book=new')
    await user.type(combobox('Client'), 'second@')
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(question()).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Keep editing' }))
    expect(combobox('Client')).toHaveValue('second@')
  })

  it('asks before it discards what was chosen', async () => {
    const { user, currentPath } = await open('view=timeline')
    await user.click(screen.getByRole('button', { name: 'Book for a client' }))
    await user.type(combobox('Client'), 'second@{Enter}')
    await user.keyboard('{Escape}')
    expect(question()).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Keep editing' }))
    expect(question()).not.toBeInTheDocument()
    expect(combobox('Client')).toHaveValue('Second Client')
    await user.keyboard('{Escape}')
    await user.click(dialog().getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?view=timeline'))
  })

  it('keeps what was chosen over a reload, and forgets it once closed', async () => {
    const { user, currentPath } = await open(`view=timeline&${CHOSEN}`)
    expect(combobox('Client')).toHaveValue('Second Client')
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?view=timeline'))
  })
})

describe('a combobox', () => {
  const options = () => dialog().queryAllByRole('option')
  const active = () =>
    options().find(({ id }) => id === combobox('Client').getAttribute('aria-activedescendant'))

  it('moves through its options with the arrows, round its ends, and picks with Enter', async () => {
    const { user } = await open('book=new')
    expect(combobox('Client')).toHaveFocus()
    expect(combobox('Client')).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowDown}')
    expect(options()).toHaveLength(4)
    expect(active()).toBeUndefined()
    await user.keyboard('{ArrowUp}')
    expect(active()).toHaveTextContent(/^Second Client/)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toHaveTextContent(/^Demo Client/)
    await user.keyboard('{Enter}')
    expect(options()).toEqual([])
    expect(combobox('Client')).toHaveValue('Demo Client')
  })

  it('closes its list alone at Escape, and keeps what was typed', async () => {
    const { user } = await open('book=new&client=3')
    await user.type(combobox('Client'), 'demo')
    expect(options()).toHaveLength(2)
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(combobox('Client')).toHaveValue('demo')
  })

  it.each([
    ['Client', 'Petrović', 'Choose a client.'],
    ['Client', 'late', 'Choose a client.'],
    ['Vehicle', 'plaid', 'Choose a vehicle.'],
  ])('chooses nothing by what is typed alone: %s, %s', async (name, typed, error) => {
    const { user } = await open(CHOSEN)
    await user.clear(combobox(name))
    await user.type(combobox(name), typed)
    await user.click(confirm())
    expect(combobox(name)).toHaveAccessibleDescription(expect.stringContaining(error))
    expect(combobox(name)).toHaveValue(typed)
    expect(api.countOf(CREATE)).toBe(0)
  })

  it('shows fifty of ten thousand, says how many more there are, and finds each', async () => {
    const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, full_name: `Client ${id}` }))
    api.serve('users', rows)
    const { user } = await open('book=new')
    await user.click(combobox('Client'))
    expect(options()).toHaveLength(50)
    expect(dialog().getByText('9,950 more. Type to narrow them down.')).toBeVisible()
    await user.type(combobox('Client'), '9999')
    expect(options().map(({ textContent }) => textContent)).toEqual(['Client 9999'])
  })
})
