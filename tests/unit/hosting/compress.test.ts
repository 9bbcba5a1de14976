import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { compress } from '../../../tools/hosting/compress'

const LONG = 'čćđšž Struja '.repeat(200)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a text has both compressed files beside it, which hold the very same', async () => {
  const file = join(folder, 'assets', 'main.js')
  writeFileSync(file, LONG)
  await compress(folder)
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(LONG)
  expect(readFileSync(file, 'utf8')).toBe(LONG)
})

it('every kind of text is compressed', async () => {
  const kinds = ['html', 'js', 'css', 'svg', 'json', 'txt', 'xml', 'webmanifest']
  for (const kind of kinds) writeFileSync(join(folder, `a.${kind}`), LONG)
  await compress(folder)
  expect(readdirSync(folder).filter((name) => name.endsWith('.br'))).toHaveLength(kinds.length)
})

it('what is short, and what is compressed already, is left as it is', async () => {
  writeFileSync(join(folder, 'short.js'), '1')
  writeFileSync(join(folder, 'font.woff2'), LONG)
  await compress(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['assets', 'font.woff2', 'short.js'])
})
