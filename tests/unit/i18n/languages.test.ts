import { describe, expect, it } from 'vitest'

import { LANGUAGE_FACTS, languageFor, LANGUAGES } from '@/i18n/languages'

describe('the languages of the shop', () => {
  it.each(LANGUAGES)('have their own codes, each once: %s', (language) => {
    for (const code of LANGUAGE_FACTS[language].codes) expect(languageFor(code)).toBe(language)
  })

  it.each([
    ['en-US', 'en'],
    ['DE_at', 'de'],
    ['sr-Latn', 'sr'],
    ['hr', 'sr'],
    ['xx', undefined],
    ['', undefined],
    ['english', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['hasOwnProperty', undefined],
  ])('answer the code "%s" with %s', (code, language) => {
    expect(languageFor(code)).toBe(language)
  })
})
