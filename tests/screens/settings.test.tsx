import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { startApi } from '../support/server'

const api = startApi()

const openSettings = async () => {
  const app = await openApp('/client/settings', api.asClient)
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  return app
}

const scheme = () => document.documentElement.dataset['scheme']

const radio = (name: string) => screen.getByRole('radio', { name })

afterEach(() => {
  delete document.documentElement.dataset['scheme']
})

describe('the colour scheme', () => {
  it('is that of the system until one is chosen', async () => {
    await openSettings()
    const group = screen.getByRole('group', { name: 'Colour scheme' })
    expect(within(group).getAllByRole('radio')).toHaveLength(3)
    expect(radio('System')).toBeChecked()
  })

  it('is applied and stored as soon as it is chosen', async () => {
    const { user } = await openSettings()
    await user.click(radio('Dark'))
    expect(radio('Dark')).toBeChecked()
    expect(scheme()).toBe('dark')
    expect(localStorage.getItem('colorScheme')).toBe('dark')
    await user.click(radio('Light'))
    expect(scheme()).toBe('light')
    expect(localStorage.getItem('colorScheme')).toBe('light')
    await user.click(radio('System'))
    expect(scheme()).toBe('system')
    expect(localStorage.getItem('colorScheme')).toBeNull()
  })
})

describe('the rest of the settings', () => {
  it("shows the user's own data", async () => {
    await openSettings()
    const pairs = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(pairs).toEqual([
      ['Name', 'Demo Client'],
      ['E-mail', 'client@struja.example'],
      ['Phone', '+381 60 000 0001'],
      ['Role', 'Client'],
    ])
  })
})
