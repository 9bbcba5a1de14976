import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

/** The engines of the browsers that people use; Safari's is WebKit. */
export const ENGINES = ['webkit', 'firefox', 'chromium'] as const

export type EngineName = (typeof ENGINES)[number]

/** Chromium runs without its sandbox, as it must for root, and calls nobody by itself. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The screen that nobody sees, for a browser that needs one. */
export const XVFB = '/usr/bin/Xvfb'

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

const firstOf = (paths: string[]) => paths.find((path) => existsSync(path))

/** Debian's Chromium, whole or without windows: the same engine, in which browser tests take little more than half the time. */
type ChromiumPackage = 'chromium' | 'chromium-headless-shell'

/** The Chromium there is: the one CHROMIUM_PATH names, the package wanted, Debian's whole one, or Playwright's own. */
export function chromiumPath(wanted: ChromiumPackage = 'chromium'): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return firstOf(named ? [named] : [`/usr/bin/${wanted}`, '/usr/bin/chromium', chromium.executablePath()])
}

/** The program by which an engine of this machine is started, if there is one. */
export const enginePath: Record<EngineName, () => string | undefined> = {
  chromium: () => chromiumPath('chromium-headless-shell'),
  firefox: () => {
    const named = process.env['FIREFOX_PATH']
    return firstOf(named ? [named] : ['/usr/bin/firefox-esr', '/usr/bin/firefox'])
  },
  webkit: () => (existsSync(XVFB) ? firstOf([WEBKIT_DRIVER]) : undefined),
}

const HOW_TO_GET: Record<EngineName, string> = {
  chromium:
    'Chromium is missing (set CHROMIUM_PATH, or run "bash .ci/install" on Debian, elsewhere "npx playwright install --with-deps chromium")',
  firefox: 'Firefox is missing (set FIREFOX_PATH, or run "bash .ci/install" on Debian)',
  webkit: 'WebKit is missing (on Debian: "bash .ci/install", or apt-get install webkit2gtk-driver xvfb)',
}

/** The Chromium there is; throws how to get one where there is none. */
export function needChromium(): string {
  const path = chromiumPath()
  if (path === undefined) throw new Error(HOW_TO_GET.chromium)
  return path
}

/** How to get the engines that this machine does not have. */
export const howToGetMissing = (): string[] =>
  ENGINES.flatMap((name) => (enginePath[name]() === undefined ? [HOW_TO_GET[name]] : []))
