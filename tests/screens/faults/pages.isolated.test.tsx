import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '../../support/app'
import { expectConsoleError } from '../../support/console-errors'
import { startApi } from '../../support/server'

const api = startApi()

vi.mock('@/routes/public/landing/landing-page', () => {
  throw new Error('Not of this release')
})

vi.mock('@/routes/public/legal/legal-page', () => ({
  default: () => {
    throw new Error('Cannot be drawn')
  },
}))

/** Replaces the browser's reload by a counter, and lets the web server be reached. */
function countReloads() {
  api.use(http.head('*/', () => new HttpResponse()))
  const reload = vi.fn<() => void>()
  const { href, origin, protocol, pathname, hash, hostname } = location
  vi.stubGlobal('location', { href, origin, protocol, pathname, hash, hostname, reload })
  return reload
}

describe('a page whose script is gone', () => {
  it('reloads once by itself, then says that a part is missing', async () => {
    const reload = countReloads()
    const { unmount } = await openApp('/')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    unmount()

    const { user } = await openApp('/')
    expect(
      await screen.findByRole('heading', { name: 'Part of this page could not be loaded' }),
    ).toBeVisible()
    expect(reload).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

describe('a page that cannot be drawn', () => {
  it('says so, and leaves header and footer', async () => {
    expectConsoleError()
    await openApp('/general-terms')
    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })
})
