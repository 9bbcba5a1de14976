import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp, pressUntilGone } from '../support/app'
import { fillIn, NEWCOMER, pressSubmit, REGISTER } from '../support/auth'
import { askForFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi()

const NAME = 'Enter your name, 2 to 100 characters.'
const EMAIL = 'Enter an e-mail address such as name@example.com.'
const PHONE = 'Enter a phone number with 6 to 15 digits.'
const PASSWORD = 'Use at least 8 characters.'

async function register(entries: Partial<typeof NEWCOMER> = {}) {
  const app = await openApp('/auth?mode=register')
  await fillIn(app.user, { ...NEWCOMER, ...entries })
  await pressSubmit(app.user, 'Register')
  return app
}

/** Sends the form to an API that refuses it, but only once it is let answer. */
async function sendToBeRefused() {
  const app = await openApp('/auth?mode=register')
  await fillIn(app.user, NEWCOMER)
  askForFaults('register=500')
  const answer = api.delayAnswer('post', '/api/users/register')
  await pressSubmit(app.user, 'Register')
  return { ...app, answer }
}

async function expectEntriesWithoutPassword() {
  for (const label of ['Full name', 'E-mail', 'Phone'] as const)
    expect(await screen.findByLabelText(label)).toHaveValue(NEWCOMER[label])
  // Somebody else may use the device next.
  expect(screen.getByLabelText('Password')).toHaveValue('')
}

describe('the registration form', () => {
  it('asks for name, e-mail, phone and password', async () => {
    const { user } = await openApp('/auth')
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    expect(await screen.findByRole('heading', { name: 'Your new account' })).toBeVisible()
    for (const label of Object.keys(NEWCOMER)) expect(screen.getByLabelText(label)).toBeVisible()
  })

  it('lets the browser fill it in', async () => {
    await openApp('/auth?mode=register')
    await screen.findByLabelText('Password')
    for (const [label, value] of [
      ['Full name', 'name'],
      ['E-mail', 'email'],
      ['Phone', 'tel'],
      ['Password', 'new-password'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', value)
  })

  it('says beforehand how long a password has to be', async () => {
    await openApp('/auth?mode=register')
    expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters.')
  })

  it('keeps what was typed on a switch to the sign-in and back', async () => {
    const { user } = await openApp('/auth?mode=register')
    await fillIn(user, NEWCOMER)
    await user.click(screen.getByRole('link', { name: 'I already have an account' }))
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(screen.getByLabelText('E-mail')).toHaveValue(NEWCOMER['E-mail'])
    expect(screen.getByLabelText('Password')).toHaveValue(NEWCOMER.Password)
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { name: 'Your new account' })
    for (const [label, text] of Object.entries(NEWCOMER))
      expect(screen.getByLabelText(label)).toHaveValue(text)
  })

  it('loses its messages on a switch to the sign-in', async () => {
    const { user } = await openApp('/auth?mode=register')
    await screen.findByLabelText('Password')
    await pressSubmit(user, 'Register')
    await user.click(screen.getByRole('link', { name: 'I already have an account' }))
    expect(screen.getByLabelText('E-mail')).toBeValid()
  })

  it('keeps what was typed, except the password, on the way to another page and back', async () => {
    const { user, router } = await openApp('/auth?mode=register')
    await fillIn(user, NEWCOMER)
    await router.navigate('/general-terms')
    await screen.findByRole('heading', { name: 'General terms' })
    await router.navigate(-1)
    await expectEntriesWithoutPassword()
  })

  it('has what was typed, except the password, again after a refusal told on another page', async () => {
    const { user, router, answer } = await sendToBeRefused()
    await router.navigate('/general-terms')
    await screen.findByRole('heading', { name: 'General terms' })
    answer()
    await user.click(await screen.findByRole('link', { name: 'Back to the form' }))
    await expectEntriesWithoutPassword()
  })

  it('keeps what was typed when the language is changed', async () => {
    const { user } = await openApp('/auth?mode=register')
    await fillIn(user, NEWCOMER)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
    expect(await screen.findByLabelText('Vor- und Nachname')).toHaveValue(NEWCOMER['Full name'])
    expect(screen.getByLabelText('Passwort')).toHaveValue(NEWCOMER.Password)
  })
})

describe('a registration', () => {
  it('is sent with all four fields, reports its success, and stays on the page', async () => {
    const { currentPath } = await register()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Registered successfully$/)
    expect(currentPath()).toBe('/auth?mode=register')
    expect(await api.bodiesOf(REGISTER)).toEqual([
      {
        full_name: 'Petra Petrović',
        email: 'petra@example.com',
        phone: '+381 60 123-4567',
        password: 'tajna lozinka',
      },
    ])
    expect(document.cookie).toBe('')
  })

  it('leaves one button, which signs in with what was typed', async () => {
    const { user, currentPath } = await register()
    const button = await screen.findByRole('button', { name: 'Sign in and continue' })
    expect(button).toHaveFocus()
    expect(screen.getAllByRole('button', { name: /register|sign in/i })).toEqual([button])
    expect(screen.queryByRole('link', { name: 'I already have an account' })).not.toBeInTheDocument()
    for (const label of Object.keys(NEWCOMER)) expect(screen.getByLabelText(label)).not.toBeVisible()
    await user.click(button)
    expect(await screen.findByText('You have no reservations yet.')).toBeVisible()
    expect(currentPath()).toBe('/client')
    expect(api.countOf(REGISTER)).toBe(1)
  })

  it('keeps that button if signing in fails, says why, and offers the form again', async () => {
    const { user } = await register()
    const signIn = await screen.findByRole('button', { name: 'Sign in and continue' })
    askForFaults('login=500*1')
    await user.click(signIn)
    expect(await screen.findByText(/^Error: /)).toBeVisible()
    expect(signIn).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'I already have an account' }))
    expect(await screen.findByLabelText('E-mail')).toHaveValue(NEWCOMER['E-mail'])
    await pressSubmit(user, 'Sign in')
    expect(await screen.findByText('You have no reservations yet.')).toBeVisible()
  })

  it('is sent once by a double click, however quick the answer is', async () => {
    await register()
    expect(await screen.findByText('Registered successfully')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in and continue' }), { detail: 2 })
    expect(screen.getByText('Registered successfully')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign in and continue' })).toHaveAttribute('aria-busy', 'false')
    expect(api.countOf(REGISTER)).toBe(1)
  })

  it('is sent once, however often it is pressed until the form signs in', async () => {
    await register()
    await pressUntilGone(/^(Register|One moment…)$/)
    expect(await screen.findByText('Registered successfully')).toBeVisible()
    expect(api.countOf(REGISTER)).toBe(1)
  })
})

describe('before a registration is sent', () => {
  it.each([
    ['Full name', ' P ', NAME],
    ['E-mail', 'petra@', EMAIL],
    ['Phone', '12345', PHONE],
    ['Password', '1234567', PASSWORD],
  ] as const)('%s "%s" is refused', async (label, text, message) => {
    const { user } = await openApp('/auth?mode=register')
    await fillIn(user, NEWCOMER)
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
    await pressSubmit(user, 'Register')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(message)
    expect(field).toHaveFocus()
    const others = Object.keys(NEWCOMER).filter((other) => other !== label)
    for (const other of others) expect(screen.getByLabelText(other)).toBeValid()
    expect(api.calls).toEqual([])
  })

  it('a field that is being corrected is no longer marked as wrong until the next press', async () => {
    const { user } = await register({ 'E-mail': 'nobody' })
    const email = screen.getByLabelText('E-mail')
    expect(email).toHaveAccessibleDescription(EMAIL)
    await user.type(email, '@')
    expect(email).toHaveAttribute('aria-invalid', 'false')
    expect(email).not.toHaveAccessibleDescription()
    await pressSubmit(user, 'Register')
    expect(email).toHaveAccessibleDescription(EMAIL)
  })

  it('the first wrong field gets the focus, and all wrong fields get their messages', async () => {
    const { user } = await openApp('/auth?mode=register')
    await screen.findByLabelText('Password')
    await pressSubmit(user, 'Register')
    expect(screen.getByLabelText('Full name')).toHaveFocus()
    for (const label of Object.keys(NEWCOMER)) expect(screen.getByLabelText(label)).toBeInvalid()
    for (const text of [NAME, EMAIL, PHONE, 'Use at least 8 characters.'])
      expect(screen.getByText(text)).toBeVisible()
  })
})
