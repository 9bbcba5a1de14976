import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@/i18n/languages'
import auth from '@/i18n/locales/en/auth.json'
import booking from '@/i18n/locales/en/booking.json'
import client from '@/i18n/locales/en/client.json'
import common from '@/i18n/locales/en/common.json'
import landing from '@/i18n/locales/en/landing.json'
import legal from '@/i18n/locales/en/legal.json'

import { findToast, openApp } from '../support/app'
import { CHOSEN, TODAY } from '../support/booking'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  )

/** Keys that cannot be mistaken for words. */
const KEYS = new Set(
  keysOf({ ...auth, ...booking, ...client, ...common, ...landing, ...legal })
    .map((key) => key.replace(/_(one|few|other)$/, ''))
    .filter((key) => /[.A-Z]/.test(key)),
)

/** Every text a person could see or hear on the screen. */
function textsOnScreen(): string[] {
  const texts: string[] = [document.title]
  for (const element of document.body.querySelectorAll('*')) {
    // Hidden elements do not count, such as the timer of a toast.
    if (element.closest('[aria-hidden="true"]')) continue
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.map((text) => text.trim()).filter(Boolean)
}

const SCREENS: Record<string, Record<Language, string>> = {
  '/': { en: 'Belgrade, quietly.', de: 'Belgrad, ganz leise.', sr: 'Nečujno kroz Beograd.' },
  '/vehicles': { en: 'Choose your car', de: 'Wählen Sie Ihr Auto', sr: 'Izaberite svoj automobil' },
  [`/vehicles?${CHOSEN}&step=2`]: { en: 'Your booking', de: 'Ihre Reservierung', sr: 'Vaša rezervacija' },
  '/auth': { en: 'Welcome back', de: 'Willkommen zurück', sr: 'Dobro došli ponovo' },
  '/auth?mode=register': { en: 'Your new account', de: 'Ihr neues Konto', sr: 'Vaš novi nalog' },
  '/client': { en: 'My reservations', de: 'Meine Reservierungen', sr: 'Moje rezervacije' },
  '/general-terms': { en: 'General terms', de: 'Mietbedingungen', sr: 'Opšti uslovi' },
  '/payment-terms': { en: 'Payment terms', de: 'Zahlungsbedingungen', sr: 'Uslovi plaćanja' },
  '/payment-methods': { en: 'Payment methods', de: 'Zahlungsarten', sr: 'Načini plaćanja' },
  '/rights-to-withdraw': {
    en: 'Cancellation and withdrawal',
    de: 'Stornierung und Widerruf',
    sr: 'Otkazivanje i odustanak',
  },
  '/terms-of-complaints': {
    en: 'Complaints',
    de: 'Reklamationen',
    sr: 'Reklamacije',
  },
  '/protection-of-transaction': {
    en: 'Payment security',
    de: 'Zahlungssicherheit',
    sr: 'Bezbednost plaćanja',
  },
  '/nonsense': { en: 'Page not found', de: 'Seite nicht gefunden', sr: 'Stranica nije pronađena' },
}
const cases = Object.entries(SCREENS).flatMap(([path, headings]) =>
  LANGUAGES.map((language) => [path, language, headings[language]] as const),
)

describe('every screen', () => {
  it.each(cases)('%s is in %s, and shows no key in place of a text', async (path, language, heading) => {
    const isClient = path === '/client'
    await openApp(path, { language, ...(isClient && api.asClient) })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading)
    expect(document.documentElement.lang).toBe(LANGUAGE_FACTS[language].tag)
    if (path === '/vehicles') await screen.findByRole('article', { name: 'Tesla Model X' })
    if (isClient) await screen.findByRole('table')
    const texts = textsOnScreen()
    expect(texts.filter((text) => KEYS.has(text) || /\{\{|\}\}|\$t\(/.test(text))).toEqual([])
    expect(texts.length).toBeGreaterThan(15)
  })
})

describe('the calendar', () => {
  it.each([
    ['de', 'Abholung', 'Montag, 15. März 2027', 'März 2027', 'Nächster Monat'],
    ['sr', 'Preuzimanje', 'ponedeljak, 15. mart 2027.', 'mart 2027', 'Sledeći mesec'],
  ] as const)('is translated into %s', async (language, field, day, month, next) => {
    const { user } = await openApp('/vehicles', { language })
    await user.click(await screen.findByLabelText(field))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('gridcell', { name: day })).toBeVisible()
    expect(dialog.getByText(month)).toBeVisible()
    expect(dialog.getByRole('button', { name: next })).toBeVisible()
  })

  it.each(['de', 'sr'] as const)('has no English text for screen readers in %s', async (language) => {
    const { user } = await openApp('/vehicles', { language })
    const [field] = await screen.findAllByRole('textbox')
    if (field) await user.click(field)
    await screen.findByRole('dialog')
    expect(textsOnScreen().filter((text) => /choose|date\b|month|previous|next\b/i.test(text))).toEqual([])
  })
})

describe('a toast', () => {
  it.each([
    ['de', 'Zahlungspflichtig reservieren', 'Für die Reservierung fehlen noch Angaben!'],
    ['sr', 'Rezervišite uz obavezu plaćanja', 'Nedostaju podaci za rezervaciju!'],
  ] as const)('is translated into %s', async (language, button, text) => {
    const { user } = await openApp('/vehicles?step=2', { language })
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await findToast(text)).toBeVisible()
    expect(textsOnScreen().filter((shown) => /^close$|notification/i.test(shown))).toEqual([])
  })
})

describe('a message that is already shown', () => {
  it('follows the language', async () => {
    const { user } = await openApp('/auth')
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Enter your password.')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
    expect(await screen.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible()
  })
})
