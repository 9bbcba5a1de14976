import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { company } from '@/company/company'
import { LANGUAGES } from '@/i18n/languages'
import { LEGAL_PAGES, paths } from '@/paths'

import { EXPECTED } from '../support/languages'
import { openLegal } from '../support/legal'
import { startApi } from '../support/server'

startApi()

const pagesAndLanguages = LEGAL_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => [page, language] as const),
)

describe('every legal page', () => {
  it.each(pagesAndLanguages)('%s is complete in %s', async (page, language) => {
    const { article } = await openLegal(paths.legal(page), language)
    expect(article).not.toHaveTextContent(/\{\{|\}\}|undefined|NaN|\[object|pages\.|figures\./)
    const hasReading = page === 'general-terms' || page === 'rights-to-withdraw'
    expect(article.textContent.includes(EXPECTED[language].legal.favourableReading)).toBe(hasReading)
  })

  // To the router these are the same path.
  it.each(['/General-Terms', '/GENERAL-TERMS/', '/general%2Dterms'])('is also at %s', async (path) => {
    const { article } = await openLegal(path)
    expect(within(article).getByRole('heading', { name: 'General terms' })).toBeVisible()
  })

  it.each(LANGUAGES)('says when it was last changed, in %s', async (language) => {
    const { article } = await openLegal('/general-terms', language)
    const day = within(article).getByText(EXPECTED[language].legal.lastChanged)
    expect(day).toHaveAttribute('datetime', '2026-11-27')
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
  it.each(LANGUAGES)('are not mixed up in the general terms in %s', async (language) => {
    const { inGeneralTerms, inWithdrawal } = EXPECTED[language].legal
    const general = (await openLegal('/general-terms', language)).article
    for (const text of inGeneralTerms) expect(general).toHaveTextContent(text)
    for (const text of inWithdrawal) expect(general).not.toHaveTextContent(text)
  })

  it.each(LANGUAGES)('are not mixed up on the page of the right to withdraw in %s', async (language) => {
    const { inGeneralTerms, inWithdrawal } = EXPECTED[language].legal
    const withdraw = (await openLegal('/rights-to-withdraw', language)).article
    for (const text of inWithdrawal) expect(withdraw).toHaveTextContent(text)
    for (const text of inGeneralTerms) expect(withdraw).not.toHaveTextContent(text)
  })
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
