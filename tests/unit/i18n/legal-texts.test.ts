import { describe, expect, it } from 'vitest'

import { LANGUAGES, type Language } from '@/i18n/languages'
import { LEGAL_PAGES } from '@/paths'

import { EXPECTED } from '../../support/languages'
import { textsOf } from './locales'

const pageKeysOf = (language: Language) =>
  [...textsOf(language, 'legal').keys()].filter((key) => key.startsWith('pages.'))

const CITATIONS = LANGUAGES.map((language) => EXPECTED[language].legal.citation)

describe('the legal texts', () => {
  it.each(LANGUAGES)('have no typed figure in %s', (language) => {
    const typed = [...textsOf(language, 'legal')].filter(([, text]) =>
      /\d/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    )
    expect(typed).toEqual([])
  })

  it.each(LANGUAGES)('have the same order in %s as in English', (language) => {
    expect(pageKeysOf(language)).toEqual(pageKeysOf('en'))
  })

  it('are those of the legal pages, in their order', () => {
    const pages = new Set(pageKeysOf('en').map((key) => key.split('.')[1]))
    expect([...pages]).toEqual([...LEGAL_PAGES])
  })

  it.each(LANGUAGES)('cite no article and no gazette in %s', (language) => {
    const cited = [...textsOf(language, 'legal').values()].filter((text) =>
      CITATIONS.some((citation) => citation.test(text)),
    )
    expect(cited).toEqual([])
  })
})
