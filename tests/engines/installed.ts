import { existsSync } from 'node:fs'

import { chromiumPath, HOW_TO_GET_CHROMIUM } from '../../tools/chromium.ts'

/** The engines of the browsers that people use; Safari's is WebKit. */
export const ENGINES = ['webkit', 'firefox', 'chromium'] as const

export type EngineName = (typeof ENGINES)[number]

/** The screen that nobody sees, for a browser that needs one. */
export const XVFB = '/usr/bin/Xvfb'

/** The program by which an engine of this machine is started, if there is one. */
export const enginePath: Record<EngineName, () => string | undefined> = {
  chromium: () => chromiumPath('chromium-headless-shell'),
  firefox: () => {
    const named = process.env['FIREFOX_PATH']
    return (named ? [named] : ['/usr/bin/firefox-esr', '/usr/bin/firefox']).find((path) => existsSync(path))
  },
  webkit: () => [WEBKIT_DRIVER].find((path) => existsSync(path) && existsSync(XVFB)),
}

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

const HOW_TO_GET: Record<EngineName, string> = {
  chromium: HOW_TO_GET_CHROMIUM,
  firefox: 'Firefox is missing (set FIREFOX_PATH, or run "bash .ci/install" on Debian)',
  webkit: 'WebKit is missing (on Debian: "bash .ci/install", or apt-get install webkit2gtk-driver xvfb)',
}

/** How to get the engines that this machine does not have. */
export const howToGetMissing = (): string[] =>
  ENGINES.flatMap((name) => (enginePath[name]() === undefined ? [HOW_TO_GET[name]] : []))
