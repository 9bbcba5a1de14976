// @vitest-environment jsdom
import '../../support/setup'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { LANGUAGE_KEY } from '@/i18n/languages'
import { startLanguages } from '@/i18n/start'
import { languageOfPath } from '@/paths'

import { startApi } from '../../support/server'

startApi()

beforeAll(() =>
  startLanguages({ brand: 'Struja', languageOfAddress: () => languageOfPath(location.pathname) }),
)

interface Signals {
  stored?: string
  cookie?: string
  browser?: string[]
  page?: string
  path?: string
  host?: string
}

async function detect({
  stored,
  cookie,
  browser = [],
  page = '',
  path = '/',
  host = 'struja.example',
}: Signals) {
  if (stored !== undefined) localStorage.setItem(LANGUAGE_KEY, stored)
  if (cookie !== undefined) document.cookie = `${LANGUAGE_KEY}=${cookie}; path=/`
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '')
  document.documentElement.lang = page
  vi.stubGlobal('location', { pathname: path, hostname: host })
  // Without a name the language is detected again.
  await i18next.changeLanguage()
  return i18next.language
}

beforeEach(() => {
  document.documentElement.lang = ''
})
afterEach(() => {
  document.documentElement.lang = ''
  // Before the next file in this window too, which Vitest itself does only before its first test.
  vi.unstubAllGlobals()
})

describe('the detection of the language', () => {
  const everything = {
    stored: 'sr',
    cookie: 'de',
    browser: ['en'],
    page: 'de',
    path: '/en',
    host: 'de.example',
  }

  it.each([
    ['the address of a language', everything, 'en'],
    ['local storage', { ...everything, path: '/en/vehicles' }, 'sr'],
    ['the cookie', { ...everything, path: '/', stored: 'xx' }, 'de'],
    [
      'the browser',
      { cookie: 'xx', browser: ['sr'], page: 'de', path: '/de/vehicles', host: 'de.example' },
      'sr',
    ],
    [
      'the page attribute',
      { browser: ['xx'], page: 'sr-Latn', path: '/de/vehicles', host: 'de.example' },
      'sr',
    ],
    ['the path', { browser: ['xx'], page: 'xx', path: '/de/vehicles', host: 'sr.example' }, 'de'],
    ['the subdomain', { browser: ['xx'], path: '/vehicles', host: 'sr.struja.example' }, 'sr'],
    ['English', { browser: ['zz', 'xx'], page: 'xx', path: '/vehicles', host: 'www.struja.example' }, 'en'],
    ['English, of a browser that says nothing', {}, 'en'],
  ])('ends at %s', async (_, visit, language) => {
    expect(await detect(visit)).toBe(language)
  })

  it('takes the first language of the browser that the shop has', async () => {
    expect(await detect({ browser: ['xx-XX', 'de-CH', 'sr'] })).toBe('de')
  })
})

describe('language codes', () => {
  it.each(['', 'xx', '"de"', '<script>', '%00', 'x'.repeat(100)])(
    'a stored "%s", which is no language, is ignored',
    async (stored) => {
      expect(await detect({ stored, browser: ['sr'] })).toBe('sr')
    },
  )
})

describe('other cookies', () => {
  it('are not taken for the chosen language', async () => {
    document.cookie = `x${LANGUAGE_KEY}=sr; path=/`
    document.cookie = `${LANGUAGE_KEY}Other=sr; path=/`
    expect(await detect({ browser: ['de'] })).toBe('de')
  })
})
