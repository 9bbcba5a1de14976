import i18next, { type CustomTypeOptions, type i18n } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'

import { company } from '@/company'

import { detectLanguage } from './detect-language'
import { LANGUAGE_KEY, LANGUAGE_TAGS, languageFor, LANGUAGES, SERVED_BY, type Language } from './languages'

/** The texts of one area of the app, in one file per language. */
export type Namespace = keyof CustomTypeOptions['resources']

/** Thrown where an area's texts cannot be had in any language. */
export class TextsMissing extends Error {}

const i18n: i18n = i18next.use(HttpBackend).use(initReactI18next)

i18n.on('languageChanged', (language) => {
  document.documentElement.lang = LANGUAGE_TAGS[languageFor(language) ?? 'en']
})

/** Starts detection (D27) and the loading of the texts every screen has. */
export async function startLanguages(): Promise<void> {
  await i18n.init<HttpBackendOptions>({
    initAsync: false,
    lng: detectLanguage({ servedBy: SERVED_BY, key: LANGUAGE_KEY }),
    supportedLngs: LANGUAGES,
    load: 'languageOnly',
    // Every language is complete, and detection gives English to those whose language we do not speak.
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: company.brand } },
    maxRetries: 1,
    backend: { loadPath: `/locales/{{lng}}/{{ns}}${LOCALE_ENDING}` },
    react: { useSuspense: false },
  })
}

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

/** The language the app speaks now. */
const currentLanguage = (): Language => languageFor(i18n.resolvedLanguage ?? i18n.language ?? 'en') ?? 'en'
