import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { writeSession } from '@/session/sign-in'

import { openAllReservations } from '../support/all-reservations'
import { findToast, openApp, signInCookies } from '../support/app'
import { CLIENT, fillIn, pressSubmit } from '../support/auth'
import { CHOSEN, TODAY } from '../support/booking'
import { checkoutButton, openCheckout } from '../support/checkout'
import { openDeposit, picture, slipPicker } from '../support/deposit'
import { askForFaults } from '../support/faults'
import { recordForms, openAsAdministrator, pressInDialog } from '../support/fleet'
import { changeRow } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

/** Makes the server forget every sign-in. */
const expire = () => api.db.tokens.clear()

const findNotice = async () => {
  const text = await screen.findByText('Your sign-in has expired.')
  const notice = text.closest<HTMLElement>('[role=alert]')
  if (notice === null) throw new Error('It is not announced')
  return within(notice)
}

const expectLinkBack = async (path: string) =>
  expect((await findNotice()).getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    `/auth?${new URLSearchParams({ next: path })}`,
  )

describe('an expired sign-in', () => {
  it.each(['/client', '/client/all-reservations', '/client/all-vehicles', '/client/users'])(
    'is reported once if %s cannot be loaded',
    async (path) => {
      signInCookies(api.db, 'admin@struja.example')
      const refuse = () => HttpResponse.json({}, { status: 401 })
      api.use(http.get('*/api/reservations', refuse), http.get('*/api/users', refuse))
      api.use(http.get('*/api/vehicles', refuse))
      await openApp(path)
      await findNotice()
      await waitFor(() => expect(screen.queryByLabelText('Loading…')).not.toBeInTheDocument())
      expect(screen.getAllByRole('alert')).toHaveLength(1)
      expect(screen.queryByText(/status 401/)).not.toBeInTheDocument()
    },
  )

  it('is reported once if the role cannot be loaded', async () => {
    signInCookies(api.db, 'client@struja.example')
    expire()
    const { currentPath } = await openApp('/client?page=2')
    await expectLinkBack('/client?page=2')
    expect(currentPath()).toBe('/client?page=2')
    expect(await screen.findByRole('heading', { name: 'My account' })).toBeVisible()
    expect(screen.queryByText(/status 401/)).not.toBeInTheDocument()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('is reported at a checkout, with a link that leads back to it', async () => {
    const { user, currentPath } = await openCheckout(api.db)
    expire()
    await user.click(checkoutButton())
    await findToast('Failed to create reservation!')
    const here = `/vehicles?${CHOSEN}&step=2`
    await expectLinkBack(here)
    await user.click((await findNotice()).getByRole('link'))
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(screen.queryByText('Your sign-in has expired.')).not.toBeInTheDocument()
    await fillIn(user, CLIENT)
    await pressSubmit(user, 'Sign in')
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    expect(currentPath()).toBe(here)
    expect(screen.queryByText('Your sign-in has expired.')).not.toBeInTheDocument()
    await user.click(checkoutButton())
    expect(await findToast('Your reservation created successfuly!')).toBeVisible()
  })

  it('is reported in front of a panel', async () => {
    const { user, currentPath } = await openAllReservations(api.db, '?reservation=7')
    await screen.findByRole('dialog')
    expire()
    await user.click(screen.getByRole('button', { name: 'Confirm reservation' }))
    await expectLinkBack(currentPath())
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Your sign-in has expired.'))
    await findToast('Failed while confirming reservation!')
    expect(screen.queryByText('Sign in first')).not.toBeInTheDocument()
  })

  it('keeps the entries in the form of a vehicle', async () => {
    const { user } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    await user.type(await screen.findByLabelText('Description'), ' with skis')
    expire()
    await pressInDialog(user, 'Confirm')
    await expectLinkBack('/client/all-vehicles?vehicle=3')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toContain(' with skis')
    await user.click((await findNotice()).getByRole('link'))
    await fillIn(user, { 'E-mail': 'admin@struja.example', Password: 'admin-demo' })
    await pressSubmit(user, 'Sign in')
    const description = await screen.findByLabelText<HTMLTextAreaElement>('Description')
    expect(description.value).toContain(' with skis')
    await pressInDialog(user, 'Confirm')
    expect(await findToast('The vehicle has been updated.')).toBeVisible()
  })

  it('restores no old price with the form of a vehicle that somebody else has changed meanwhile', async () => {
    const forms = recordForms(api, 'put', '/api/vehicles/3')
    const { user } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    await user.type(await screen.findByLabelText('Description'), ' with skis')
    expire()
    await pressInDialog(user, 'Confirm')
    await user.click((await findNotice()).getByRole('link'))
    changeRow(api.db.vehicles, 3, { price_per_day: '30000.00' })
    await fillIn(user, { 'E-mail': 'admin@struja.example', Password: 'admin-demo' })
    await pressSubmit(user, 'Sign in')
    await screen.findByLabelText('Description')
    const calls = forms.length
    await pressInDialog(user, 'Confirm')
    expect(await screen.findByText(/^Somebody else has changed this vehicle/)).toHaveTextContent('30000')
    expect(forms).toHaveLength(calls)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toContain(' with skis')
  })

  it('is no longer reported once another tab has signed in again', async () => {
    const { user } = await openCheckout(api.db)
    expire()
    await user.click(checkoutButton())
    await findNotice()
    api.db.tokens.set('renewed', 1)
    document.cookie = 'authToken=renewed; path=/'
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(screen.queryByText('Your sign-in has expired.')).not.toBeInTheDocument())
    expect(await screen.findByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
  })

  it('is not reported to a visitor or for a wrong password', async () => {
    askForFaults('reservations=401')
    const { user } = await openApp('/vehicles')
    await screen.findByText(/We could not check which cars are available/)
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await fillIn(user, { ...CLIENT, Password: 'wrong' })
    await pressSubmit(user, 'Sign in')
    await screen.findByText('Error: Wrong e-mail or password')
    expect(screen.queryByText('Your sign-in has expired.')).not.toBeInTheDocument()
  })
})

describe('a sign-in whose cookies have expired', () => {
  const expireCookies = () => {
    for (const name of ['authToken', 'userId']) document.cookie = `${name}=; path=/; max-age=0`
    localStorage.setItem('signInEnds', String(Date.now() - 1))
    act(() => void window.dispatchEvent(new Event('focus')))
  }

  it('is reported, and keeps the page and what is typed', async () => {
    const { user, currentPath } = await openAsAdministrator(api.db, '/client/all-vehicles?vehicle=3')
    await user.type(await screen.findByLabelText('Description'), ' with skis')
    expireCookies()
    await expectLinkBack('/client/all-vehicles?vehicle=3')
    expect(currentPath()).toBe('/client/all-vehicles?vehicle=3')
    await user.click((await findNotice()).getByRole('link'))
    await fillIn(user, { 'E-mail': 'admin@struja.example', Password: 'admin-demo' })
    await pressSubmit(user, 'Sign in')
    const description = await screen.findByLabelText<HTMLTextAreaElement>('Description')
    expect(description.value).toContain(' with skis')
  })

  it('keeps a picked slip', async () => {
    const { user } = await openDeposit(api.db)
    await user.upload(slipPicker(), picture('slip.png'))
    await screen.findByRole('img', { name: 'Preview of slip.png' })
    expireCookies()
    await findNotice()
    expect(screen.getByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
  })
})

describe('a sign-in that is renewed in another tab', () => {
  it('keeps the page with what is typed, and fetches its data again', async () => {
    const { user } = await openAsAdministrator(api.db, '/client/all-vehicles')
    await user.click(await screen.findByRole('button', { name: 'Create new vehicle' }))
    const name = await screen.findByLabelText('Name')
    await user.type(name, 'Tesla Model Y')
    const { id } = api.db.users.all().find(({ role }) => role === 'administrator') ?? { id: 0 }
    expire()
    api.db.tokens.set('renewed', id)
    const before = api.countOf('GET /api/vehicles')
    act(() => {
      writeSession({ token: 'renewed', userId: String(id) })
      window.dispatchEvent(new Event('focus'))
    })
    await waitFor(() => expect(api.countOf('GET /api/vehicles')).toBe(before + 1))
    expect(name).toBeVisible()
    expect(name).toHaveValue('Tesla Model Y')
  })
})
