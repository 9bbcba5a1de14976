import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { install, mayInstall } from './apt.ts'

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

/** A Chromium, installed where it is missing and can be; else says how to get one and ends the process. */
export function ensureChromium(wanted: Package = 'chromium'): string {
  const path = chromiumPath(wanted) ?? installed(wanted)
  if (path !== undefined) return path
  console.error(
    process.env['CHROMIUM_PATH']
      ? `CHROMIUM_PATH names no file: ${process.env['CHROMIUM_PATH']}`
      : 'No Chromium found. Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  )
  return process.exit(1)
}

function installed(wanted: Package): string | undefined {
  if (process.env['CHROMIUM_PATH'] || !mayInstall()) return undefined
  console.info('No Chromium found; installing the package of Debian …')
  // The font is the one that stands in while the shop's own loads.
  return install(wanted, 'fonts-liberation') ? chromiumPath(wanted) : undefined
}
