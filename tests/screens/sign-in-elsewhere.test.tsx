import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '../support/app'
import { CLIENT, fillIn, NEWCOMER, pressSubmit } from '../support/auth'
import { CHOSEN, TODAY } from '../support/booking'
import { signInElsewhere } from '../support/other-tab'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const signInInAnotherTab = () => signInElsewhere(api.db, 'client@struja.example')

const authPathTo = (next: string) => `/auth?${new URLSearchParams({ next })}`

describe('a sign-in form that is open', () => {
  it('closes when another tab has signed in', async () => {
    const { user, currentPath } = await openApp('/auth')
    await fillIn(user, { 'E-mail': 'client@struja.example' })
    signInInAnotherTab()
    expect(await screen.findByRole('table', { name: 'My reservations' })).toBeVisible()
    expect(currentPath()).toBe('/client')
  })

  it('then leads to the page it was opened for', async () => {
    const { currentPath } = await openApp(authPathTo(`/vehicles?${CHOSEN}`))
    await screen.findByRole('heading', { name: 'Welcome back' })
    signInInAnotherTab()
    expect(await screen.findByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(currentPath()).toBe(`/vehicles?${CHOSEN}`)
  })
})

describe('a browser that does not keep the cookies', () => {
  it.each([
    ['any', () => false],
    ['one over 4 kB', (cookie: string) => cookie.length <= 4_096],
    ['the second one', (cookie: string) => !cookie.startsWith('userId')],
  ])('makes the form say that cookies are needed: %s', async (name, isKept) => {
    const token = 'x'.repeat(name === 'the second one' ? 5 : 5_000)
    api.use(http.post('*/api/users/login', () => HttpResponse.json({ token, userId: 1 })))
    const { user } = await openApp('/auth')
    await fillIn(user, CLIENT)
    const cookieProperty = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      if (isKept(cookie)) cookieProperty?.set?.call(document, cookie)
    })
    await pressSubmit(user, 'Sign in')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Signing in needs cookies/)
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    expect(screen.getByLabelText('E-mail')).toHaveValue('client@struja.example')
    expect(document.cookie).toBe('')
  })
})

describe('a registration', () => {
  it('is refused by an error in an answer that is ok', async () => {
    api.use(http.post('*/api/users/register', () => HttpResponse.json({ error: 'This e-mail is taken' })))
    const { user } = await openApp('/auth?mode=register')
    await fillIn(user, NEWCOMER)
    await pressSubmit(user, 'Register')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: This e-mail is taken')
    expect(screen.queryByText('Registered successfully')).not.toBeInTheDocument()
  })
})
