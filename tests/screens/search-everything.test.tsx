import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { askForFaults, endFaults } from '../support/faults'
import { openAsAdministrator } from '../support/fleet'
import { aReservation, aVehicle } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi()

const client = (id: number, full_name: string, phone: string) =>
  Object.assign({ id, full_name, phone }, { email: `c${id}@example.com`, role: 'client' })

function serve() {
  api.serve('users', [client(5, 'Ana Ilić', '+381 60 111 222'), client(6, 'Žika', '+381 64 333 444')])
  api.serve('vehicles', [aVehicle(), aVehicle({ id: 8, vehicle_name: 'Tesla Model X', tesla_code: 'MX' })])
  api.serve('reservations', [
    aReservation({ id: 71, user_id: 5 }),
    aReservation({ id: 712, user_id: 6, vehicle_id: 3 }),
  ])
}

const findField = () => screen.findByRole('combobox', { name: 'Search' })
const optionsShown = () => within(screen.getByRole('listbox', { name: 'Results' })).queryAllByRole('option')
const options = () => optionsShown().map(({ textContent }) => textContent)

async function open(path = '/client/settings') {
  const app = await openAsAdministrator(api.db, path)
  await app.user.click(await screen.findByRole('button', { name: 'Search everything' }))
  const field = await findField()
  await waitFor(() => expect(screen.queryByText('The lists are still loading…')).not.toBeInTheDocument())
  return { ...app, field }
}

describe('the search over everything', () => {
  it.each([
    ['71', ['Reservation 71 · Ana Ilić · Tesla Model X · 15.03.2027 - 08:00', 'Reservation 712 · Žika']],
    ['ana', ['Client Ana Ilić · c5@example.com', 'Reservation 71 ·']],
    ['c6@', ['Client Žika', 'Reservation 712']],
    ['064 333', ['Client Žika', 'Reservation 712']],
    ['model x', ['Vehicle Tesla Model X', 'Reservation 71 ·']],
    ['figu', ['Page Figures']],
  ])('finds by %s', async (text, found) => {
    serve()
    const { user, field } = await open()
    await user.type(field, text)
    await waitFor(() => expect(options()).toHaveLength(found.length))
    for (const [place, beginning] of found.entries())
      expect(options()[place]?.startsWith(beginning)).toBe(true)
    expect(screen.getByText(found.length === 1 ? '1 result' : `${found.length} results`)).toBeVisible()
  })

  it.each<[string, string, string]>([
    ['712', 'Reservation 712', '/client/all-reservations?reservation=712'],
    ['ana', 'Client Ana', '/client/users?q=c5%40example.com'],
    ['mx', 'Vehicle Tesla Model X', '/client/all-vehicles?vehicle=8'],
    ['timeline', 'Page Timeline', '/client/all-reservations?view=timeline'],
  ])('leads from %s to %s', async (text, name, path) => {
    serve()
    const { user, field, currentPath } = await open()
    await user.type(field, text)
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
    await waitFor(() => expect(currentPath()).toBe(path))
    expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument()
  })

  it('is a combobox: the arrows choose an option and go around, Enter follows it', async () => {
    serve()
    const { user, field, currentPath } = await open()
    expect(field).toHaveFocus()
    const active = () => optionsShown().find(({ id }) => id === field.getAttribute('aria-activedescendant'))
    expect(active()).toHaveTextContent('Page Today')
    await user.keyboard('{ArrowUp}')
    expect(active()).toHaveTextContent('Page Reserve a car')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toHaveTextContent('Page All reservations')
    expect(active()).toHaveAttribute('aria-selected', 'true')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await user.keyboard('712{Enter}')
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?reservation=712'))
  })

  it('says that nothing is found, and stays', async () => {
    serve()
    const { user, field, currentPath } = await open()
    await user.type(field, 'zzz{Enter}')
    expect(await screen.findByText('Nothing matches the search.')).toBeVisible()
    expect(field).toHaveAttribute('aria-expanded', 'false')
    expect(field).not.toHaveAttribute('aria-activedescendant')
    expect(currentPath()).toBe('/client/settings')
  })

  it.each([
    ['Control', '{Control>}k{/Control}'],
    ['Cmd', '{Meta>}k{/Meta}'],
    ['Control on a Cyrillic keyboard', '{Control>}[KeyK]{/Control}'],
  ])('opens by %s and K, and reads no user before', async (_, keys) => {
    const { user } = await openAsAdministrator(api.db, '/client/settings')
    await screen.findByRole('button', { name: 'Search everything' })
    expect(api.calls).not.toContain('GET /api/users')
    await user.keyboard(keys)
    expect(
      within(await screen.findByRole('dialog', { name: 'Search everything' })).getByLabelText('Search'),
    ).toBeVisible()
  })

  it('does not open in front of another dialog, whose entries it would lose', async () => {
    const { user } = await openAsAdministrator(api.db, '/client/all-vehicles?create=vehicle')
    await screen.findByRole('dialog')
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument()
  })

  it('is not there for a client, and sends no call for one', async () => {
    const { user } = await openApp('/client/settings', api.asClient)
    await screen.findByRole('heading', { name: 'Settings' })
    await screen.findByText('Welcome, Demo Client')
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('button', { name: 'Search everything' })).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(api.calls).not.toContain('GET /api/users')
  })
})

describe('lists of the search', () => {
  it('are told of while they load, and lead nowhere by Enter before', async () => {
    const answer = api.delayAnswer('get', '/api/reservations')
    const { user, currentPath } = await openAsAdministrator(api.db, '/client/settings')
    await user.click(await screen.findByRole('button', { name: 'Search everything' }))
    const field = await findField()
    await user.type(field, '4{Enter}')
    expect(field).toBeVisible()
    expect(screen.getByText('The lists are still loading…')).toBeVisible()
    answer()
    expect(await screen.findByText('5 results')).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(currentPath()).toBe('/client/all-reservations?reservation=4'))
  })

  it.each([
    ['reservations', /^The reservations could not be loaded\./],
    ['users', /^The users could not be loaded\./],
    ['vehicles', /^The vehicles could not be loaded\./],
  ])('that fail are told of inside: %s', async (list, notice) => {
    askForFaults(`${list}=403`)
    const { user } = await open()
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText(notice)).toBeVisible()
    endFaults()
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(dialog.queryByText(notice)).not.toBeInTheDocument())
  })
})
