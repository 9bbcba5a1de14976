import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { company } from '@/company/company'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { LEGAL_PAGES, paths } from '@/paths'

import { openLegal } from '../support/legal'
import { startApi } from '../support/server'

startApi()

const pagesAndLanguages = LEGAL_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => [page, language] as const),
)

const FAVOURABLE_READING = {
  en: 'whichever is better for you applies',
  de: 'gilt die für Sie günstigere Regelung',
  sr: 'važi ono što je povoljnije za Vas',
}

const WRITTEN_DAY = { en: '27 November 2026', de: '27. November 2026', sr: '27. novembar 2026.' }

describe('every legal page', () => {
  it.each(pagesAndLanguages)('%s is complete in %s', async (page, language) => {
    const { article } = await openLegal(paths.legal(page), language)
    expect(article).not.toHaveTextContent(/\{\{|\}\}|undefined|NaN|\[object|pages\.|figures\./)
    const hasReading = page === 'general-terms' || page === 'rights-to-withdraw'
    expect(article.textContent.includes(FAVOURABLE_READING[language])).toBe(hasReading)
  })

  // To the router these are the same path.
  it.each(['/General-Terms', '/GENERAL-TERMS/', '/general%2Dterms'])('is also at %s', async (path) => {
    const { article } = await openLegal(path)
    expect(within(article).getByRole('heading', { name: 'General terms' })).toBeVisible()
  })

  it.each(LANGUAGES)('says when it was last changed, in %s', async (language) => {
    const { article } = await openLegal('/general-terms', language)
    expect(within(article).getByText(WRITTEN_DAY[language])).toHaveAttribute('datetime', '2026-11-27')
  })

  it.each(LEGAL_PAGES)('%s leads from its contents to each of its sections', async (page) => {
    const { article } = await openLegal(paths.legal(page))
    const contents = within(article).queryByRole('navigation', { name: 'On this page' })
    const links = contents === null ? [] : within(contents).getAllByRole('link')
    const sections = [...article.querySelectorAll('section > h2')]
    expect(sections).not.toHaveLength(0)
    // A page with fewer than four sections has no contents.
    const listed = sections.length < 4 ? [] : sections
    expect(links.map(({ textContent }) => textContent)).toEqual(listed.map(({ textContent }) => textContent))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      listed.map(({ id }) => `${paths.legal(page)}#${id}`),
    )
  })
})

describe('the two readings of a cancellation', () => {
  const readings: [Language, string[], string[]][] = [
    [
      'en',
      ['up to 15 days before the start: nothing', 'later: 50% of the price'],
      [
        'Up to 48 hours before pickup, cancellation is free of charge.',
        'On the day of pickup, the full price is due.',
      ],
    ],
    [
      'de',
      ['bis 15 Tage vor Mietbeginn: kostenlos', 'später: 50 % des Preises'],
      [
        'Bis 48 Stunden vor der Abholung ist sie kostenlos.',
        'Am Tag der Abholung ist der volle Preis fällig.',
      ],
    ],
    [
      'sr',
      ['najkasnije 15 dana pre početka: besplatno', 'kasnije: 50% cene'],
      ['Do 48 sati pre preuzimanja otkazivanje je besplatno.', 'Na dan preuzimanja plaćate punu cenu.'],
    ],
  ]

  it.each(readings)('are not mixed up in the general terms in %s', async (language, first, second) => {
    const general = (await openLegal('/general-terms', language)).article
    for (const text of first) expect(general).toHaveTextContent(text)
    for (const text of second) expect(general).not.toHaveTextContent(text)
  })

  it.each(readings)(
    'are not mixed up on the page of the right to withdraw in %s',
    async (language, first, second) => {
      const withdraw = (await openLegal('/rights-to-withdraw', language)).article
      for (const text of second) expect(withdraw).toHaveTextContent(text)
      for (const text of first) expect(withdraw).not.toHaveTextContent(text)
    },
  )
})

describe('the company', () => {
  it('is named with all data that a shop has to show', async () => {
    const { article } = await openLegal('/general-terms')
    const data = [company.legalName, company.address, company.registrationNumber, company.taxNumber]
    for (const value of data) expect(within(article).getByText(value, { selector: 'dd' })).toBeVisible()
    expect(within(article).getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    expect(within(article).getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      `tel:${company.phone.replaceAll(' ', '')}`,
    )
  })
})

describe('a section', () => {
  it('gets the focus when it is chosen in the contents', async () => {
    const { user, router } = await openLegal('/general-terms')
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    await user.click(contents.getByRole('heading', { name: 'On this page' }))
    await user.click(contents.getByRole('link', { name: 'Cancellation' }))
    expect(screen.getByRole('heading', { level: 2, name: 'Cancellation' })).toHaveFocus()
    expect(router.state.location.hash).toBe('#cancellation')
  })

  it('gets the focus if the address names it', async () => {
    await openLegal('/general-terms#cancellation')
    expect(screen.getByRole('heading', { level: 2, name: 'Cancellation' })).toHaveFocus()
  })

  it('need not exist for an address to open the page', async () => {
    await openLegal('/general-terms#no-such-section')
    expect(screen.getByRole('heading', { level: 1, name: 'General terms' })).toBeVisible()
    expect(document.body).toHaveFocus()
  })
})

it('related pages are linked', async () => {
  const { user, currentPath } = await openLegal('/payment-terms')
  const related = within(screen.getByRole('navigation', { name: 'Related pages' }))
  await user.click(related.getByRole('link', { name: 'Payment methods' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment methods' })).toBeVisible()
  expect(currentPath()).toBe('/payment-methods')
})

it('a legal page can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { article, user } = await openLegal('/payment-terms')
  await user.click(within(article).getByRole('button', { name: 'Print this page' }))
  expect(print).toHaveBeenCalledOnce()
})
