import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { NAMESPACES } from './locales'

/** What a source file asks for, by t() or by a whole name such as 'landing:title' in the route table. */
export interface AskedKey {
  file: string
  namespaces: string[]
  /** The key, or the shape of it where a part is put in at run time. */
  pattern: RegExp
  text: string
}

const SOURCES = ['src', 'tools/prerender']

export const sourceFiles = (): string[] =>
  SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('mocks'))
      .map((file) => join(folder, file)),
  ).toSorted()

/** The first argument and the rest of every call of t() in a text. */
function callsOfT(source: string): { key: string; options: string }[] {
  const calls: { key: string; options: string }[] = []
  for (const match of source.matchAll(/(?<![\w.])(?:t|i18next\.t|i18n\.t)\(/g)) {
    let depth = 1
    let comma: number | undefined
    let quote: string | undefined
    const start = match.index + match[0].length
    let end = start
    for (; end < source.length && depth > 0; end += 1) {
      const sign = source[end] ?? ''
      if (quote !== undefined) {
        if (sign === quote) quote = undefined
      } else if (`'"\``.includes(sign)) quote = sign
      else if ('([{'.includes(sign)) depth += 1
      else if (')]}'.includes(sign)) depth -= 1
      else if (sign === ',' && depth === 1) comma ??= end
    }
    calls.push({ key: source.slice(start, comma ?? end - 1), options: source.slice(comma ?? end, end) })
  }
  return calls
}

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The texts between quotes, with a pattern for each: whatever is put in at run time may be anything but empty. */
function literalsIn(code: string): { text: string; pattern: RegExp }[] {
  // What is compared is no key.
  const keys = code.replaceAll(/[!=]==?\s*'[^']*'/g, '')
  const literals = [...keys.matchAll(/'([^']+)'|`([^`]+)`/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  )
  return literals.map((text) => {
    const shape = text
      .split(/\$\{[^}]*\}/)
      .map(quoted)
      .join('.+')
    return { text, pattern: new RegExp(`^${shape}$`) }
  })
}

/** The namespaces a file names for its texts. */
function namespacesIn(source: string): string[] {
  const named = [...source.matchAll(/useTranslation\(\s*(?:\[([^\]]*)\]|('[^']*'))?\s*\)/g)].flatMap(
    ([, list, one]) => [...(list ?? one ?? "'common'").matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  )
  return named.length === 0 ? ['common'] : [...new Set(named)]
}

/** The keys that are named whole, such as 'landing:title'. */
const WHOLE_NAME = /(['`])([a-z]+:[a-z][\w.-]*(?:\$\{[^}]*\})?)\1/gi

/** Everything a source file asks for. */
export function askedKeys(file: string): AskedKey[] {
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
        file,
        text,
        namespaces: namespace === undefined ? own : [namespace],
        pattern: prefix === undefined ? pattern : new RegExp(pattern.source.replace(`${prefix}:`, '')),
      }
    })
  })
}
