/** The languages of the shop. English is the type of the others and speaks to everybody else. */
export const LANGUAGES = ['en', 'de', 'sr'] as const

/** One of the languages of the shop. */
export type Language = (typeof LANGUAGES)[number]

interface LanguageFacts {
  /** The language's name in itself. */
  name: string
  /** For the lang attribute and for Intl; Serbian is in Latin script. */
  tag: string
  /** For dates and lists written out. */
  locale: string
  /** For Open Graph. */
  openGraph: string
  /** The browser codes it serves, by their first part: its own, and those whose readers understand it. */
  codes: readonly string[]
  /** What stands between thousands, and before decimals. */
  group: string
  decimal: string
}

/** What is to be known of each language beside its texts (docs/how-to.md, "Add a language"). */
export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: {
    name: 'English',
    tag: 'en',
    locale: 'en-GB',
    openGraph: 'en_GB',
    codes: ['en'],
    group: ',',
    decimal: '.',
  },
  de: {
    name: 'Deutsch',
    tag: 'de',
    locale: 'de',
    openGraph: 'de_DE',
    codes: ['de'],
    group: '.',
    decimal: ',',
  },
  sr: {
    name: 'Srpski',
    tag: 'sr-Latn',
    locale: 'sr-Latn',
    openGraph: 'sr_RS',
    codes: ['sr', 'bs', 'hr', 'me', 'sh'],
    group: '.',
    decimal: ',',
  },
}

/** The shop's language for a code such as 'de-AT' or 'sr_Latn_RS', if it has one. */
export function languageFor(code: string): Language | undefined {
  const base = code.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return LANGUAGES.find((language) => LANGUAGE_FACTS[language].codes.includes(base))
}

/** Under this name the chosen language is kept, in local storage and in a cookie. */
export const LANGUAGE_KEY = 'i18nextLng'

/** Days for which the cookie keeps the chosen language. */
export const LANGUAGE_COOKIE_DAYS: number = 365
