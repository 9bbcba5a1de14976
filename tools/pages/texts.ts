import { readdirSync, readFileSync } from 'node:fs'

import i18next, { type i18n, type Resource } from 'i18next'

import { company } from '../../src/company.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { textSettings } from '../../src/i18n/text-settings.ts'

const FOLDER = 'public/locales'

/** Every text of a language, by namespace. */
function namespacesOf(language: Language): Resource[string] {
  const files = readdirSync(`${FOLDER}/${language}`)
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8')),
    ]),
  )
}

/** Makes the instance speak the language from the files, without a network. */
export async function speak(language: Language, instance: i18n): Promise<void> {
  const resources = { [language]: namespacesOf(language) }
  await instance.init({
    ...textSettings(company.brand),
    lng: language,
    resources,
    ns: Object.keys(resources[language] ?? {}),
  })
}

/** The texts of a language that stand in a page's head; a text that does not exist fails the build. */
export async function textsOf(language: Language) {
  const instance = i18next.createInstance()
  await speak(language, instance)
  const say = (key: string): string => {
    const [namespace = '', name = ''] = key.split(':')
    const text: unknown = instance.getResource(language, namespace, name)
    if (typeof text !== 'string') throw new Error(`pages: ${language} has no text ${key}`)
    return text
  }
  return { say, title: (key: string): string => instance.t('pageTitle', { title: say(key) }) }
}
