import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createLargeDatabase } from '@/mocks/large-database'

import { openApp } from '../support/app'
import { findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const CARDS = 1_000
const ROW_PX = 470
const WINDOW_PX = 900
const LIST_PX = 1_100
/** Where the list begins on the page, below heading and days. */
const LIST_TOP_PX = 600

beforeEach(() => {
  for (const row of createLargeDatabase({ vehicles: CARDS, reservations: 10, users: 5 }).vehicles.all())
    if (api.db.vehicles.get(row.id) === undefined) api.db.vehicles.insert(() => row)
  // jsdom has no layout; these are the sizes of a desktop screen with three cards side by side.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW_PX)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, LIST_TOP_PX - window.scrollY, LIST_PX, ROW_PX),
  )
})

describe('a fleet of 1,000', () => {
  it('puts only the cards near the screen into the document', async () => {
    await openApp('/vehicles')
    const list = await screen.findByRole('list', { name: 'Vehicles' })
    const items = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-setsize'))
    expect(items.length).toBeGreaterThanOrEqual(6)
    expect(items.length).toBeLessThanOrEqual(15)
  })

  it('tells screen readers the number of cards and the place of each', async () => {
    await openApp('/vehicles')
    const first = await findCard('Tesla Model 3 Dual Motor')
    expect(first.closest('[role=listitem]')).toHaveAttribute('aria-setsize', String(CARDS))
    expect(first.closest('[role=listitem]')).toHaveAttribute('aria-posinset', '1')
    const fourth = await findCard('Tesla Model S')
    expect(fourth.closest('[role=listitem]')).toHaveAttribute('aria-posinset', '4')
  })

  it('shows its size in the format of every other figure', async () => {
    await openApp('/vehicles')
    expect(await screen.findByText('1,000 cars')).toBeVisible()
  })

  it('shows the number of available cars in that format too', async () => {
    await openApp('/vehicles?from=2099-01-01&to=2099-01-03')
    expect(await screen.findByText('1,000 of 1,000 available')).toBeVisible()
  })

  it('has the height of all its rows', async () => {
    await openApp('/vehicles')
    const list = await screen.findByRole('list', { name: 'Vehicles' })
    const rows = Math.ceil(CARDS / 3)
    expect(Number.parseInt(list.style.height, 10)).toBe(rows * ROW_PX + (rows - 1) * 20)
  })

  it('shows further cards when the page is scrolled', async () => {
    await openApp('/vehicles')
    await findCard('Tesla Model 3 Dual Motor')
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(LIST_TOP_PX + 490 * 100)
    document.dispatchEvent(new Event('scroll'))
    window.dispatchEvent(new Event('scroll'))
    const item = (await findCard('Tesla Model S Plaid 0301')).closest('[role=listitem]')
    expect(item).toHaveAttribute('aria-posinset', '301')
    expect(screen.queryByRole('article', { name: 'Tesla Model 3 Dual Motor' })).not.toBeInTheDocument()
  })

  it('counts its rows from the start of the list, not of the page', async () => {
    await openApp('/vehicles')
    const first = (await findCard('Tesla Model 3 Dual Motor')).closest('[role=presentation]')
    expect(first).toHaveStyle({ translate: '0 0px' })
    // The rows in sight and one more, although the list begins in the middle of the window.
    const items = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-setsize'))
    expect(items).toHaveLength(6)
  })

  it('can be selected from like any other', async () => {
    const { user, currentPath } = await openApp('/vehicles?from=2027-05-10&to=2027-05-14')
    const shown = await findCard('Tesla Model 3 Dual Motor')
    expect(within(shown).getByText('Total for 4 days')).toBeVisible()
    await user.click(within(shown).getByRole('button', { name: 'Select car' }))
    expect(within(shown).getByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(currentPath()).toBe('/vehicles?from=2027-05-10&to=2027-05-14&car=1')
  })
})
