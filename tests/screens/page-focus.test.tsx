import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { showToast } from '@/ui/toast'

import { openApp } from '../support/app'
import { CHOSEN, findCard } from '../support/booking'
import { askForFaults, endFaults } from '../support/faults'
import { signOutElsewhere } from '../support/other-tab'
import { startApi } from '../support/server'

const api = startApi({ today: '2027-03-10' })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the focus', () => {
  it('goes to the heading of the next page, and to that of the page before after Back', async () => {
    const { user, router } = await openApp('/auth')
    await user.click(await screen.findByRole('link', { name: 'Vehicles' }))
    await waitFor(async () => expect(await heading('Choose your car')).toHaveFocus())
    await router.navigate(-1)
    await waitFor(async () => expect(await heading('Welcome back')).toHaveFocus())
  })

  it('stays on a link that only changes the query', async () => {
    const { user } = await openApp('/auth')
    const link = await screen.findByRole('link', { name: 'Create an account' })
    await user.click(link)
    await heading('Your new account')
    expect(screen.getByRole('link', { name: 'I already have an account' })).toHaveFocus()
  })

  it('goes to the part of the page that the address names', async () => {
    const { user } = await openApp('/auth')
    history.replaceState(null, '', '#about')
    await user.click(await screen.findByRole('link', { name: 'About Us' }))
    const part = (await screen.findByRole('heading', { name: 'About Us' })).closest('section')
    await waitFor(() => expect(part).toHaveFocus())
    history.replaceState(null, '', '/')
  })

  it('goes to the heading of a client page once the user is known', async () => {
    const bringUser = api.delayAnswer('get', '/api/users/1')
    const { user } = await openApp('/vehicles', api.asClient)
    await user.click(await screen.findByRole('link', { name: 'My reservations' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'main'))
    bringUser()
    await waitFor(async () => expect(await heading('My reservations')).toHaveFocus())
  })

  it('goes to the heading when the page starts afresh after a sign-out in another tab', async () => {
    await openApp('/reservation-confirm?id=4', api.asClient)
    const field = await screen.findByLabelText('Reservation ID')
    field.focus()
    signOutElsewhere()
    await waitFor(() => expect(field).not.toBeInTheDocument())
    expect(await heading('Pay the deposit')).toHaveFocus()
  })

  it('goes to the heading once a toast is closed', async () => {
    const { user } = await openApp('/vehicles')
    await heading('Choose your car')
    await showToast('info', 'Something to close')
    const toast = await screen.findByText('Something to close', { selector: '[role=alert]' })
    within(toast).getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('{Enter}')
    expect(await heading('Choose your car')).toHaveFocus()
  })

  it.each([
    ['/vehicles', 'Choose your car'],
    ['/client', 'My reservations'],
  ])('goes to the heading of %s once Retry is gone', async (path, name) => {
    askForFaults('reservations=404')
    const { user } = await openApp(path, api.asClient)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    endFaults()
    retry.focus()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await heading(name)).toHaveFocus())
    expect(retry).not.toBeInTheDocument()
  })
})

describe('the focus between the steps of the booking', () => {
  const CLIENT = { as: 'client@struja.example' }

  it('goes to the heading of the step', async () => {
    const { user, router } = await openApp(`/vehicles?${CHOSEN}`, { ...CLIENT, db: api.db })
    await findCard('Tesla Model X')
    await user.click(screen.getByRole('button', { name: 'Reserve' }))
    await waitFor(async () => expect(await heading('Your booking')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(async () => expect(await heading('Choose your car')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Reserve' }))
    await heading('Your booking')
    await router.navigate(-1)
    await waitFor(async () => expect(await heading('Choose your car')).toHaveFocus())
    await router.navigate(1)
    await waitFor(async () => expect(await heading('Your booking')).toHaveFocus())
  })

  it('goes to the heading of the ticket', async () => {
    const { user } = await openApp(`/vehicles?${CHOSEN}&step=2`, { ...CLIENT, db: api.db })
    await heading('Your booking')
    expect(document.body).toHaveFocus()
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    await user.click(screen.getByRole('button', { name: 'Checkout now' }))
    await waitFor(async () => expect(await heading('Your car is reserved')).toHaveFocus())
  })
})

it("the document's title names the step of the booking", async () => {
  const asClient = api.asClient
  const { user, router } = await openApp(`/vehicles?${CHOSEN}`, asClient)
  await findCard('Tesla Model X')
  expect(document.title).toBe('Vehicles · Struja')
  await user.click(screen.getByRole('button', { name: 'Reserve' }))
  await waitFor(() => expect(document.title).toBe('Your booking · Struja'))
  await router.navigate(-1)
  await waitFor(() => expect(document.title).toBe('Vehicles · Struja'))
  await router.navigate(1)
  await user.click(await screen.findByRole('button', { name: 'Checkout now' }))
  await waitFor(() => expect(document.title).toBe('Your car is reserved · Struja'))
})
