import { cleanup } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it, vi } from 'vitest'

import { company } from '@/company/company'
import { formatMoney } from '@/i18n/format'
import { LANGUAGE_COOKIE_DAYS, LANGUAGE_KEY, LANGUAGES, type Language } from '@/i18n/languages'
import { LEGAL_PAGES, paths } from '@/paths'
import { RENTAL_TIME } from '@/rental/period'
import * as terms from '@/rental/terms'
import { SESSION_DAYS } from '@/session/sign-in'

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
  return text.match(/\d(?:[\d.,]*\d)?/g) ?? []
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
      // Six pages are opened one after the other.
    },
    20_000,
  )
})

describe('a figure with its noun', () => {
  it.each([
    ['sr', 'years', '1 godinu, 2 godine, 5 godina, 21 godinu'],
    ['sr', 'days', '1 dan, 2 dana, 5 dana, 21 dan'],
    ['sr', 'hours', '1 sat, 2 sata, 5 sati, 21 sat'],
    ['sr', 'afterPreposition.years', '1 godinu, 2 godine, 5 godina, 21 godinu'],
    ['sr', 'afterPreposition.days', '1 dana, 2 dana, 5 dana, 21 dana'],
    ['sr', 'afterPreposition.hours', '1 sata, 2 sata, 5 sati, 21 sata'],
    ['sr', 'afterPreposition.workingDays', '1 radnog dana, 2 radna dana, 5 radnih dana, 21 radnog dana'],
    ['de', 'years', '1 Jahr, 2 Jahre, 5 Jahre, 21 Jahre'],
    ['de', 'days', '1 Tag, 2 Tage, 5 Tage, 21 Tage'],
    ['de', 'afterPreposition.years', '1 Jahr, 2 Jahren, 5 Jahren, 21 Jahren'],
    ['de', 'afterPreposition.days', '1 Tag, 2 Tagen, 5 Tagen, 21 Tagen'],
    ['de', 'afterPreposition.workingDays', '1 Arbeitstag, 2 Arbeitstagen, 5 Arbeitstagen, 21 Arbeitstagen'],
    ['en', 'days', '1 day, 2 days, 5 days, 21 days'],
    ['en', 'afterPreposition.workingDays', '1 working day, 2 working days, 5 working days, 21 working days'],
  ] as const)('has its right form in %s: %s', async (language, key, forms) => {
    await openLegal('/payment-methods', language)
    const written = [1, 2, 5, 21].map((count) => i18next.t(`legal:figures.${key}`, { count }))
    // A no-break space joins number and noun.
    expect(written.join(', ')).toBe(forms.replaceAll(/(?<=\d) /g, '\u00A0'))
  })
})
