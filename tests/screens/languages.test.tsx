import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_FACTS, LANGUAGES } from '@/i18n/languages'

import { PUBLIC_PAGES } from '../e2e/support/pages'
import { inLanguage } from '../e2e/support/texts'
import { findToast, openApp } from '../support/app'
import { CHOSEN, TODAY } from '../support/booking'
import { EXPECTED } from '../support/languages'
import { startApi } from '../support/server'
import { baseOf, NAMESPACES, textsOf } from '../unit/i18n/locales'

const api = startApi({ today: TODAY })

/** Keys that cannot be mistaken for words. */
const KEYS = new Set(
  NAMESPACES.flatMap((namespace) => Array.from(textsOf('en', namespace).keys()))
    .map(baseOf)
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

const SCREENS = [
  ...PUBLIC_PAGES.filter(({ language }) => language === undefined),
  { path: `/vehicles?${CHOSEN}&step=2`, heading: 'Your booking' },
  { path: '/auth?mode=register', heading: 'Your new account' },
  { path: '/client', heading: 'My reservations' },
]
const cases = SCREENS.flatMap(({ path, heading }) =>
  LANGUAGES.map((language) => [path, language, inLanguage(language, heading)] as const),
)

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')

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
  it.each(TRANSLATIONS)('is translated into %s', async (language) => {
    const { pickup, day, month, next } = EXPECTED[language].calendar
    const { user } = await openApp('/vehicles', { language })
    await user.click(await screen.findByLabelText(pickup))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('gridcell', { name: day })).toBeVisible()
    expect(dialog.getByText(month)).toBeVisible()
    expect(dialog.getByRole('button', { name: next })).toBeVisible()
  })

  it.each(TRANSLATIONS)('has no English text for screen readers in %s', async (language) => {
    const { user } = await openApp('/vehicles', { language })
    const [field] = await screen.findAllByRole('textbox')
    if (field) await user.click(field)
    await screen.findByRole('dialog')
    expect(textsOnScreen().filter((text) => EXPECTED[language].english.test(text))).toEqual([])
  })
})

describe('a toast', () => {
  it.each(TRANSLATIONS)('is translated into %s', async (language) => {
    const { button, refusal } = EXPECTED[language].reserve
    const { user } = await openApp('/vehicles?step=2', { language })
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await findToast(refusal)).toBeVisible()
    expect(textsOnScreen().filter((text) => EXPECTED[language].english.test(text))).toEqual([])
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
