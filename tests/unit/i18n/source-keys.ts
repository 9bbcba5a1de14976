import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { NAMESPACES } from './locales'

/** A text that a source file asks for, by t() or by a full name like 'landing:title' in the route table. */
export interface UsedKey {
  namespaces: string[]
  /** Matches the key; a part that is filled in at run time matches any text. */
  pattern: RegExp
}

const SOURCES = ['src', 'tools/prerender']

export const sourceFiles = (): string[] =>
  SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('mocks'))
      .map((file) => join(folder, file)),
  ).toSorted()

/** The key and the other arguments of every call of t() in a source text. */
function callsOfT(source: string): { key: string; options: string }[] {
  const calls: { key: string; options: string }[] = []
  for (const match of source.matchAll(/(?<![\w.])(?:t|i18next\.t|i18n\.t)\(/g)) {
    let depth = 1
    let comma: number | undefined
    let quote: string | undefined
    const start = match.index + match[0].length
    let end = start
    for (; end < source.length && depth > 0; end += 1) {
      const character = source[end] ?? ''
      if (quote !== undefined) {
        if (character === quote) quote = undefined
      } else if (`'"\``.includes(character)) quote = character
      else if ('([{'.includes(character)) depth += 1
      else if (')]}'.includes(character)) depth -= 1
      else if (character === ',' && depth === 1) comma ??= end
    }
    calls.push({ key: source.slice(start, comma ?? end - 1), options: source.slice(comma ?? end, end) })
  }
  return calls
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The texts in quotes, each with a pattern: a part filled in at run time matches any text but an empty one. */
function literalsIn(code: string): { text: string; pattern: RegExp }[] {
  // A text that is only compared is not a key.
  const keys = code.replaceAll(/[!=]==?\s*'[^']*'/g, '')
  const literals = [...keys.matchAll(/'([^']+)'|`([^`]+)`/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  )
  return literals.map((text) => {
    const shape = text
      .split(/\$\{[^}]*\}/)
      .map(escapeRegExp)
      .join('.+')
    return { text, pattern: new RegExp(`^${shape}$`) }
  })
}

/** The namespaces that a file names for its texts; 'common' by default. */
function namespacesIn(source: string): string[] {
  const named = [...source.matchAll(/useTranslation\(\s*(?:\[([^\]]*)\]|('[^']*'))?\s*\)/g)].flatMap(
    ([, list, one]) => [...(list ?? one ?? "'common'").matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  )
  return named.length === 0 ? ['common'] : [...new Set(named)]
}

/** A key with its namespace, such as 'landing:title'. */
const WHOLE_NAME = /(['`])([a-z]+:[a-z][\w.-]*(?:\$\{[^}]*\})?)\1/gi

/** All texts that a source file asks for. */
export function usedKeysIn(file: string): UsedKey[] {
  const source = readFileSync(file, 'utf8')
  const own = namespacesIn(source)
  const named = [...source.matchAll(WHOLE_NAME)]
    .filter(([, , name = '']) => NAMESPACES.includes(name.split(':')[0] ?? ''))
    .map(([literal]) => ({ key: literal, options: '' }))
  return [...callsOfT(source), ...named].flatMap(({ key, options }) => {
    const [, ns] = /\bns:\s*'(\w+)'/.exec(options) ?? []
    return literalsIn(key).map(({ text, pattern }) => {
      const [, prefix] = /^(\w+):/.exec(text) ?? []
      const namespace = prefix ?? ns
      return {
        namespaces: namespace === undefined ? own : [namespace],
        pattern: prefix === undefined ? pattern : new RegExp(pattern.source.replace(`${prefix}:`, '')),
      }
    })
  })
}
