import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { FIRST_LOADS } from '../../tools/first-load/table'
import { openApp } from '../support/app'
import { startApi } from '../support/server'

const api = startApi()

const rooms = Object.keys(FIRST_LOADS).filter((path) => /^\/client(\/|$)/.test(path))

it.each(rooms)('the way out is in sight on %s', async (path) => {
  await openApp(path, { as: 'admin@struja.example', db: api.db })
  await screen.findByText('Welcome, Demo Administrator')
  // The settings have a second one.
  expect(screen.getAllByRole('button', { name: 'Sign out' })[0]).toBeVisible()
})
