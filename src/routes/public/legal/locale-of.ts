import { LANGUAGE_TAGS, type Language } from '@/i18n/languages'

/** The locale in which dates and lists are written out; English as it is written in Europe. */
export const localeOf = (language: Language): string =>
  language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language]
