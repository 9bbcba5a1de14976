import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { LANGUAGES } from '@/i18n/languages'

import { findToast } from '../support/app'
import { idField, openDeposit } from '../support/deposit'
import { startApi } from '../support/server'

const api = startApi()

const drawing = () => screen.getByRole('img', { name: /^Payment slip:/ })

const copyButton = (name: string) => screen.getByRole('button', { name: `Copy: ${name}` })

describe('the payment slip', () => {
  it('is shown once there is an ID', async () => {
    const { user } = await openDeposit(api.db, '')
    expect(screen.queryByRole('img', { name: /^Payment slip:/ })).not.toBeInTheDocument()
    expect(screen.getByText(/^Enter the ID to get the slip/)).toBeVisible()
    await user.type(idField(), '123')
    expect(drawing()).toHaveAccessibleName(
      'Payment slip: 117,000\u00A0din to Legal name of the company, account 000-0000000000000-98, reference 20123',
    )
  })

  it.each(LANGUAGES)('is the Serbian form, also in %s', async (language) => {
    await openDeposit(api.db, '?id=123', language)
    const slip = within(screen.getByRole('img', { name: /000-0000000000000-98/ }))
    for (const text of [
      'NALOG ZA UPLATU',
      'platilac',
      'svrha uplate',
      'Payment for reservation with ID 123',
      'primalac',
      'Legal name of the company',
      'Street and number, 11000 Beograd',
      'šifra plaćanja',
      '289',
      'valuta',
      'RSD',
      'iznos',
      '=117000,00',
      'račun primaoca',
      '000-0000000000000-98',
      'broj modela',
      '97',
      'poziv na broj (odobrenje)',
      '20123',
      'potpis platioca',
      'mesto i datum prijema',
      'datum izvršenja',
      'NBS IPS QR',
    ])
      expect(slip.getByText(text)).toBeVisible()
  })

  it('follows the ID, and keeps the whole subject of a long ID', async () => {
    const { user } = await openDeposit(api.db, '?id=123')
    const code = () => drawing().querySelectorAll('path[fill="#000000"]')[0]?.getAttribute('d')
    const before = code()
    await user.type(idField(), '456789012345')
    expect(code()).not.toBe(before)
    expect(within(drawing()).getByText('Payment for reservation with ID')).toBeVisible()
    expect(within(drawing()).getByText('123456789012345')).toBeVisible()
    expect(screen.getByText('Payment for reservation with ID 123456789012345')).toBeVisible()
  })
})

describe('the data of the slip', () => {
  it.each([
    ['Recipient', 'Legal name of the company, Street and number, 11000 Beograd'],
    ['Account', '000-0000000000000-98'],
    ['Amount', '117000,00'],
    ['Purpose of payment', 'Payment for reservation with ID 123'],
    ['Model and reference', '20123'],
  ])('can be copied: %s', async (name, text) => {
    const { user } = await openDeposit(api.db, '?id=123')
    await user.click(copyButton(name))
    expect(await screen.findByText('Copied')).toHaveRole('status')
    expect(await navigator.clipboard.readText()).toBe(text)
  })

  it('is reported as not copied if the browser has no clipboard, as without https', async () => {
    const { user } = await openDeposit(api.db, '?id=123')
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => {
      throw new TypeError("Cannot read properties of undefined (reading 'writeText')")
    })
    await user.click(copyButton('Account'))
    expect(await screen.findByText('Could not be copied')).toHaveRole('status')
  })

  it('no longer counts as copied once it has changed', async () => {
    const { user } = await openDeposit(api.db, '?id=123')
    await user.click(copyButton('Purpose of payment'))
    await screen.findByText('Copied')
    await user.type(idField(), '4')
    expect(screen.queryByText('Copied')).not.toBeInTheDocument()
  })
})

describe('the slip on paper', () => {
  it('is printed by the browser', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = await openDeposit(api.db, '?id=123')
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('says so if no image can be made of it', async () => {
    // jsdom cannot draw the image.
    const { user } = await openDeposit(api.db, '?id=123')
    await user.click(screen.getByRole('button', { name: 'Download as an image' }))
    expect(await findToast(/^The image could not be created\./)).toBeVisible()
  })
})
