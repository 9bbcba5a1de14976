import { act, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createApp, untilInitialized } from '@/app'
import { startLanguages } from '@/i18n/start'
import { LEGAL_PAGES, paths } from '@/paths'
import { currentSession } from '@/session/session'

import { signInCookies } from '../support/app'
import { startApi } from '../support/server'

const api = startApi()

const container = document.createElement('div')
let root: Root | undefined

beforeEach(async () => {
  document.body.append(container)
  // Loaded when somebody leaves, it may be drawn after the last test, where there is no window any more.
  await import('@/ui/toaster')
  await startLanguages({ brand: 'Struja', languageOfAddress: () => undefined })
})

afterEach(() => {
  act(() => root?.unmount())
  container.remove()
})

async function initializedApp(path: string) {
  const { app, router } = createApp((table) => createMemoryRouter(table, { initialEntries: [path] }))
  await untilInitialized(router)
  return app
}

/** Prerenders a page, then hydrates it as in the browser. Returns the differences that React reports. */
async function prerenderAndHydrate(path: string, inBrowser = () => {}, address = path) {
  container.innerHTML = renderToString(await initializedApp(path))
  inBrowser()
  currentSession()
  const app = await initializedApp(address)
  const onError = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => {
    root = hydrateRoot(container, app, { onRecoverableError })
  })
  return [...onRecoverableError.mock.calls, ...onError.mock.calls]
}

const widenScreen = () => {
  const wide = Object.assign(matchMedia('(min-width: 64rem)'), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(wide)
}

const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }))

it.each(LEGAL_PAGES)('%s is hydrated without differences', async (page) => {
  expect(await prerenderAndHydrate(paths.legal(page))).toEqual([])
})

it('the contents are folded on a narrow screen', async () => {
  expect(await prerenderAndHydrate('/general-terms')).toEqual([])
  expect(contents().getByRole('group')).not.toHaveAttribute('open')
})

it('the contents unfold on a wide screen once the page is hydrated', async () => {
  expect(await prerenderAndHydrate('/general-terms', widenScreen)).toEqual([])
  expect(contents().queryByRole('group')).not.toBeInTheDocument()
  expect(contents().getByRole('link', { name: 'Who may drive' })).toBeVisible()
})

it('the header knows the signed-in user once the page is hydrated', async () => {
  const signIn = () => signInCookies(api.db, 'client@struja.example')
  expect(await prerenderAndHydrate('/general-terms', signIn)).toEqual([])
  expect(screen.getByRole('link', { name: 'My account' })).toBeVisible()
})

it('an address with a slash at its end is hydrated from the page without the slash', async () => {
  expect(await prerenderAndHydrate('/payment-terms', undefined, '/payment-terms/')).toEqual([])
})
