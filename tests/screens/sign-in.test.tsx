import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { CLIENT, fillIn, LOGIN, NEWCOMER, pressSubmit } from '../support/auth'
import { startApi } from '../support/server'

const api = startApi()

async function signIn(entries = CLIENT) {
  const app = await openApp('/auth')
  await fillIn(app.user, entries)
  await pressSubmit(app.user, 'Sign in')
  return app
}

describe('the sign-in form', () => {
  it('asks for e-mail and password only', async () => {
    await openApp('/auth')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toBeVisible()
    expect(screen.getByLabelText('Password')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument()
  })

  it('lets a password manager fill it in', async () => {
    await openApp('/auth')
    expect(await screen.findByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  })

  it('shows the password on demand', async () => {
    const { user } = await openApp('/auth')
    await fillIn(user, { Password: 'secret' })
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  it('does not let a shown password be corrected, capitalised or spell-checked', async () => {
    const { user } = await openApp('/auth')
    await fillIn(user, { Password: 'secret' })
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('autocapitalize', 'off')
    expect(password).toHaveAttribute('autocorrect', 'off')
    expect(password).toHaveAttribute('spellcheck', 'false')
  })
})

describe('a sign-in', () => {
  it('leads an administrator to the first page of the menu, while /client stays the own list', async () => {
    const { user, router, currentPath } = await openApp('/auth')
    await fillIn(user, { 'E-mail': 'admin@struja.example', Password: 'admin-demo' })
    await pressSubmit(user, 'Sign in')
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    expect(currentPath()).toBe('/client/today')
    await router.navigate('/client')
    expect(await screen.findByRole('heading', { level: 1, name: 'My reservations' })).toBeVisible()
    expect(currentPath()).toBe('/client')
  })

  it('stores both cookies and leads to the own reservations', async () => {
    const { currentPath } = await signIn()
    expect(await screen.findByRole('table', { name: 'My reservations' })).toBeVisible()
    expect(currentPath()).toBe('/client')
    const [token] = api.db.tokens.keys()
    expect(document.cookie.split('; ').toSorted()).toEqual([`authToken=${token}`, 'userId=1'])
  })

  it('sends all four fields, with the two of the registration empty', async () => {
    await signIn()
    await screen.findByRole('table')
    expect(await api.bodiesOf(LOGIN)).toEqual([
      { full_name: '', email: 'client@struja.example', phone: '', password: 'client-demo' },
    ])
  })

  it('sends all four fields, with what was typed before the switch', async () => {
    const { user } = await openApp('/auth?mode=register')
    await fillIn(user, { ...NEWCOMER, ...CLIENT })
    await user.click(screen.getByRole('link', { name: 'I already have an account' }))
    await pressSubmit(user, 'Sign in')
    await screen.findByRole('table')
    expect(await api.bodiesOf(LOGIN)).toEqual([
      {
        full_name: 'Petra Petrović',
        email: 'client@struja.example',
        phone: '+381 60 123-4567',
        password: 'client-demo',
      },
    ])
  })
})

describe('before a sign-in is sent', () => {
  it('an invalid e-mail address is refused', async () => {
    const { user } = await openApp('/auth')
    await fillIn(user, { 'E-mail': 'name@', Password: 'x' })
    await pressSubmit(user, 'Sign in')
    const field = screen.getByLabelText('E-mail')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.')
    expect(field).toHaveFocus()
    expect(screen.getByLabelText('Password')).toBeValid()
    expect(api.calls).toEqual([])
  })

  it('the messages disappear once the fields are right', async () => {
    const { user } = await openApp('/auth')
    await screen.findByLabelText('E-mail')
    await pressSubmit(user, 'Sign in')
    await fillIn(user, { 'E-mail': 'client@struja.example', Password: 'wrong' })
    await pressSubmit(user, 'Sign in')
    await screen.findByRole('alert')
    expect(screen.getByLabelText('E-mail')).toBeValid()
    expect(screen.getByLabelText('Password')).toBeValid()
    expect(screen.queryByText('Enter your password.')).not.toBeInTheDocument()
  })
})

describe('a refused sign-in', () => {
  it("shows the server's error, keeps what was typed, and stores nothing", async () => {
    const { currentPath } = await signIn({ ...CLIENT, Password: 'wrong' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: Wrong e-mail or password$/)
    expect(screen.getByLabelText('E-mail')).toHaveValue('client@struja.example')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
    expect(document.cookie).toBe('')
    expect(currentPath()).toBe('/auth')
  })

  it('can be tried again, and the old message disappears at once', async () => {
    const { user } = await signIn({ ...CLIENT, Password: 'wrong' })
    await screen.findByRole('alert')
    const answer = api.delayAnswer('post', '/api/users/login')
    await fillIn(user, CLIENT)
    await pressSubmit(user, 'Sign in')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    answer()
    expect(await screen.findByRole('table', { name: 'My reservations' })).toBeVisible()
  })
})
