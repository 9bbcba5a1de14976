import { readdirSync, readFileSync } from 'node:fs'

import * as v from 'valibot'

import type { Language } from '../../../src/i18n/languages.ts'

const FOLDER = new URL('../../../src/i18n/locales/', import.meta.url)

const NAMESPACES = readdirSync(new URL('en', FOLDER)).map((file) => file.replace('.json', ''))

interface Texts {
  [key: string]: string | Texts
}

const Texts: v.GenericSchema<Texts> = v.record(v.string(), v.union([v.string(), v.lazy(() => Texts)]))

/** All texts of a namespace in a language, by their keys such as 'hero.title'. */
function textsOf(language: Language, namespace: string): Map<string, string> {
  const file = new URL(`${language}/${namespace}.json`, FOLDER)
  const texts = new Map<string, string>()
  const collect = (some: Texts, before: string) => {
    for (const [key, text] of Object.entries(some)) {
      if (typeof text === 'string') texts.set(before + key, text)
      else collect(text, `${before}${key}.`)
    }
  }
  collect(v.parse(Texts, JSON.parse(readFileSync(file, 'utf8'))), '')
  return texts
}

/** The text of a key; throws if the key is unknown. */
export function text(language: Language, namespace: string, key: string): string {
  const found = textsOf(language, namespace).get(key)
  if (found === undefined) throw new Error(`No text ${namespace}:${key} in ${language}`)
  return found
}

/** The translation of an English text; throws if the text is unknown or has several translations. */
export function inLanguage(language: Language, english: string): string {
  const meanings = NAMESPACES.flatMap((namespace) => {
    const own = textsOf(language, namespace)
    return [...textsOf('en', namespace)].flatMap(([key, some]) => (some === english ? [own.get(key)] : []))
  })
  const [found, ...others] = new Set(meanings)
  if (found === undefined || others.length > 0)
    throw new Error(
      `"${english}" has ${others.length + 1} meanings in ${language}: ${[found, ...others].join(', ')}`,
    )
  return found
}

const everyText = (language: Language): Map<string, string> =>
  new Map(NAMESPACES.map((namespace) => textsOf(language, namespace)).flatMap((texts) => Array.from(texts)))

/** Every text of a language that is long enough to be recognised by itself. */
export const longTexts = (language: Language): string[] =>
  Array.from(everyText(language).values()).filter((some) => some.length > 30 && !some.includes('{{'))

/** The keys of texts that are no words of any language, such as 'hero.title' and 'languageUnavailable'. */
export const textNames = (): Set<string> =>
  new Set(Array.from(everyText('en').keys()).filter((name) => /[.A-Z_]/.test(name)))
