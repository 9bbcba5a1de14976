import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))

// `tests/a.test.ts` "the name of a test"
const NAMED = /`(tests\/[^`]+)`(?: "([^"]+)")?/g

const named = rows.flatMap((row) => [...row.matchAll(NAMED)].map(([, file = '', name]) => [file, name ?? '']))

const ITEMS = `
1.2.2 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.3.5 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.4.7 3.4.8 3.7.2
5.2.1 5.2.2 5.2.3 5.2.4 5.2.5 5.2.6 7.4.1 7.4.4 14.2.1 14.3.1 14.3.2 14.3.3 16.5.1 16.5.4`
  .trim()
  .split(/\s+/)

describe('the table of docs/security.md', () => {
  it.each(ITEMS)('has item %s, and says who holds it', (item) => {
    const row = rows.find((line) => line.startsWith(`| ${item} `)) ?? ''
    expect(row).toMatch(/`tests\/|\| the API +\|$/)
  })

  it.each(named)('names a test that exists: %s %s', (file, name) => {
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(name)
  })
})
