import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '../support/app'
import { findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const main = async () => within(await screen.findByRole('main'))

describe('the landing page', () => {
  it('leads to the cars from the hero, the promos and the reasons', async () => {
    await openApp('/')
    await screen.findByRole('link', { name: 'Rent a car' })
    for (const name of ['Rent a car', 'Rent Model 3', 'Rent Model S', 'Reserve now'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/vehicles')
  })

  it.each(['Rent a car', 'Rent Model 3', 'Rent Model S', 'Reserve now'])(
    'opens the cars by %s',
    async (name) => {
      const { user } = await openApp('/')
      await user.click(await screen.findByRole('link', { name }))
      expect(await findCard('Tesla Model S')).toBeVisible()
    },
  )

  it('says that a registration is needed, and leads to it', async () => {
    const { user } = await openApp('/')
    await user.click(await screen.findByRole('link', { name: 'Register now' }))
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
  })

  it('tells the three steps in their order', async () => {
    await openApp('/')
    const heading = await screen.findByRole('heading', { name: 'Three steps to the road' })
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
      await screen.findByText('Free in Novi Beograd, 6,000 din in the other municipalities of Belgrade.'),
    ).toBeVisible()
  })

  it('has the table of data-protection records', async () => {
    await openApp('/')
    const table = await screen.findByRole('table', { name: 'Records of personal-data processing' })
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
      ["Officer's address", 'Street and number, 11000 Beograd'],
      ['E-mail', 'office@struja.example'],
      ['Phone', '+381 11 000 00 00'],
    ])
  })

  it('has the places About Us and Contact lead to', async () => {
    await openApp('/')
    const page = await main()
    expect(await page.findByRole('heading', { name: 'About Us' })).toBeVisible()
    expect(document.getElementById('about')).toContainElement(page.getByRole('heading', { name: 'About Us' }))
    expect(document.getElementById('contact')).toContainElement(
      page.getByRole('heading', { name: 'Contact' }),
    )
  })

  it.each([
    ['About Us', 'about', 'from itself', ['/']],
    ['Contact', 'contact', 'from itself', ['/']],
    ['About Us', 'about', 'from a page visited after it', ['/', '/general-terms']],
    ['Contact', 'contact', 'from a page visited after it', ['/', '/general-terms']],
  ])('is scrolled to %s (#%s) %s', async (name, id, _, [first = '', ...later]) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user, router } = await openApp(first)
    await screen.findByRole('link', { name: 'Rent a car' })
    for (const path of later) await router.navigate(path)
    const [link] = await screen.findAllByRole('link', { name })
    if (link) await user.click(link)
    await screen.findByRole('heading', { level: 2, name })
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([document.getElementById(id)]))
  })

  it('asks the API for nothing', async () => {
    await openApp('/')
    await screen.findByRole('link', { name: 'Rent a car' })
    expect(api.calls).toEqual([])
  })
})

describe('the search by days', () => {
  const search = async () => within(await screen.findByRole('form', { name: 'Find a free car' }))

  it('leads to the cars with both days chosen', async () => {
    const { user, place } = await openApp('/')
    const form = await search()
    fireEvent.change(form.getByLabelText('Pickup'), { target: { value: '2027-03-15' } })
    fireEvent.change(form.getByLabelText('Return'), { target: { value: '2027-03-19' } })
    await user.click(form.getByRole('button', { name: 'Show free cars' }))
    expect(await screen.findByDisplayValue('15.03.2027 at 08:00')).toBeVisible()
    expect(screen.getByDisplayValue('19.03.2027 at 08:00')).toBeVisible()
    expect(place()).toBe('/vehicles?from=2027-03-15&to=2027-03-19')
  })

  it('leads there with one day, or none', async () => {
    const { user, place } = await openApp('/')
    const form = await search()
    await user.click(form.getByRole('button', { name: 'Show free cars' }))
    await findCard('Tesla Model S')
    expect(place()).toBe('/vehicles')
  })

  it('takes no day before today, and no return before the pickup', async () => {
    await openApp('/')
    const form = await search()
    expect(form.getByLabelText('Pickup')).toHaveAttribute('min', '2027-03-10')
    expect(form.getByLabelText('Return')).toHaveAttribute('min', '2027-03-10')
    fireEvent.change(form.getByLabelText('Pickup'), { target: { value: '2027-03-15' } })
    expect(form.getByLabelText('Return')).toHaveAttribute('min', '2027-03-15')
  })

  it('says that rentals keep to 08:00', async () => {
    await openApp('/')
    expect((await search()).getByText('Rentals start and end at 08:00.')).toBeVisible()
  })
})
