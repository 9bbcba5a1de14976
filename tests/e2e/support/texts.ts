import type { Language } from '../../../src/i18n/languages.ts'
import { NAMESPACES, textsOf } from '../../unit/i18n/locales'

/** The text of a key; throws if the key is unknown. */
export function text(language: Language, namespace: string, key: string): string {
  const found = textsOf(language, namespace).get(key)
  if (found === undefined) throw new Error(`No text ${namespace}:${key} in ${language}`)
  return found
}

/** The translation of an English text, or the name of a vehicle as it is; throws if the text has several translations. */
export function inLanguage(language: Language, english: string): string {
  const meanings = NAMESPACES.flatMap((namespace) => {
    const own = textsOf(language, namespace)
    return [...textsOf('en', namespace)].flatMap(([key, some]) => (some === english ? [own.get(key)] : []))
  })
  if (meanings.length === 0) return english
  const [found, ...others] = new Set(meanings)
  if (found === undefined || others.length > 0)
    throw new Error(
      `"${english}" has ${others.length + 1} meanings in ${language}: ${[found, ...others].join(', ')}`,
    )
  return found
}

/** Every text of a language that is long enough to be recognised by itself. */
export const longTexts = (language: Language): string[] =>
  NAMESPACES.flatMap((namespace) => Array.from(textsOf(language, namespace).values())).filter(
    (some) => some.length > 30 && !some.includes('{{'),
  )
