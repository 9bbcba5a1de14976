import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const ROOT = new URL('../../../', import.meta.url)

// Shown through other parts: the toasts by their buttons, the title by the message page.
const SHOWN_BY_OTHERS = ['toaster', 'page-title']

it('the page of the design system shows every part of src/ui', () => {
  const page = readdirSync(new URL('design', ROOT))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(new URL(`design/${name}`, ROOT), 'utf8'))
    .join('')
  const parts = readdirSync(new URL('src/ui', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.replace('.tsx', ''))
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((part) => !page.includes(`'@/ui/${part}'`))).toEqual(SHOWN_BY_OTHERS.toSorted())
})
