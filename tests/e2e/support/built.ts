import { readdirSync, readFileSync } from 'node:fs'

import type { Language } from '../../../src/i18n/languages.ts'

const DIST = new URL('../../../dist/', import.meta.url)

/** The app's start script. */
export const START_SCRIPT = /\/assets\/index-[\w-]+\.js$/

/** The address of the built file whose name matches. */
export function asset(name: RegExp): string {
  const found = readdirSync(new URL('assets', DIST)).find((file) => name.test(file))
  if (found === undefined) throw new Error(`The build has no ${String(name)}: run "npm run build"`)
  return `/assets/${found}`
}

/** The address of a namespace's texts, found by their content: the languages' file names differ only by hash. */
export function textsFile(language: Language, namespace: string): string {
  const content = readJson(new URL(`../src/i18n/locales/${language}/${namespace}.json`, DIST))
  const found = readdirSync(new URL('assets', DIST)).find(
    (file) =>
      file.startsWith(`${namespace}-`) &&
      file.endsWith('.json') &&
      readJson(new URL(`assets/${file}`, DIST)) === content,
  )
  if (found === undefined) throw new Error(`The build has no texts ${namespace} in ${language}`)
  return `/assets/${found}`
}

const readJson = (file: URL): string => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
