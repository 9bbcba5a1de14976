import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { startApi } from '../support/server'

startApi()

const FAVOURABLE = /the reading more favourable to you applies/

async function openLegal(path: string, language: 'en' | 'de' | 'sr' = 'en') {
  await openApp(path, { language })
  await screen.findByRole('heading', { level: 1 })
  return within(screen.getByRole('main'))
}

describe('the facts of section 9', () => {
  it.each([
    ['/general-terms', 'at least 21 years old'],
    ['/general-terms', 'driving licence for at least 3 years'],
    ['/general-terms', 'shortest rental is 1 day of 24 hours'],
    ['/general-terms', 'up to 1 hour late is free; after that a new day is charged'],
    ['/general-terms', 'at least 24 hours before the agreed return'],
    ['/general-terms', 'deposit is at least 117,000 din'],
    ['/general-terms', 'free in Novi Beograd and cost 6,000 din'],
    ['/general-terms', 'same battery percentage as at pickup and with at least 50 km'],
    ['/general-terms', 'mileage is unlimited'],
    ['/general-terms', '24 hours a day, 7 days a week'],
    ['/general-terms', 'registration papers or plates costs 17,500 din'],
    ['/general-terms', 'Smoking in the car costs a flat 11,700 din, special cleaning a flat 11,700 din'],
    ['/general-terms', 'Leaving Serbia needs our written consent'],
    ['/general-terms', 'free of charge up to 15 days before the start'],
    ['/general-terms', '50 % of the price is charged, and 100 % if less than 24 hours remain'],
    ['/rights-to-withdraw', 'free until 48 hours before pickup'],
    ['/rights-to-withdraw', 'we keep 50 % of the price; on the day of pickup nothing is refunded'],
    ['/terms-of-complaints', 'within 24 hours of pickup'],
    ['/terms-of-complaints', 'within 7 working days'],
    ['/payment-methods', 'Visa, MasterCard and DinaCard'],
    ['/payment-methods', 'cash when you pick the car up'],
    ['/payment-terms', 'Serbian dinars (RSD), and include VAT'],
    ['/payment-terms', 'deposit of at least 117,000 din'],
    ['/protection-of-transaction', 'Serbian dinars (RSD)'],
  ])('stand on %s: %s', async (path, text) => {
    const page = await openLegal(path)
    expect(page.getByText(text, { exact: false })).toBeVisible()
  })

  it.each([
    ['de', '117.000 din'],
    ['sr', '117.000 din'],
  ] as const)('are written as %s writes them', async (language, amount) => {
    const page = await openLegal('/general-terms', language)
    expect(page.getByText(amount, { exact: false })).toBeVisible()
  })

  it.each(['en', 'de', 'sr'] as const)('are the same figures in %s', async (language) => {
    const page = await openLegal('/general-terms', language)
    const text = page.getByRole('article').textContent ?? ''
    for (const figure of ['21', '117', '50', '17', '11', '15', '100', '24']) expect(text).toContain(figure)
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN/)
  })
})

describe('the two readings of a cancellation', () => {
  it.each(['/general-terms', '/rights-to-withdraw'])('%s says which one applies', async (path) => {
    const page = await openLegal(path)
    expect(page.getByText(FAVOURABLE)).toBeVisible()
  })

  it.each(['/payment-terms', '/payment-methods', '/terms-of-complaints', '/protection-of-transaction'])(
    '%s has nothing to say of it',
    async (path) => {
      const page = await openLegal(path)
      expect(page.queryByText(FAVOURABLE)).not.toBeInTheDocument()
    },
  )
})

describe('every legal page', () => {
  const pages = [
    '/general-terms',
    '/payment-terms',
    '/payment-methods',
    '/rights-to-withdraw',
    '/terms-of-complaints',
    '/protection-of-transaction',
  ]
  const languages = ['en', 'de', 'sr'] as const

  it.each(pages.flatMap((path) => languages.map((language) => [path, language] as const)))(
    '%s has a heading and sections in %s',
    async (path, language) => {
      const page = await openLegal(path, language)
      const headings = page.getAllByRole('heading', { level: 2 })
      expect(headings.length).toBeGreaterThan(0)
      for (const heading of headings) {
        expect(heading.textContent).not.toMatch(/^[a-z-]+\.|\{\{/)
        expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(20)
        expect(heading.nextElementSibling?.textContent).not.toMatch(/\{\{|undefined/)
      }
    },
  )
})
