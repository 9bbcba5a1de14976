import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { install, mayInstall } from './apt.ts'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** Chromium runs without its sandbox, as it must for root, and calls nobody by itself. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium there is: the one CHROMIUM_PATH names, Debian's, or Playwright's own. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  return [DEBIAN_CHROMIUM, chromium.executablePath()].find((path) => path !== '' && existsSync(path))
}

/** A Chromium, installed where it is missing and can be; else says how to get one and ends the process. */
export function ensureChromium(): string {
  const path = chromiumPath() ?? installed()
  if (path !== undefined) return path
  console.error(
    process.env['CHROMIUM_PATH']
      ? `CHROMIUM_PATH names no file: ${process.env['CHROMIUM_PATH']}`
      : 'No Chromium found. Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  )
  return process.exit(1)
}

function installed(): string | undefined {
  if (process.env['CHROMIUM_PATH'] || !mayInstall()) return undefined
  console.info('No Chromium found; installing the package of Debian …')
  return install('chromium') ? chromiumPath() : undefined
}
