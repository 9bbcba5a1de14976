import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '../support/app'
import { startApi } from '../support/server'

const api = startApi()

const goBack = () => screen.getByRole('button', { name: 'Go back' })

describe('an unknown path', () => {
  it.each([
    '/nonsense',
    '/vehicles/3/4',
    '/auth/register',
    '/general-terms/en',
    '/%00',
    '/%E0%A4%A',
    '/a%0Ab',
    '/me',
    '/hr',
    '/bs',
    '/sh',
    '/<script>alert(1)</script>',
    `/${'x'.repeat(5_000)}`,
    '/.env',
    '/index.php?id=1',
  ])('is not found: %s', async (path) => {
    // The router logs a warning about a path that it cannot decode.
    vi.spyOn(console, 'warn').mockReturnValue()
    await openApp(path)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(goBack()).toBeVisible()
    expect(api.calls).toEqual([])
  })

  it('also leads home and to the cars', async () => {
    await openApp('/nonsense')
    const main = within(await screen.findByRole('main'))
    expect(main.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
    expect(main.getByRole('link', { name: 'Vehicles' })).toHaveAttribute('href', '/vehicles')
  })
})

describe('Go back', () => {
  it('leads home if there was no page before', async () => {
    const { user, currentPath } = await openApp('/nonsense')
    await screen.findByRole('heading', { name: 'Page not found' })
    await user.click(goBack())
    expect(await screen.findByRole('heading', { level: 1, name: 'Belgrade, quietly.' })).toBeVisible()
    expect(currentPath()).toBe('/')
  })
})

describe('a path that is only written a little differently', () => {
  it.each(['/vehicles/', '/auth/', '/general-terms/'])('%s is found', async (path) => {
    await openApp(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: 'Page not found' })).not.toBeInTheDocument()
  })
})
