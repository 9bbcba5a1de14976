import { readdirSync, readFileSync } from 'node:fs'

import { LANGUAGES, type Language } from '../../../src/i18n/languages.ts'

/** The texts of a namespace by their full keys, such as 'card.seats_one'. */
export type Texts = ReadonlyMap<string, string>

function flatten(value: unknown, key: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(key, value)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      flatten(inner, key === '' ? name : `${key}.${name}`, into)
  else throw new Error(`${key} is neither text nor a group of texts`)
}

/** The file of a language's namespace, as a path from the root of the repository. */
export const fileOf = (language: Language, namespace: string): string =>
  `src/i18n/locales/${language}/${namespace}.json`

function readTexts(language: Language, namespace: string): Texts {
  const texts = new Map<string, string>()
  const file: unknown = JSON.parse(readFileSync(fileOf(language, namespace), 'utf8'))
  flatten(file, '', texts)
  return texts
}

/** The namespaces a language has files for. */
export const namespacesOf = (language: Language): string[] =>
  readdirSync(`src/i18n/locales/${language}`)
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted()

export const NAMESPACES = namespacesOf('en')

/** All texts, by language and namespace. */
const TEXTS: ReadonlyMap<Language, ReadonlyMap<string, Texts>> = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(namespacesOf(language).map((namespace) => [namespace, readTexts(language, namespace)])),
  ]),
)

export const textsOf = (language: Language, namespace: string): Texts =>
  TEXTS.get(language)?.get(namespace) ?? new Map<string, string>()

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The key by which the app asks for a text: without the ending of a plural form. */
export const baseOf = (key: string): string => key.replace(PLURAL, '')

/** The plural form of a key, if it has one. */
export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1]

/** The variables of a text, each once. */
export const variablesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name))].toSorted()
