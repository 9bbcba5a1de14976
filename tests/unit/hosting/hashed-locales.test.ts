import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { localeEnding } from '../../../tools/hashed-locales'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'))
  mkdirSync(join(folder, 'en'))
  writeFileSync(join(folder, 'en', 'common.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the ending of the files of texts', () => {
  it('is the same for the same texts', () => {
    expect(localeEnding(folder)).toMatch(/^-[A-Za-z0-9]{6}\.json$/)
    expect(localeEnding(folder)).toBe(localeEnding(folder))
  })

  it('changes with any text', () => {
    const before = localeEnding(folder)
    writeFileSync(join(folder, 'en', 'common.json'), '{"a":"b"}')
    expect(localeEnding(folder)).not.toBe(before)
  })

  it('changes when a file gets another name', () => {
    const before = localeEnding(folder)
    renameSync(join(folder, 'en'), join(folder, 'de'))
    expect(localeEnding(folder)).not.toBe(before)
  })
})
