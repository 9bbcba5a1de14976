import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { baseOf, NAMESPACES, textsOf } from './locales'
import { usedKeysIn, sourceFiles } from './source-keys'

const files = sourceFiles()
const usedKeys = files.flatMap(usedKeysIn)

/** The sources that name a namespace, without the CSS class names in them. */
const sourcesOf = (namespace: string) =>
  files
    .map((file) => readFileSync(file, 'utf8').replaceAll(/styles\[[^\]]*\]/g, ''))
    .filter((source) => source.includes(`'${namespace}'`))
    .join('\n')

const keysOf = (namespace: string) => [...new Set([...textsOf('en', namespace).keys()].map(baseOf))]

describe('the sources', () => {
  it('ask for texts', () => {
    expect(usedKeys.length).toBeGreaterThan(100)
  })

  it.each(NAMESPACES)('ask for every text of %s', (namespace) => {
    const patterns = usedKeys.filter(({ namespaces }) => namespaces.includes(namespace))
    // A key may also stand in a table from which the source asks for it.
    const sources = sourcesOf(namespace)
    const unused = keysOf(namespace).filter(
      (key) => !patterns.some(({ pattern }) => pattern.test(key)) && !sources.includes(`'${key}'`),
    )
    expect(unused).toEqual([])
  })

  it('have no words for the screen outside the files of texts', () => {
    // Finds two or more words between tags; a name, a figure or a symbol is not a text.
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
