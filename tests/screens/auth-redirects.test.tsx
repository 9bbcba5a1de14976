import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { findToast, openApp } from '../support/app'
import { CLIENT, fillIn, NEWCOMER, pressSubmit } from '../support/auth'
import { CHOSEN, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const BOOKING = `/vehicles?${CHOSEN}`
const authPathTo = (next: string) => `/auth?${new URLSearchParams({ next })}`
const signedIn = () => api.asClient

describe('with a token already', () => {
  it('/auth leads to the next page, if one is named', async () => {
    const { currentPath } = await openApp(authPathTo(BOOKING), signedIn())
    expect(await screen.findByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(currentPath()).toBe(BOOKING)
  })

  it('/auth does not lead to itself endlessly', async () => {
    const { currentPath } = await openApp(authPathTo(authPathTo('/auth')), signedIn())
    expect(await screen.findByRole('table', { name: 'My reservations' })).toBeVisible()
    expect(currentPath()).toBe('/client')
  })

  it('an empty token counts as none', async () => {
    document.cookie = 'authToken=; path=/'
    const { currentPath } = await openApp('/auth')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(currentPath()).toBe('/auth')
  })
})

describe('a sign-in', () => {
  async function signInAt(path: string) {
    const app = await openApp(['/general-terms', path])
    await fillIn(app.user, CLIENT)
    await pressSubmit(app.user, 'Sign in')
    return app
  }

  it('leads back to step two', async () => {
    const { user } = await signInAt(authPathTo(`${BOOKING}&step=2`))
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    await user.click(screen.getByRole('button', { name: 'Checkout now' }))
    expect(await findToast('Your reservation created successfuly!')).toBeVisible()
  })

  it('is not opened again by Back', async () => {
    const { router } = await signInAt('/auth')
    await screen.findByRole('table', { name: 'My reservations' })
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: 'General terms' })).toBeVisible()
  })

  it('says beforehand that it leads back to the dates and the car', async () => {
    await openApp(authPathTo(BOOKING))
    expect(await screen.findByText(/your choice is kept/)).toBeVisible()
  })

  it('promises no dates and car if none were chosen', async () => {
    await openApp('/auth?next=%2Fclient', { db: api.db })
    expect(await screen.findByText('You’ll return to where you left off.')).toBeVisible()
  })

  it('leads back after a registration too', async () => {
    const { user, currentPath } = await openApp(authPathTo(BOOKING))
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { name: 'Your new account' })
    await fillIn(user, NEWCOMER)
    await pressSubmit(user, 'Register')
    await screen.findByText('Registered successfully')
    await user.click(screen.getByRole('button', { name: 'Sign in and continue' }))
    expect(await screen.findByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(currentPath()).toBe(BOOKING)
  })

  it('in another tab takes effect here when this tab gets the focus again', async () => {
    await openApp(BOOKING)
    expect(await screen.findByText(/You need an account/)).toBeVisible()
    document.cookie = 'authToken=token; path=/'
    window.dispatchEvent(new Event('focus'))
    expect(await screen.findByRole('link', { name: 'My account' })).toBeVisible()
    expect(screen.queryByText(/You need an account/)).not.toBeInTheDocument()
  })
})
