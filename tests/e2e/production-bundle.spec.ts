import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGES } from '../../src/i18n/languages.ts'
import { PERSONAS } from '../../src/mocks/faults.ts'
import { DEMO_SIGN_INS } from '../../src/mocks/seed-users.ts'
import { expect, test } from './support/test'
import { longTexts } from './support/texts'

const DIST = join(import.meta.dirname, '../../dist')

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name))

const textFiles = files.filter((name) => /\.(js|css|html|json|svg|txt|map)$/.test(name))

// Texts that only the demo API, its data, its server or its banner contain.
const DEMO_TEXTS = [
  'node_modules/msw',
  '[MSW]',
  'mockServiceWorker',
  'demoFault',
  'demo-banner',
  'demoBanner',
  ...Object.keys(PERSONAS),
  'M3-DM',
  'There is no such call',
  'Only an administrator may do this',
  ...Object.values(DEMO_SIGN_INS).flatMap(({ email, password }) => [email, password]),
]

test('the built app holds nothing of the demo API', () => {
  expect(textFiles.length).toBeGreaterThan(20)
  for (const file of textFiles) {
    const content = readFileSync(file, 'utf8')
    const found = DEMO_TEXTS.filter((trace) => content.includes(trace))
    expect(found, file.slice(DIST.length)).toEqual([])
  }
})

test('the built app holds nothing of the page of the design system', () => {
  expect(files.filter((name) => name.slice(DIST.length).includes('design'))).toEqual([])
  for (const file of textFiles)
    expect(readFileSync(file, 'utf8').includes('The parts of ui'), file.slice(DIST.length)).toBe(false)
})

test('the built scripts hold no texts; those come in one language from their files', () => {
  const scripts = textFiles.filter((name) => name.endsWith('.js'))
  const texts = LANGUAGES.flatMap((language) => longTexts(language))
  expect(texts.length).toBeGreaterThan(100)
  for (const file of scripts) {
    const content = readFileSync(file, 'utf8')
    const found = texts.filter((some) => content.includes(some))
    expect(found, file.slice(DIST.length)).toEqual([])
  }
})

// What the lists of blockers look for in addresses: a page whose script is blocked stays empty.
const BLOCKED_WORDS =
  /^(ads?|adverts?|affiliates?|analytics|banners?|beacons?|clicks?|collect|consent|cookies?|events?|gdpr|logs?|logger|metrics?|newsletter|pixels?|pop-?ups?|promos?|promotions?|reports?|shar(e|ing)|social|sponsor(s|ed)?|stats?|statistics|tags?|telemetry|track(s|er|ers|ing)?|widgets?)$/

test('no script, style sheet or drawing has a name that blockers look for', () => {
  const loaded = files.map((name) => name.slice(DIST.length)).filter((name) => /^\/.+\//.test(name))
  const parts = loaded.flatMap((name) => name.replace(/-[\w-]{8}(?=\.)/, '').split(/[^a-z]+/i))
  expect(parts).toContain('booking')
  expect(parts.filter((part) => BLOCKED_WORDS.test(part))).toEqual([])
})

test('the built app holds no source maps and no paths of the machine it was built on', () => {
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const root = join(DIST, '..')
  for (const file of textFiles) {
    const content = readFileSync(file, 'utf8')
    expect(content.includes(root), file.slice(DIST.length)).toBe(false)
    expect(content.includes('/home/'), file.slice(DIST.length)).toBe(false)
  }
})
