import { describe, expect, it, vi } from 'vitest'

import { LANGUAGES, type Language } from '@/i18n/languages'

import { openLegal } from '../support/legal'
import { startApi } from '../support/server'

startApi()

vi.mock(import('@/company/company'), async (original) => ({
  ...(await original()),
  FORBIDDEN_COUNTRIES: [
    { en: 'Albania', de: 'Albanien', sr: 'Albanija' },
    { en: 'Turkey', de: 'Türkei', sr: 'Turska' },
  ],
}))

const EXPECTED_TEXT: Record<Language, string> = {
  en: 'Forbidden countries: Albania and Turkey.',
  de: 'Verboten ist das Fahren in einigen Ländern: Albanien und Türkei.',
  sr: 'U nekim zemljama vožnja je zabranjena: Albanija i Turska.',
}

describe('the forbidden countries', () => {
  it.each(LANGUAGES)('are named in %s once the owner has listed them', async (language) => {
    const { article } = await openLegal('/general-terms', language)
    expect(article).toHaveTextContent(EXPECTED_TEXT[language])
  })
})
