import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { LEGAL_PAGES, paths } from '@/paths'

import { openApp } from '../support/app'
import { CLIENT, fillIn, pressSubmit } from '../support/auth'
import { startApi } from '../support/server'

startApi()

const header = async () => within(await screen.findByRole('banner'))
const footer = async () => within(await screen.findByRole('contentinfo'))

/** Begins a press as in Safari: the focus goes to the nearest focusable element around the link or button. */
function pressAsInSafari(control: HTMLElement) {
  if (!fireEvent.mouseDown(control)) return
  const focusable = control.closest<HTMLElement>('[tabindex]')
  act(() => (focusable ? focusable.focus() : language().blur()))
}

const language = () => screen.getByRole('combobox', { name: 'Language' })

describe('the header', () => {
  it.each([
    ['Struja, home page', '/'],
    ['Vehicles', '/vehicles'],
    ['My reservations', '/client'],
    ['About Us', '/#about'],
    ['Contact', '/#contact'],
    ['Sign in', '/auth'],
  ])('has the link %s to %s', async (name, href) => {
    await openApp('/')
    expect((await header()).getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it.each([
    '/vehicles',
    '/vehicles?from=2027-03-15&to=2027-03-19&car=8',
    '/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2',
    '/reservation-confirm?id=12',
  ])('leads by Sign in from %s to the sign-in and back', async (path) => {
    await openApp(path)
    const signIn = (await header()).getByRole('link', { name: 'Sign in' })
    expect(signIn).toHaveAttribute('href', `/auth?${new URLSearchParams({ next: path })}`)
  })

  it.each(['/general-terms', '/nonsense', '/auth'])(
    'leads by Sign in from %s to the own area',
    async (path) => {
      await openApp(path)
      expect((await header()).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
    },
  )

  it('keeps the next page when it stands above the sign-in', async () => {
    const { user, currentPath } = await openApp('/auth?mode=register&next=%2Fvehicles%3Fcar%3D8')
    await user.click((await header()).getByRole('link', { name: 'Sign in' }))
    await fillIn(user, CLIENT)
    await pressSubmit(user, 'Sign in')
    expect(await screen.findByRole('article', { name: 'Tesla Model X' })).toBeVisible()
    expect(currentPath()).toBe('/vehicles?car=8')
  })

  it('has a menu that a press opens, and that Escape closes', async () => {
    const { user } = await openApp('/')
    const menu = (await header()).getByRole('button', { name: 'Menu' })
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    await user.click(menu)
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect((await header()).getByRole('link', { name: 'Vehicles' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(menu).toHaveFocus()
  })

  it('closes its menu when a link in it is followed, and when the focus leaves it', async () => {
    const { user } = await openApp('/vehicles')
    const menu = (await header()).getByRole('button', { name: 'Menu' })
    await user.click(menu)
    await user.click((await header()).getByRole('link', { name: 'Vehicles' }))
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(menu).toHaveFocus()
    await user.click(menu)
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  it('keeps its menu open for a press in it, also in Safari, which does not focus what is pressed', async () => {
    const { user } = await openApp('/vehicles')
    const menu = (await header()).getByRole('button', { name: 'Menu' })
    await user.click(menu)
    act(() => language().focus())
    pressAsInSafari((await header()).getByRole('link', { name: 'Contact' }))
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    act(() => language().focus())
    pressAsInSafari(menu)
    expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  it('marks the link of the current page', async () => {
    await openApp('/vehicles')
    const links = await header()
    expect(links.getByRole('link', { name: 'Vehicles' })).toHaveAttribute('aria-current', 'page')
    expect(links.getByRole('link', { name: 'My reservations' })).not.toHaveAttribute('aria-current')
  })

  it('can be skipped', async () => {
    const { user } = await openApp('/')
    await screen.findByRole('banner')
    await user.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip).toHaveFocus()
    expect(skip).toHaveAttribute('href', '#main')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    // A history entry of its own would not have the state of the page, such as the reservation of a ticket.
    expect(window.location.hash).toBe('')
  })
})

describe('the footer', () => {
  it('leads to each legal page', async () => {
    await openApp('/vehicles')
    const links = (await footer()).getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(LEGAL_PAGES.map(paths.legal)))
  })

  it.each([
    ['General terms', '/general-terms'],
    ['Payment terms', '/payment-terms'],
    ['Payment methods', '/payment-methods'],
    ['Cancellation and withdrawal', '/rights-to-withdraw'],
    ['Complaints', '/terms-of-complaints'],
    ['Payment security', '/protection-of-transaction'],
  ])('leads to %s', async (name, path) => {
    const { user, currentPath } = await openApp('/vehicles')
    const link = (await footer()).getByRole('link', { name })
    expect(link).toHaveAttribute('href', path)
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(currentPath()).toBe(path)
  })

  it('says who the company is and how to reach it', async () => {
    await openApp('/')
    const company = await footer()
    expect(company.getByText(/Legal name of the company/)).toBeVisible()
    expect(company.getByRole('link', { name: '+381 11 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+381110000000',
    )
    expect(company.getByRole('link', { name: 'office@struja.example' })).toHaveAttribute(
      'href',
      'mailto:office@struja.example',
    )
  })
})

describe('header and footer', () => {
  it.each([
    ['/', 'Rent an electric car in Belgrade · Struja'],
    ['/vehicles', 'Vehicles · Struja'],
    ['/auth', 'Sign in · Struja'],
    ['/auth?mode=register', 'Register · Struja'],
    ['/payment-terms', 'Payment terms · Struja'],
    ['/nonsense', 'Page not found · Struja'],
  ])('on %s belong to a document titled %s', async (path, title) => {
    await openApp(path)
    await screen.findByRole('heading', { level: 1 })
    expect(document.title).toBe(title)
  })
})
