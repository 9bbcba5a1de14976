import { describe, expect, it, vi } from 'vitest'

import { LANGUAGES } from '@/i18n/languages'

import { EXPECTED } from '../support/languages'
import { openLegal } from '../support/legal'
import { startApi } from '../support/server'

startApi()

vi.mock('@/company/company', async (original) => {
  const named = (index: 0 | 1) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, EXPECTED[language].legal.countries[index]]))
  return { ...(await original<object>()), FORBIDDEN_COUNTRIES: [named(0), named(1)] }
})

describe('the forbidden countries', () => {
  it.each(LANGUAGES)('are named in %s once the owner has listed them', async (language) => {
    const { article } = await openLegal('/general-terms', language)
    expect(article).toHaveTextContent(EXPECTED[language].legal.forbiddenCountries)
  })
})
