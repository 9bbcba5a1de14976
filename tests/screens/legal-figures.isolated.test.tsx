import { cleanup } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it, vi } from 'vitest'

import { company } from '@/company/company'
import { formatMoney } from '@/i18n/format'
import {
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_FACTS,
  LANGUAGE_KEY,
  LANGUAGES,
  type Language,
} from '@/i18n/languages'
import { LEGAL_PAGES, paths } from '@/paths'
import { RENTAL_TIME } from '@/rental/period'
import * as terms from '@/rental/terms'
import { SESSION_DAYS } from '@/session/sign-in'

import { EXPECTED } from '../support/languages'
import { openLegal } from '../support/legal'
import { startApi } from '../support/server'

startApi()

const { changed } = vi.hoisted(() => {
  let next = 200
  // Gives a figure that occurs nowhere else. An amount stays above 100,000, since it is in para.
  const change = (value: unknown): unknown => {
    if (typeof value === 'number') return value > 100_000 ? (next++ + 1_000_000) * 100 : next++
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return changed(value)
  }
  const changed = (figures: object) =>
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, change(value)]))
  return { changed }
})

vi.mock(import('@/rental/terms'), async (original) => changed(await original()))
vi.mock('@/session/sign-in', async (original) => ({ ...(await original<object>()), SESSION_DAYS: 301 }))
vi.mock('@/i18n/languages', async (original) => ({
  ...(await original<object>()),
  LANGUAGE_COOKIE_DAYS: 302,
}))

/** All figures of some terms, as the language writes them. */
function writtenFigures(value: unknown, language: Language): string[] {
  if (typeof value === 'number')
    return [value > 100_000 ? formatMoney(value, language).replace('\u00A0din', '') : String(value)]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.values(value).flatMap((inner) => writtenFigures(inner, language))
}

/** The figures that a page shows, without those of the company's data, dates, the rental time and names. */
async function figuresOn(path: string, language: Language): Promise<string[]> {
  const { article } = await openLegal(path, language)
  for (const element of article.querySelectorAll('time')) element.textContent = ''
  const excluded = [...Object.values(company), RENTAL_TIME, LANGUAGE_KEY]
  const text = excluded.reduce((rest, known) => rest.replaceAll(known, ''), article.textContent)
  cleanup()
  const figure = new RegExp(`\\d(?:[\\d.,${LANGUAGE_FACTS[language].group}]*\\d)?`, 'g')
  return text.match(figure) ?? []
}

describe('the figures of the legal pages', () => {
  it.each(LANGUAGES)(
    'all come from the terms, and change with them in %s',
    async (language) => {
      const shown = new Set<string>()
      for (const page of LEGAL_PAGES)
        for (const figure of await figuresOn(paths.legal(page), language)) shown.add(figure)
      const { SEATS: _seats, ...shownTerms } = terms
      const expected = [
        ...writtenFigures(shownTerms, language),
        ...writtenFigures({ SESSION_DAYS, LANGUAGE_COOKIE_DAYS }, language),
      ]
      expect([...shown].toSorted()).toEqual(expected.toSorted())
      // All pages are opened one after the other.
    },
    20_000,
  )
})

describe('a figure with its noun', () => {
  const nouns = LANGUAGES.flatMap((language) =>
    EXPECTED[language].legal.nouns.map(([key, forms]) => [language, key, forms] as const),
  )

  it.each(nouns)('has its right form in %s: %s', async (language, key, forms) => {
    await openLegal('/payment-methods', language)
    const written = [1, 2, 5, 21].map((count) => i18next.t(`legal:figures.${key}`, { count }))
    // A no-break space joins number and noun.
    expect(written.join(', ')).toBe(forms.replaceAll(/(?<=\d) /g, '\u00A0'))
  })
})
