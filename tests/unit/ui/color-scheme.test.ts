// @vitest-environment jsdom
import '../../support/setup'
import { readFileSync } from 'node:fs'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { currentColorScheme } from '@/ui/color-scheme'

/** Runs the inline script of the page shell, as a browser does before the first paint. */
function runShellScript() {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? []
  // oxlint-disable-next-line no-implied-eval, no-unsafe-call -- jsdom runs no script by itself, and this one is the shop's own
  new Function(script)()
}

/** Does what a browser does in this tab when another tab has changed the storage. */
const changedElsewhere = (scheme: string | undefined) => {
  if (scheme === undefined) localStorage.removeItem('colorScheme')
  else localStorage.setItem('colorScheme', scheme)
  dispatchEvent(new StorageEvent('storage', { key: 'colorScheme' }))
}

beforeAll(runShellScript)

afterEach(() => {
  delete document.documentElement.dataset['scheme']
})

describe('the colour scheme of another tab', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [undefined, 'system'],
    ['nonsense', 'system'],
  ])('%s is adopted', (chosen, shown) => {
    changedElsewhere(chosen)
    expect(currentColorScheme()).toBe(shown)
    expect(document.documentElement.dataset['scheme']).toBe(chosen ?? '')
  })
})
