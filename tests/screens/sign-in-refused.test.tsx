import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { CLIENT, fillIn, pressSubmit } from '../support/auth'
import { startApi } from '../support/server'

const api = startApi()

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
