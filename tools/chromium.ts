import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

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
  const path = chromiumPath() ?? (mayInstall() ? install() : undefined)
  if (path !== undefined) return path
  console.error(
    process.env['CHROMIUM_PATH']
      ? `CHROMIUM_PATH names no file: ${process.env['CHROMIUM_PATH']}`
      : 'No Chromium found. Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  )
  return process.exit(1)
}

const mayInstall = () =>
  !process.env['CHROMIUM_PATH'] && existsSync('/etc/debian_version') && process.getuid?.() === 0

function install(): string | undefined {
  console.info('No Chromium found; installing the package of Debian …')
  const installed = aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium')
  return installed ? chromiumPath() : undefined
}

/** Runs apt-get without a word; what it said is shown only where it fails. */
function aptGet(...parameters: string[]): boolean {
  const { status, stdout, stderr, error } = spawnSync('apt-get', parameters, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status === 0) return true
  console.error(
    `apt-get ${parameters.join(' ')} failed\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`,
  )
  return false
}
