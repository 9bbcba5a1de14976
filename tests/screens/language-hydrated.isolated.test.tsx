import { act, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { startLanguages } from '@/i18n/start'
import { LanguageSelect } from '@/ui/language-select'

import { findToast } from '../support/app'
import { TEXT_RETRIES_MS } from '../support/locale-files'
import { prerenderPage, hydratePage } from '../support/prerendered-page'
import { startApi } from '../support/server'
import { skipTimers } from '../support/timers'

const api = startApi()

const onChoose = vi.fn<() => void>()

const hydrateSelect = () => hydratePage(<LanguageSelect onChoose={onChoose} />)

const select = () => screen.getByRole<HTMLSelectElement>('combobox')

/** Does what a browser does when the visitor chooses German. */
function chooseGerman() {
  select().value = 'de'
  for (const type of ['input', 'change']) select().dispatchEvent(new Event(type, { bubbles: true }))
}

/** The visitor chooses German before the script has arrived, or while React hydrates. */
const MOMENTS = [
  ['before the page is hydrated', [chooseGerman, hydrateSelect]],
  ['while the page is hydrated', [hydrateSelect, chooseGerman]],
] as const

beforeAll(() => startLanguages({ brand: 'Struja', languageOfAddress: () => undefined }))

beforeEach(async () => {
  await i18next.changeLanguage('en')
  i18next.options.preload = false
  delete i18next.store.data['de']
  onChoose.mockClear()
  prerenderPage(<LanguageSelect onChoose={onChoose} />)
})

it.each(MOMENTS)('a language chosen %s is applied', async (_, steps) => {
  await act(async () => {
    for (const step of steps) step()
  })
  await waitFor(() => expect(i18next.language).toBe('de'))
  expect(select()).toHaveDisplayValue('Deutsch')
  expect(onChoose).toHaveBeenCalledOnce()
})

it.each(MOMENTS)('a language chosen %s that cannot be loaded is reported once', async (_, steps) => {
  skipTimers(...TEXT_RETRIES_MS)
  api.use(http.get('*/locales/de/*', () => new HttpResponse('no', { status: 404 })))
  await act(async () => {
    for (const step of steps) step()
  })
  expect(await findToast('This language could not be loaded. Please try again.')).toBeVisible()
  expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(1)
  expect(select()).toHaveDisplayValue('English')
})
