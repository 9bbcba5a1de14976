import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

/** Debian's Chromium, whole or without windows: the same engine, in which browser tests take little more than half the time. */
type Package = 'chromium' | 'chromium-headless-shell'

/** Chromium runs without its sandbox, as it must for root, and calls nobody by itself. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium there is: the one CHROMIUM_PATH names, the package wanted, Debian's whole one, or Playwright's own. */
export function chromiumPath(wanted: Package = 'chromium'): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  return [`/usr/bin/${wanted}`, '/usr/bin/chromium', chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  )
}

/** How to get a Chromium, in one line. */
export const HOW_TO_GET_CHROMIUM =
  'Chromium is missing (set CHROMIUM_PATH, or run "bash .ci/install" on Debian, elsewhere "npx playwright install --with-deps chromium")'

/** The Chromium there is; without one the process ends with how to get it. */
export function needChromium(): string {
  const path = chromiumPath()
  if (path !== undefined) return path
  console.error(HOW_TO_GET_CHROMIUM)
  return process.exit(1)
}
