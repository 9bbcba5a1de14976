import { describe, expect, it } from 'vitest'

import { fileOf, homeFileOf, LANDING_FILES, languageOf } from '../../../tools/pages/page-files'

describe('the file of a page', () => {
  it.each([
    ['/vehicles', 'vehicles.html'],
    ['/client/settings', 'client/settings.html'],
    ['/de', 'de.html'],
  ])('%s is %s', (path, file) => {
    expect(fileOf(path)).toBe(file)
  })

  it('of the landing page is there for / and for the address of each language', () => {
    expect(LANDING_FILES.map(({ file, path, language }) => [file, path, language])).toEqual([
      ['index.html', '/', 'en'],
      ['en.html', '/en', 'en'],
      ['index.de.html', '/', 'de'],
      ['de.html', '/de', 'de'],
      ['index.sr.html', '/', 'sr'],
      ['sr.html', '/sr', 'sr'],
    ])
    expect(homeFileOf()).toBe('index.html')
  })
})

describe('the language of the landing page', () => {
  const languageFor = (cookie: string, accepted: string) =>
    languageOf({ headers: { cookie, 'accept-language': accepted } })

  it.each([
    ['', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['', 'fr-FR, hr;q=0.9, en;q=0.8', 'sr'],
    ['', 'sr-Latn-RS', 'sr'],
    ['a=b; i18nextLng=sr', 'de', 'sr'],
    ['xi18nextLng=sr', 'de', 'de'],
    ['i18nextLng=<script>', 'de', 'de'],
    ['', 'fr', undefined],
    ['', '', undefined],
  ])('with the cookie "%s" and "%s" is %s', (cookie, accepted, language) => {
    expect(languageFor(cookie, accepted)).toBe(language)
  })
})
