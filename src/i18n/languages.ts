/** The languages of the shop (section 1). */
export const LANGUAGES = ['en', 'de', 'sr'] as const

/** One of the languages of the shop. */
export type Language = (typeof LANGUAGES)[number]

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', sr: 'Srpski' }

/** The tags for the lang attribute and for Intl; Serbian is in Latin script (D26). */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', de: 'de', sr: 'sr-Latn' }

/** Which language serves a language code: the regions of ours, and those who read Serbian. */
export const SERVED_BY: Record<string, Language> = {
  en: 'en',
  de: 'de',
  sr: 'sr',
  bs: 'sr',
  hr: 'sr',
  me: 'sr',
  sh: 'sr',
}

/** The shop's language for a code such as 'de-AT' or 'sr_Latn_RS', if it has one. */
export function languageFor(code: string): Language | undefined {
  const base = code.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return Object.hasOwn(SERVED_BY, base) ? SERVED_BY[base] : undefined
}

/** Under this name the chosen language is kept, in local storage and in a cookie (D27). */
export const LANGUAGE_KEY = 'i18nextLng'
