import i18next from 'i18next'
import Cookies from 'js-cookie'

import { cookieAttributes, store } from '@/storage'

import { LANGUAGE_COOKIE_DAYS, LANGUAGE_KEY, type Language } from './languages'
import { loadLanguage } from './start'

let latest: Language | undefined

/**
 * Switches to the language and keeps the choice for later visits. Throws TranslationsMissingError, and changes
 * nothing, where the language's texts cannot be loaded. A later choice made meanwhile wins.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  latest = language
  await loadLanguage(language)
  if (latest !== language) return
  store(LANGUAGE_KEY, language)
  Cookies.set(LANGUAGE_KEY, language, { ...cookieAttributes(), expires: LANGUAGE_COOKIE_DAYS })
  await i18next.changeLanguage(language)
}
