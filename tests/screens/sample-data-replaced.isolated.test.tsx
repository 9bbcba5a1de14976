import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '../support/app'
import { savedFiles } from '../support/saved-files'
import { startApi } from '../support/server'

const api = startApi()
const saved = savedFiles()

vi.mock(import('@/company/placeholders'), async (original) => ({
  ...(await original()),
  IS_SAMPLE_DATA: false,
}))

describe('the company’s data, once replaced,', () => {
  it.each(['/', '/general-terms', '/reservation-confirm?id=123'])('have no mark on %s', async (path) => {
    await openApp(path)
    expect(await screen.findByRole('contentinfo')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument()
  })

  it('give the place of a reservation in a calendar file', async () => {
    const { user } = await openApp('/client', api.asClient)
    await user.click((await screen.findAllByRole('row'))[1] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
    const text = (await saved[0]?.text())?.replaceAll('\r\n ', '')
    expect(text).toContain(String.raw`LOCATION:Street and number\, 11000 Beograd`)
  })
})
