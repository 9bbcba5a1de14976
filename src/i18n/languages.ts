interface LanguageFacts {
  /** The language's name in itself. */
  name: string
  /** For the lang attribute and for Intl; Serbian is in Latin script. */
  tag: string
  /** The browser codes it serves, by their first part: its own, and those whose readers understand it. */
  codes: readonly string[]
  /** What stands between thousands, and before decimals. */
  group: string
  decimal: string
  /** Whether a percent sign stands apart from its figure. */
  percentSpaced: boolean
}

/** The languages of the shop, with what is to be known of each beside its texts. English types their keys. */
export const LANGUAGE_FACTS = {
  en: {
    name: 'English',
    tag: 'en',
    codes: ['en'],
    group: ',',
    decimal: '.',
    percentSpaced: false,
  },
  de: {
    name: 'Deutsch',
    tag: 'de',
    codes: ['de'],
    group: '.',
    decimal: ',',
    percentSpaced: true,
  },
  sr: {
    name: 'Srpski',
    tag: 'sr-Latn',
    codes: ['sr', 'bs', 'cnr', 'hr', 'me', 'sh'],
    group: '.',
    decimal: ',',
    percentSpaced: false,
  },
} satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGE_FACTS

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGE_FACTS, code)

/** The codes of the languages, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_FACTS).filter(isLanguage)

/** The shop's language for a code such as 'de-AT' or 'sr_Latn_RS', if it has one. */
export function languageFor(code: string): Language | undefined {
  const base = code.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return LANGUAGES.find((language) => LANGUAGE_FACTS[language].codes.includes(base))
}

/** Under this name the chosen language is kept, in local storage and in a cookie. */
export const LANGUAGE_KEY = 'i18nextLng'

/** Days for which the cookie keeps the chosen language. */
export const LANGUAGE_COOKIE_DAYS: number = 365
