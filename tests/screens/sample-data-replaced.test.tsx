import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '../support/app'
import { startApi } from '../support/server'

startApi()

vi.mock(import('@/company-placeholders'), async (original) => ({
  ...(await original()),
  IS_SAMPLE_DATA: false,
}))

describe('the company’s data, once replaced,', () => {
  it.each(['/', '/general-terms', '/reservation-confirm?id=123'])('bear no mark on %s', async (path) => {
    await openApp(path)
    expect(await screen.findByRole('contentinfo')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument()
  })
})
