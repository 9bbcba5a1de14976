import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { App } from '@/app'
import { startLanguages } from '@/i18n/start'
import { LanguageSelect } from '@/ui/language-select'

import { findToast } from '../support/app'
import { startApi } from '../support/server'
import { hurryTimers } from '../support/timers'

const api = startApi()

const onChosen = vi.fn<() => void>()
const place = document.createElement('div')
let root: Root | undefined

const app = () => (
  <App
    router={createMemoryRouter([{ path: '/', element: <LanguageSelect onChosen={onChosen} /> }])}
    queryClient={new QueryClient()}
  />
)

const takeOver = () => startTransition(() => void (root = hydrateRoot(place, app())))

const select = () => screen.getByRole<HTMLSelectElement>('combobox')

/** What a browser does when the visitor takes German. */
function takeGerman() {
  select().value = 'de'
  for (const type of ['input', 'change']) select().dispatchEvent(new Event(type, { bubbles: true }))
}

/** The visitor takes German before the script has come, or while React works on what was drawn. */
const MOMENTS = [
  ['before the page is taken over', [takeGerman, takeOver]],
  ['while the page is taken over', [takeOver, takeGerman]],
] as const

beforeAll(() => startLanguages())

beforeEach(async () => {
  await i18next.changeLanguage('en')
  i18next.options.preload = false
  delete i18next.store.data['de']
  place.innerHTML = renderToString(app())
  document.body.append(place)
})

afterEach(() => {
  onChosen.mockClear()
  act(() => root?.unmount())
  place.remove()
})

it.each(MOMENTS)('a language chosen %s is spoken', async (_, steps) => {
  await act(async () => {
    for (const step of steps) step()
  })
  await waitFor(() => expect(i18next.language).toBe('de'))
  expect(select()).toHaveDisplayValue('Deutsch')
  expect(onChosen).toHaveBeenCalledOnce()
})

it.each(MOMENTS)('a language chosen %s that cannot be had is told once', async (_, steps) => {
  hurryTimers(350, 700, 1_400, 2_800, 5_600)
  api.use(http.get('*/locales/de/*', () => new HttpResponse('no', { status: 404 })))
  await act(async () => {
    for (const step of steps) step()
  })
  expect(await findToast('This language could not be loaded. Please try again.')).toBeVisible()
  expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(1)
  expect(select()).toHaveDisplayValue('English')
})
