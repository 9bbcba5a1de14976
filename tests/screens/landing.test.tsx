import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { findCard, TODAY } from '../support/booking'
import { askForFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

describe('the landing page', () => {
  it('leads to the cars from the hero, the promos and the reasons', async () => {
    await openApp('/')
    await screen.findByRole('link', { name: 'Rent a car' })
    for (const [name, href] of [
      ['Rent a car', '/vehicles'],
      ['Rent Model 3', '/vehicles?model=Model+3'],
      ['Rent Model S', '/vehicles?model=Model+S'],
      ['Reserve now', '/vehicles'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('opens the cars with the model of a promo first, and keeps that order when a car is selected', async () => {
    const { user } = await openApp('/')
    await user.click(await screen.findByRole('link', { name: 'Rent Model S' }))
    await findCard('Tesla Model S')
    const names = () =>
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
    const order = names()
    expect(order.slice(0, 3)).toEqual(['Tesla Model S', 'Tesla Model S Plaid', 'Tesla Model 3 Dual Motor'])
    expect(order).toHaveLength(api.db.vehicles.all().length)
    const [first] = screen.getAllByRole('button', { name: 'Select car' })
    if (first) await user.click(first)
    expect(names()).toEqual(order)
  })

  it('says that a registration is needed, and leads to it', async () => {
    const { user } = await openApp('/')
    await user.click(await screen.findByRole('link', { name: 'Register now' }))
    expect(await screen.findByRole('heading', { name: 'Your new account' })).toBeVisible()
  })

  it('offers the next steps to somebody who is signed in', async () => {
    await openApp('/', api.asClient)
    const heading = await screen.findByRole('heading', { name: 'Ready for the next drive?' })
    const section = within(heading.parentElement ?? document.body)
    expect(section.getByRole('link', { name: 'Reserve a car' })).toHaveAttribute('href', '/vehicles')
    expect(section.getByRole('link', { name: 'My reservations' })).toHaveAttribute('href', '/client')
    expect(screen.queryByRole('link', { name: 'Register now' })).not.toBeInTheDocument()
  })

  it('shows the three steps in their order', async () => {
    await openApp('/')
    const heading = await screen.findByRole('heading', { name: 'On the road in three steps' })
    const section = heading.parentElement
    const steps = section ? within(section).getAllByRole('listitem') : []
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Choose the model',
      'Check dates and book',
      'Enjoy the drive',
    ])
    expect(steps[2]).toHaveTextContent('24/7')
  })

  it('gives the price of delivery', async () => {
    await openApp('/')
    expect(
      await screen.findByText('Free in Novi Beograd, 6,000 din in other Belgrade municipalities.'),
    ).toBeVisible()
  })

  it('has the table of data-protection records', async () => {
    await openApp('/')
    const table = await screen.findByRole('table', { name: 'Record of processing activities' })
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole('cell').textContent,
      ])
    expect(rows).toEqual([
      ['No.', '1'],
      ['Controller', 'Legal name of the company'],
      ['Address', 'Street and number, 11000 Beograd'],
      ['Data-protection officer', 'Data-protection officer'],
      ['Officer’s address', 'Street and number, 11000 Beograd'],
      ['E-mail', 'office@struja.example'],
      ['Phone', '+381 11 000 00 00'],
    ])
  })

  it('fetches the fleet from the API, and nothing else', async () => {
    await openApp('/')
    await waitFor(() => expect(api.calls).toEqual(['GET /api/vehicles']))
  })
})

describe('the promos', () => {
  const promo = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 2, name })
    return within(heading.closest('article') ?? document.body)
  }
  const facts = async (name: string) =>
    (await promo(name)).getAllByRole('definition').map(({ textContent }) => textContent)

  it('say what the fleet offers of each model', async () => {
    await openApp('/')
    await waitFor(async () =>
      expect(await facts('Model 3')).toEqual(['from 9,500\u00A0din', '629\u00A0km', 'from 3.1\u00A0s']),
    )
    expect(await facts('Model S')).toEqual(['from 21,000\u00A0din', '634\u00A0km', 'from 2.1\u00A0s'])
  })

  it('keep the place of the figures if the fleet cannot be loaded', async () => {
    askForFaults('vehicles=403')
    await openApp('/')
    await waitFor(() => expect(api.calls).toContain('GET /api/vehicles'))
    expect(await facts('Model S')).toEqual(['–', '–', '–'])
    expect((await promo('Model S')).getByText('Per day')).toBeVisible()
  })
})

describe('at the address of a language', () => {
  it('the chosen days are kept when another language is chosen', async () => {
    const { user, currentPath } = await openApp('/de?from=2027-03-15&to=2027-03-19#about')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sprache' }), 'English')
    expect(await screen.findByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00')
    expect(currentPath()).toBe('/?from=2027-03-15&to=2027-03-19')
  })

  it('an address that is visited again has its own language', async () => {
    const { router } = await openApp(['/de', '/vehicles', '/sr'])
    await screen.findByRole('heading', { level: 1, name: 'Nečujno kroz Beograd.' })
    await router.navigate('/de')
    expect(await screen.findByRole('heading', { level: 1, name: 'Belgrad, ganz leise.' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/de')
  })
})

describe('the data for search engines', () => {
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute(selector.startsWith('link') ? 'href' : 'content')

  it.each([
    ['/', 'https://struja.example/', 'Rent a Tesla by the day in Belgrade'],
    ['/de', 'https://struja.example/de', 'Tesla tageweise mieten in Belgrad'],
    ['/vehicles?from=2027-03-15', 'https://struja.example/vehicles', 'Electric cars in Belgrade with range'],
    ['/auth?mode=register', 'https://struja.example/auth', 'Sign in to see your reservations'],
    ['/general-terms', 'https://struja.example/general-terms', 'Who may drive'],
  ])('%s has one canonical address and a description', async (path, address, description) => {
    await openApp(path)
    await screen.findByRole('heading', { level: 1 })
    expect(content('link[rel=canonical]')).toBe(address)
    expect(content('meta[name=description]')).toContain(description)
  })
})

describe('the search by days', () => {
  it.each([
    ['Rent a car', '/vehicles?from=2027-03-15&to=2027-03-19'],
    ['Reserve now', '/vehicles?from=2027-03-15&to=2027-03-19'],
    ['Vehicles', '/vehicles?from=2027-03-15&to=2027-03-19'],
    ['Rent Model 3', '/vehicles?from=2027-03-15&to=2027-03-19&model=Model+3'],
    ['Sign in', `/auth?${new URLSearchParams({ next: '/?from=2027-03-15&to=2027-03-19' })}`],
    ['Register now', `/auth?${new URLSearchParams({ next: '/vehicles?from=2027-03-15&to=2027-03-19' })}`],
    ['About Us', '/?from=2027-03-15&to=2027-03-19'],
    ['Contact', '/?from=2027-03-15&to=2027-03-19'],
    ['Struja, home page', '/?from=2027-03-15&to=2027-03-19'],
  ])('passes its days on by the link %s', async (name, path) => {
    const { user, currentPath } = await openApp('/?from=2027-03-15&to=2027-03-19')
    await waitFor(() => expect(screen.getByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00'))
    const [link] = screen.getAllByRole('link', { name })
    if (link) await user.click(link)
    await waitFor(() => expect(currentPath()).toBe(path))
  })

  it('does not count as begun by other parameters of the address', async () => {
    const { user, currentPath } = await openApp('/?utm_source=x')
    await user.click((await screen.findAllByRole('link', { name: 'Sign in' }))[0] ?? document.body)
    await waitFor(() => expect(currentPath()).toBe('/auth'))
  })
})
