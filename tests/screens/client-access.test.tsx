import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { askForFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi()

const ROLE_UNKNOWN = /Your account could not be loaded\./
const client = () => api.asClient

describe('without a token', () => {
  it.each([
    '/client',
    '/client?sort=id',
    '/client/current-reservation',
    '/client/settings',
    '/client/all-reservations',
    '/client/all-vehicles',
    '/client/users',
    '/client/figures',
    '/client/today',
    '/client/nonsense',
  ])('%s leads to the sign-in and sends no request', async (path) => {
    const { currentPath } = await openApp(path)
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(currentPath()).toBe(`/auth?${new URLSearchParams({ next: path })}`)
    expect(api.calls).toEqual([])
  })
})

describe('the signed-in user', () => {
  it('is welcomed by name', async () => {
    await openApp('/client', client())
    expect(await screen.findByText('Welcome, Demo Client')).toBeVisible()
  })

  it('finds the links of the area', async () => {
    await openApp('/client', client())
    await screen.findByRole('table')
    expect(screen.getByRole('link', { name: 'My reservations' })).toHaveAttribute('href', '/client')
    expect(screen.getByRole('link', { name: 'Vehicle control' })).toHaveAttribute(
      'href',
      '/client/current-reservation',
    )
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/client/settings')
    expect(screen.getByRole('link', { name: 'Reserve a car' })).toHaveAttribute('href', '/vehicles')
    for (const name of ['All reservations', 'All vehicles', 'Users', 'Figures', 'Today'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Struja, home page' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['a press beside it', (user: UserEvent) => user.click(screen.getByRole('main'))],
    ['moving the focus out of it', (user: UserEvent) => user.tab({ shift: true })],
    [
      'following one of its links',
      (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Settings' })),
    ],
  ])('closes the menu of small screens by %s', async (_, leave) => {
    const { user } = await openApp('/client', client())
    await screen.findByRole('table')
    const home = screen.getByRole('link', { name: 'Struja, home page' })
    const menu = screen.getByRole('button', { name: 'Menu' })
    await user.click(menu)
    home.focus()
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await leave(user)
    expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  it.each([
    '/client/all-reservations',
    '/client/all-vehicles',
    '/client/users',
    '/client/figures',
    '/client/today',
  ])('finds no page at %s without being an administrator', async (path) => {
    await openApp(path, client())
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(api.calls).not.toContain('GET /api/users')
  })

  it('is loaded before anything of the area is shown', async () => {
    const answer = api.delayAnswer('get', '/api/users/1')
    await openApp('/client', client())
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeVisible()
    expect(document.title).toBe('My account · Struja')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^All |^Users$/ })).not.toBeInTheDocument()
    answer()
    expect(await screen.findByRole('table', { name: 'My reservations' })).toBeVisible()
  })
})

describe('a user that cannot be loaded', () => {
  it('can be signed out', async () => {
    askForFaults('user=500')
    const { user, currentPath } = await openApp('/client', client())
    await screen.findByText(ROLE_UNKNOWN)
    const [, inNotice] = screen.getAllByRole('button', { name: 'Sign out' })
    if (inNotice) await user.click(inNotice)
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(currentPath()).toBe('/auth')
  })

  it('stays in the area when only a later request fails', async () => {
    const { queryClient, user } = await openApp('/client', client())
    await screen.findByRole('table')
    askForFaults('user=500')
    await queryClient.refetchQueries()
    // Another language draws the page again, after the failed read.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
    await screen.findByRole('button', { name: 'Abmelden' })
    expect(screen.getByRole('table', { name: 'Meine Reservierungen' })).toBeVisible()
  })
})

describe('a token without the userId cookie', () => {
  it('is reported as no account, and never requests all users', async () => {
    document.cookie = 'authToken=token; path=/'
    const { user } = await openApp('/client')
    expect(await screen.findByText(ROLE_UNKNOWN)).toBeVisible()
    for (const retry of screen.queryAllByRole('button', { name: 'Retry' })) await user.click(retry)
    expect(await screen.findByText(ROLE_UNKNOWN)).toBeVisible()
    expect(api.calls.filter((call) => call.startsWith('GET /api/users'))).toEqual([])
  })

  it('finds its account by Retry once the cookie is back', async () => {
    api.db.tokens.set('token', 1)
    document.cookie = 'authToken=token; path=/'
    const { user } = await openApp('/client')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    document.cookie = 'userId=1; path=/'
    await user.click(retry)
    expect(await screen.findByText('Welcome, Demo Client')).toBeVisible()
  })
})

describe("everybody's data", () => {
  it.each([
    ['/client/all-vehicles', '/api/vehicles'],
    ['/client/users', '/api/reservations'],
  ])('alone waits for the role: %s begins to load %s before', async (path, list) => {
    const bringRole = api.delayAnswer('get', '/api/users/:id')
    await openApp(path, api.asAdministrator)
    await waitFor(() => expect(api.countOf(`GET ${list}`)).toBe(1))
    expect(api.countOf('GET /api/users')).toBe(0)
    bringRole()
    await screen.findByRole('table')
    expect(api.countOf(`GET ${list}`)).toBe(1)
  })

  it('is never requested by a visitor', async () => {
    const { router } = await openApp('/')
    await screen.findByRole('link', { name: 'Rent a car' })
    for (const path of ['/vehicles', '/general-terms', '/auth', '/client', '/nonsense']) {
      await router.navigate(path)
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    }
    expect(api.calls.filter((call) => call.includes('/users'))).toEqual([])
  })

  it('is never requested by a client', async () => {
    const { router } = await openApp('/client', client())
    await screen.findByRole('table')
    for (const path of ['/vehicles', '/', '/client', '/client/users']) {
      await router.navigate(path)
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    }
    expect(api.calls).not.toContain('GET /api/users')
    expect(api.calls).toContain('GET /api/users/1')
  })
})
