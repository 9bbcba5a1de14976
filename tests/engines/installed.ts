import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

/** The engines of the browsers that people use; Safari's is WebKit. */
export const ENGINES = ['webkit', 'firefox', 'chromium'] as const

/** Whether the tests of every engine run: in CI, and by `npm run engines`. */
export const RUNS_ENGINES = process.env['CI'] !== undefined || process.env['E2E_ENGINES'] !== undefined

export type EngineName = (typeof ENGINES)[number]

/** Arguments that run Chromium without its sandbox, as root has to, and without network calls of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The virtual screen, for a browser that needs a screen. */
export const XVFB = '/usr/bin/Xvfb'

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

const firstOf = (paths: string[]) => paths.find((path) => existsSync(path))

/** Debian's Chromium, full or headless: the same engine, but headless the tests take little more than half the time. */
type ChromiumPackage = 'chromium' | 'chromium-headless-shell'

/** The installed Chromium: that of CHROMIUM_PATH, else the wanted package, Debian's full Chromium or Playwright's. */
export function chromiumPath(wanted: ChromiumPackage = 'chromium'): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return firstOf(named ? [named] : [`/usr/bin/${wanted}`, '/usr/bin/chromium', chromium.executablePath()])
}

/** The program that starts an engine, if it is installed on this machine. */
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

/** The installed Chromium; if there is none, throws an error that says how to get it. */
export function requireChromium(): string {
  const path = chromiumPath()
  if (path === undefined) throw new Error(HOW_TO_GET.chromium)
  return path
}

/** Says how to get each engine that the tests need and this machine does not have. */
export const howToGetMissing = (): string[] =>
  (RUNS_ENGINES ? ENGINES : (['chromium'] as const)).flatMap((name) =>
    enginePath[name]() === undefined ? [HOW_TO_GET[name]] : [],
  )
