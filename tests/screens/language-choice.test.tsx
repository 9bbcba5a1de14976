import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '../support/app'
import { TODAY } from '../support/booking'
import { EXPECTED } from '../support/languages'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const setBrowserLanguages = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

const select = () => screen.getByRole('combobox')

describe('the choice of a language', () => {
  it('names each language in that language, and marks it so for screen readers', async () => {
    await openApp('/')
    await screen.findByRole('banner')
    const options = within(select()).getAllByRole('option')
    const named = options.map(({ textContent, lang }) => ({ name: textContent, tag: lang }))
    expect(named).toEqual(Object.values(EXPECTED).map(({ name, tag }) => ({ name, tag })))
  })

  it.each(Object.entries(EXPECTED))(
    '%s is applied at once and stored',
    async (code, { name, tag, vehicles }) => {
      const { user } = await openApp('/', { language: code === 'en' ? 'de' : 'en' })
      await screen.findByRole('banner')
      await user.selectOptions(select(), name)
      expect(await screen.findByRole('link', { name: vehicles })).toBeVisible()
      expect(document.documentElement.lang).toBe(tag)
      expect(select()).toHaveDisplayValue(name)
      expect(localStorage.getItem('i18nextLng')).toBe(code)
      expect(document.cookie).toBe(`i18nextLng=${code}`)
    },
  )

  it('is kept for a year in the cookie', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const { user } = await openApp('/')
    await screen.findByRole('banner')
    await user.selectOptions(select(), 'Deutsch')
    await screen.findByRole('link', { name: 'Fahrzeuge' })
    expect(written).toHaveBeenCalledExactlyOnceWith(
      // 365 days from TODAY.
      expect.stringMatching(/^i18nextLng=de; path=\/;.* expires=Thu, 09 Mar 2028 10:00:00 GMT$/i),
    )
  })

  it('holds on the next visit, against the language of the browser', async () => {
    const { user, unmount } = await openApp('/')
    await screen.findByRole('banner')
    await user.selectOptions(select(), 'Srpski')
    await screen.findByRole('link', { name: 'Vozila' })
    unmount()
    setBrowserLanguages('de-DE')
    await openApp('/vehicles')
    expect(await screen.findByRole('heading', { name: 'Izaberite svoj automobil' })).toBeVisible()
  })

  it('is the last one made, however late an earlier one arrives', async () => {
    const { user } = await openApp('/')
    await screen.findByRole('banner')
    // As in a browser that has no German texts yet, whatever earlier tests have loaded.
    i18next.options.preload = false
    delete i18next.store.data['de']
    const sendGerman = api.delayAnswer('get', '/locales/de/common.json')
    await user.selectOptions(select(), 'Deutsch')
    await user.selectOptions(select(), 'Srpski')
    sendGerman()
    await waitFor(() => expect(i18next.hasResourceBundle('de', 'common')).toBe(true))
    expect(await screen.findByRole('link', { name: 'Vozila' })).toBeVisible()
    expect(document.documentElement.lang).toBe('sr-Latn')
    expect(localStorage.getItem('i18nextLng')).toBe('sr')
    expect(document.cookie).toBe('i18nextLng=sr')
  })

  it('survives a sign-out', async () => {
    const { user } = await openApp('/client', { ...api.asClient, language: 'de' })
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }))
    expect(await screen.findByRole('heading', { name: 'Willkommen zurück' })).toBeVisible()
    expect(localStorage.getItem('i18nextLng')).toBe('de')
  })
})

describe('a first visit', () => {
  it('stores nothing that was not chosen', async () => {
    setBrowserLanguages('de')
    await openApp('/')
    await screen.findByRole('link', { name: 'Fahrzeuge' })
    expect(localStorage).toHaveLength(0)
    expect(document.cookie).toBe('')
  })
})
