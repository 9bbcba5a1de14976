import i18next, { type CustomTypeOptions, type InitOptions, type i18n } from 'i18next'
import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'

import { LANGUAGE_FACTS, LANGUAGE_KEY, languageFor, LANGUAGES, type Language } from './languages'

/** The texts of one area of the app, in one file per language. */
export type Namespace = keyof CustomTypeOptions['resources']

/** Thrown where an area's texts cannot be loaded. */
export class TranslationsMissingError extends Error {}

const FILES = import.meta.glob<string>('./*/*.json', {
  base: './locales',
  query: '?url',
  import: 'default',
  eager: true,
})

const detector = new LanguageDetector()
const i18n: i18n = i18next.use(detector).use(HttpBackend).use(initReactI18next)

// Whether English stands in for texts that cannot be loaded in the visitor's language.
let isEnglishNeeded = false

// Without a time limit a page could stay blank and a link without effect.
const TEXTS_TIMEOUT_MS = 60_000

/** i18next's options for texts, in the browser and at build time; texts may use {{brand}}. */
export const textOptions = (brand: string) =>
  ({
    supportedLngs: LANGUAGES,
    // Loads English only once a file of texts is missing: each language is complete and needs no second.
    fallbackLng: () => (isEnglishNeeded ? ['en'] : []),
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    react: { useSuspense: false },
  }) satisfies InitOptions

interface LanguageStart {
  brand: string
  /** The language named by the page's address, such as /de. */
  languageOfAddress: () => Language | undefined
}

/** Detects the visitor's language (docs/decisions.md, "Language order") and loads the texts that every page needs. */
export async function startLanguages({ brand, languageOfAddress }: LanguageStart): Promise<void> {
  detector.addDetector({ name: 'address', lookup: languageOfAddress })
  detector.addDetector({ name: 'english', lookup: () => 'en' })
  i18n.on('languageChanged', (language) => {
    const { tag } = LANGUAGE_FACTS[languageFor(language) ?? 'en']
    // Setting lang, even to the same value, makes the browser restyle every element.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  })
  await i18n.init<HttpBackendOptions>({
    ...textOptions(brand),
    detection: {
      order: [
        'address',
        'localStorage',
        'cookie',
        'navigator',
        ...('forAll' in document.documentElement.dataset ? [] : ['htmlTag']),
        'path',
        'subdomain',
        'english',
      ],
      lookupLocalStorage: LANGUAGE_KEY,
      lookupCookie: LANGUAGE_KEY,
      // A detected language is not stored; chooseLanguage() stores a chosen one.
      caches: [],
      convertDetectedLanguage: (code) => languageFor(code) ?? code,
    } satisfies DetectorOptions,
    initAsync: false,
    ns: ['common'],
    maxRetries: 1,
    backend: {
      loadPath: ([language = ''], [namespace]) =>
        FILES[`./${languageFor(language) ?? 'en'}/${namespace}.json`] ?? '',
      requestOptions: () => ({ signal: AbortSignal.timeout(TEXTS_TIMEOUT_MS) }),
    },
  })
}

/**
 * Loads the common texts and those of the areas, in English where they cannot be loaded in the visitor's language.
 * Throws a TranslationsMissingError where they cannot be loaded in English either.
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const wanted: Namespace[] = ['common', ...namespaces]
  await i18n.loadNamespaces(wanted)
  await loadOrInEnglish(currentLanguage(), wanted)
}

/** Loads the texts now in use, in another language. Throws a TranslationsMissingError where they cannot be loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  await i18n.loadLanguages(language)
  await loadMissing(language, namespacesInUse())
}

/** Switches to the language that the address names, without storing that language: the visitor did not choose. */
export async function speakLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return
  await i18n.loadLanguages(language)
  await loadOrInEnglish(language, namespacesInUse())
  await i18n.changeLanguage(language)
}

const namespacesInUse = () => [i18n.options.ns ?? []].flat()

async function loadOrInEnglish(language: Language, namespaces: readonly string[]): Promise<void> {
  try {
    await loadMissing(language, namespaces)
  } catch (error) {
    if (language === 'en') throw error
    isEnglishNeeded = true
    await loadMissing('en', namespaces)
  }
}

async function loadMissing(language: Language, namespaces: readonly string[]): Promise<void> {
  // A file may arrive without any texts.
  const missing = () =>
    namespaces.filter((namespace) => Object.keys(i18n.store.data[language]?.[namespace] ?? {}).length === 0)
  if (missing().length === 0) return
  await i18n.reloadResources([language], missing())
  if (missing().length > 0) throw new TranslationsMissingError()
}

/** The language that the app is shown in now. */
const currentLanguage = (): Language => languageFor(i18n.resolvedLanguage ?? i18n.language ?? '') ?? 'en'
