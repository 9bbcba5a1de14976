import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { AREA_PAGES } from '../e2e/support/pages'
import { openApp } from '../support/app'
import { startApi } from '../support/server'

const api = startApi()

it.each(AREA_PAGES.map(({ path }) => path))('a sign-out button is visible on %s', async (path) => {
  await openApp(path, api.asAdministrator)
  await screen.findByText('Welcome, Demo Administrator')
  // The settings have a second button to sign out.
  expect(screen.getAllByRole('button', { name: 'Sign out' })[0]).toBeVisible()
})
