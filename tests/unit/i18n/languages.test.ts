import { describe, expect, it } from 'vitest'

import { languageFor, LANGUAGE_FACTS, LANGUAGES } from '@/i18n/languages'

describe('the languages of the shop', () => {
  it('are English, German and Serbian, in Latin script', () => {
    expect(
      LANGUAGES.map((language) => [language, LANGUAGE_FACTS[language].name, LANGUAGE_FACTS[language].tag]),
    ).toEqual([
      ['en', 'English', 'en'],
      ['de', 'Deutsch', 'de'],
      ['sr', 'Srpski', 'sr-Latn'],
    ])
  })

  it.each([
    ['en-US', 'en'],
    ['DE_at', 'de'],
    ['sr-Latn', 'sr'],
    ['hr', 'sr'],
    ['fr', undefined],
    ['', undefined],
    ['english', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['hasOwnProperty', undefined],
  ])('serve the code "%s" by %s', (code, language) => {
    expect(languageFor(code)).toBe(language)
  })
})
