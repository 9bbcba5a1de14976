import i18next, { type CustomTypeOptions, type i18n } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'

import { company } from '@/company'

import { detectLanguage } from './detect-language'
import { LANGUAGE_KEY, LANGUAGE_TAGS, languageFor, SERVED_BY, type Language } from './languages'
import { textSettings } from './text-settings'

/** The texts of one area of the app, in one file per language. */
export type Namespace = keyof CustomTypeOptions['resources']

/** Thrown where an area's texts cannot be had in any language. */
export class TextsMissing extends Error {}

const i18n: i18n = i18next.use(HttpBackend).use(initReactI18next)

/** Starts detection (D27) and the loading of the texts every screen has. */
export async function startLanguages(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    const tag = LANGUAGE_TAGS[languageFor(language) ?? 'en']
    // Set anew, even to what it is, it has the browser work out the style of every element again.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  })
  await i18n.init<HttpBackendOptions>({
    ...textSettings(company.brand),
    initAsync: false,
    lng: import.meta.env.PROD ? spokenByPage() : detectLanguage({ servedBy: SERVED_BY, key: LANGUAGE_KEY }),
    ns: ['common'],
    maxRetries: 1,
    backend: { loadPath: `/locales/{{lng}}/{{ns}}${LOCALE_ENDING}` },
  })
}

// In the built app the script in the page's head has found it out already.
const spokenByPage = (): Language => languageFor(document.documentElement.lang) ?? 'en'

/** Loads the texts of an area; resolves when they are there, throws TextsMissing when they cannot be had. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const wanted: Namespace[] = ['common', ...namespaces]
  await i18n.loadNamespaces(wanted)
  const missing = wanted.filter((namespace) => !i18n.hasResourceBundle(currentLanguage(), namespace))
  if (missing.length === 0) return
  await i18n.reloadResources([currentLanguage()], missing)
  if (missing.some((namespace) => !i18n.hasResourceBundle(currentLanguage(), namespace)))
    throw new TextsMissing()
}

/** Loads the texts in use in another language; throws TextsMissing where they cannot be had. */
export async function loadLanguage(language: Language): Promise<void> {
  await i18n.loadLanguages(language)
  const namespaces = [i18n.options.ns ?? []].flat()
  const isMissing = (namespace: string) => !i18n.hasResourceBundle(language, namespace)
  if (!namespaces.some(isMissing)) return
  await i18n.reloadResources(language, namespaces.filter(isMissing))
  if (namespaces.some(isMissing)) throw new TextsMissing()
}

/** Speaks a language because the address says so; it is no choice of the visitor's and is not kept. */
export async function speakLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return
  await loadLanguage(language)
  await i18n.changeLanguage(language)
}

/** The language the app speaks now. */
const currentLanguage = (): Language => languageFor(i18n.resolvedLanguage ?? i18n.language ?? 'en') ?? 'en'
