import { readFile } from 'node:fs/promises'

import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { LANGUAGE_FACTS, LANGUAGES } from '@/i18n/languages'

import { openApp } from '../support/app'
import { EXPECTED } from '../support/languages'
import { TEXT_RETRIES_MS } from '../support/locale-files'
import { startApi } from '../support/server'
import { skipTimers } from '../support/timers'

const api = startApi()

/** Adds the screen that the page shell has for this case, as it is before any script runs. */
async function openShell() {
  const shell = new DOMParser().parseFromString(await readFile('index.html', 'utf8'), 'text/html')
  const screen = shell.getElementById('unreachable')
  if (screen === null) throw new Error('The page shell has no screen for this')
  document.body.append(screen)
  return screen
}

// A file of its own: no other test may have loaded texts.
it('shows the screen of the page shell, in each language, if no texts can be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  skipTimers(...TEXT_RETRIES_MS)
  const unreachable = await openShell()
  expect(unreachable).not.toBeVisible()
  api.use(http.get('*/locales/*', () => new HttpResponse(null, { status: 503 })))
  await openApp('/vehicles')
  await waitFor(() => expect(unreachable).toBeVisible())
  const written = [...unreachable.querySelectorAll('[lang]')].map((part) => part.getAttribute('lang'))
  expect(written).toEqual(expect.arrayContaining(LANGUAGES.map((language) => LANGUAGE_FACTS[language].tag)))
  const texts = LANGUAGES.map((language) => EXPECTED[language].unreachable)
  for (const { text } of texts) expect(unreachable).toHaveTextContent(text)
  expect(unreachable.querySelector('a')).toHaveTextContent(texts.map(({ again }) => again).join(' · '))
  expect(unreachable.querySelector('a')).toHaveAttribute('href', '')
})
