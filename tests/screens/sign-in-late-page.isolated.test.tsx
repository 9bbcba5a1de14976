import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openApp } from '../support/app'
import { CLIENT, fillIn, LOGIN, pressSubmit } from '../support/auth'
import { startApi } from '../support/server'

const api = startApi()

// A file of its own: no other test may have loaded the texts of the next page.
it('sends one sign-in, even if it is pressed again while the next page loads', async () => {
  const { user } = await openApp('/auth')
  const sendTexts = api.delayAnswer('get', '/locales/en/client.json')
  await fillIn(user, CLIENT)
  const button = screen.getByRole('button', { name: 'Sign in' })
  await pressSubmit(user, 'Sign in')
  await waitFor(() => expect(document.cookie).toContain('authToken'))
  await user.click(button)
  await user.click(button)
  sendTexts()
  expect(await screen.findByRole('table', { name: 'My reservations' })).toBeVisible()
  expect(api.countOf(LOGIN)).toBe(1)
})
