import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '@/i18n/languages'
import { LEGAL_PAGES, paths } from '@/paths'

import { openApp } from '../support/app'
import { EXPECTED } from '../support/languages'
import { openLegal } from '../support/legal'
import { startApi } from '../support/server'

startApi()

describe('the company’s data, while they are placeholders,', () => {
  it.each(LANGUAGES)('are marked in the footer in %s', async (language) => {
    await openApp('/auth', { language })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(EXPECTED[language].sampleData)).toBeVisible()
  })

  it.each(LEGAL_PAGES)('are marked on the page %s', async (page) => {
    const { article } = await openLegal(paths.legal(page))
    expect(within(article).getByText('Sample data')).toBeVisible()
  })

  it('are marked in the contact and in the records of the landing page', async () => {
    await openApp('/')
    for (const name of ['Contact', 'Record of processing activities']) {
      const heading = await screen.findByRole('heading', { name })
      const section = heading.closest('section') ?? document.createElement('section')
      expect(within(section).getByText('Sample data')).toBeVisible()
    }
  })

  it.each(LANGUAGES)('are marked on every part of the payment slip in %s', async (language) => {
    await openApp('/reservation-confirm?id=123', { language })
    const slip = await screen.findByRole('img', { name: /000-0000000000000-98/ })
    const parts = [...slip.querySelectorAll(':scope > svg')]
    expect(parts).toHaveLength(3)
    for (const part of parts) expect(part).toHaveTextContent(EXPECTED[language].sampleData)
  })

  it('are marked beside what the payment slip must show', async () => {
    await openApp('/reservation-confirm')
    expect(
      within(await screen.findByRole('main')).getByText('Sample data', { ignore: 'svg *' }),
    ).toBeVisible()
  })
})
