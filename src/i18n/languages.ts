interface LanguageFacts {
  /** The language's own name for itself. */
  name: string
  /** For the lang attribute and for Intl; Serbian is in Latin script. */
  tag: string
  /** The same with its country: for long dates, lists and link previews. */
  locale: string
  /** First parts of the browser codes served by this language: its own and those of languages it can stand in for. */
  codes: readonly string[]
  /** The separator of thousands, and that of decimals. */
  group: string
  decimal: string
  /** Whether a space separates the percent sign from its figure. */
  percentSpaced: boolean
  /** What ends a date in figures. */
  dateEnd: '' | '.'
}

/** The languages of the shop, with the facts about each besides its texts. The English texts give the keys' types. */
export const LANGUAGE_FACTS = {
  en: {
    name: 'English',
    tag: 'en',
    locale: 'en-GB',
    codes: ['en'],
    group: ',',
    decimal: '.',
    percentSpaced: false,
    dateEnd: '',
  },
  de: {
    name: 'Deutsch',
    tag: 'de',
    locale: 'de-DE',
    codes: ['de'],
    group: '.',
    decimal: ',',
    percentSpaced: true,
    dateEnd: '',
  },
  sr: {
    name: 'Srpski',
    tag: 'sr-Latn',
    locale: 'sr-Latn-RS',
    codes: ['sr', 'bs', 'cnr', 'hr', 'me', 'sh'],
    group: '.',
    decimal: ',',
    percentSpaced: false,
    dateEnd: '.',
  },
} satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGE_FACTS

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGE_FACTS, code)

/** The codes of the languages, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_FACTS).filter(isLanguage)

/** The shop's language for a code such as 'de-AT' or 'sr_Latn_RS', if the shop has one. */
export function languageFor(code: string): Language | undefined {
  const base = code.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return LANGUAGES.find((language) => LANGUAGE_FACTS[language].codes.includes(base))
}

/** The name under which local storage and a cookie keep the chosen language. */
export const LANGUAGE_KEY = 'i18nextLng'

/** Days for which the cookie keeps the chosen language. */
export const LANGUAGE_COOKIE_DAYS: number = 365
