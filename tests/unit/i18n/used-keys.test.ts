import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { baseOf, NAMESPACES, textsOf } from './locales'
import { askedKeys, sourceFiles } from './source-keys'

const files = sourceFiles()
const asked = files.flatMap(askedKeys)

/** The sources that have to do with a namespace, without the names of classes in them. */
const sourcesOf = (namespace: string) =>
  files
    .map((file) => readFileSync(file, 'utf8').replaceAll(/styles\[[^\]]*\]/g, ''))
    .filter((source) => source.includes(`'${namespace}'`))
    .join('\n')

const keysOf = (namespace: string) => [...new Set([...textsOf('en', namespace).keys()].map(baseOf))]

describe('the sources', () => {
  it('ask for texts', () => {
    expect(asked.length).toBeGreaterThan(100)
  })

  it('ask for none that does not exist', () => {
    const strangers = asked.filter(
      ({ namespaces, pattern }) =>
        !namespaces.some((namespace) => keysOf(namespace).some((key) => pattern.test(key))),
    )
    expect(strangers.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  it.each(NAMESPACES)('ask for every text of %s', (namespace) => {
    const patterns = asked.filter(({ namespaces }) => namespaces.includes(namespace))
    // A key may also be kept in a table and asked for from there.
    const sources = sourcesOf(namespace)
    const unused = keysOf(namespace).filter(
      (key) => !patterns.some(({ pattern }) => pattern.test(key)) && !sources.includes(`'${key}'`),
    )
    expect(unused).toEqual([])
  })

  it('put no words of their own on the screen', () => {
    // Two words or more between tags; a name, a figure or a sign is no text.
    const words = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/<[a-z]\w*[^<>{}]*>\s*([A-ZČĆŽŠĐ][a-z]+ [a-z][^<{]*)</g)].map(
          ([, text]) => `${file}: ${text}`,
        ),
      )
    expect(words).toEqual([])
  })
})
