import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { CLIENT, fillIn, LOGIN, pressSubmit } from '../support/auth'
import { startApi } from '../support/server'

const api = startApi()

const SOMETHING_WRONG = 'Something went wrong. Please try again.'

async function signIn(entries = CLIENT) {
  const app = await openApp('/auth')
  await fillIn(app.user, entries)
  await pressSubmit(app.user, 'Sign in')
  return app
}

describe('a refused sign-in', () => {
  it("shows the server's error, keeps what was typed, and stores nothing", async () => {
    const { currentPath } = await signIn({ ...CLIENT, Password: 'wrong' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: Wrong e-mail or password$/)
    expect(screen.getByLabelText('E-mail')).toHaveValue('client@struja.example')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
    expect(document.cookie).toBe('')
    expect(currentPath()).toBe('/auth')
  })

  it.each([
    ['a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['nothing', () => new HttpResponse(null, { status: 502 })],
    ['JSON without an error', () => HttpResponse.json({ message: 'no' }, { status: 502 })],
    ['an error that is no text', () => HttpResponse.json({ error: { code: 7 } }, { status: 502 })],
    ['an empty error', () => HttpResponse.json({ error: '  ' }, { status: 502 })],
  ])('shows the status if the server sends %s', async (_, answer) => {
    api.use(http.post('*/api/users/login', answer))
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: the server responded with status 502')
  })

  it('shows an error that comes with status 200', async () => {
    api.use(http.post('*/api/users/login', () => HttpResponse.json({ error: 'User not found' })))
    const { currentPath } = await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: User not found$/)
    expect(document.cookie).toBe('')
    expect(currentPath()).toBe('/auth')
  })

  it.each([
    ['refused@struja.example', 'Error: This account is locked'],
    ['broken@struja.example', 'Error: the server responded with status 500'],
    ['drop@struja.example', SOMETHING_WRONG],
  ])('is shown for the demo persona %s', async (email, text) => {
    await signIn({ 'E-mail': email, Password: 'client-demo' })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
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

describe('a sign-in without a readable answer', () => {
  it.each([
    ['without a token', { userId: 1 }],
    ['without an id', { token: 'abc' }],
    ['with an empty token', { token: '', userId: 1 }],
  ])('is reported: %s', async (_, body) => {
    api.use(http.post('*/api/users/login', () => HttpResponse.json(body)))
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(SOMETHING_WRONG)
    expect(document.cookie).toBe('')
  })
})

describe('one sign-in is sent', () => {
  const presses: Record<string, (user: UserEvent, button: HTMLElement) => Promise<void>> = {
    'a double click': (user, button) => user.dblClick(button),
    'a triple click': (user, button) => user.tripleClick(button),
    'Enter held down': async (user) => {
      screen.getByLabelText('Password').focus()
      await user.keyboard('{Enter>5/}')
    },
  }

  it.each(Object.entries(presses))('by %s while the answer is late', async (_, pressButton) => {
    const answer = api.delayAnswer('post', '/api/users/login')
    const { user } = await openApp('/auth')
    await fillIn(user, CLIENT)
    await pressButton(user, screen.getByRole('button', { name: 'Sign in' }))
    const button = await screen.findByRole('button', { name: 'One moment…' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await pressButton(user, button)
    answer()
    await screen.findByRole('table')
    expect(api.countOf(LOGIN)).toBe(1)
  })
})
