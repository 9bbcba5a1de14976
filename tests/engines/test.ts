import { test as base } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, enginePath, type EngineName } from './installed'
import { startByPuppeteer } from './puppeteer'
import type { Engine } from './tab'
import { Visitor } from './visitor'
import { startWebKit } from './webkit'

/** The port of WebKit's driver, next to those of the tests' servers. */
const DRIVER_PORT = Number(process.env['E2E_PORT'] ?? 4173) + 10

export interface EngineOptions {
  /** The engine in which the tests run. */
  engineName: EngineName
}

interface WorkerFixtures {
  engine: Engine
}

interface Fixtures {
  /** A visitor at a fresh window of the engine, who was never in the shop. */
  visitor: Visitor
}

const start: Record<EngineName, (path: string, env: NodeJS.ProcessEnv) => Promise<Engine>> = {
  chromium: (executablePath, env) =>
    startByPuppeteer({ executablePath, env, args: [...CHROMIUM_ARGUMENTS, '--lang=en-GB'] }),
  firefox: (executablePath, env) =>
    startByPuppeteer({
      browser: 'firefox',
      executablePath,
      env,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
    }),
  webkit: (path, env) => startWebKit(path, DRIVER_PORT, env),
}

/** The `test` for every engine: one browser for all tests, and a fresh window for each. */
export const test = base.extend<Fixtures, EngineOptions & WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, provide) => {
      const path = enginePath[engineName]()
      if (path === undefined) throw new Error(`There is no ${engineName} on this machine`)
      const engine = await start[engineName](path, { ...process.env, TZ: 'Europe/Belgrade' })
      await provide(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],

  visitor: async ({ engine, baseURL }, provide, info) => {
    const tab = await engine.open()
    // Hides the demo's banner.
    await tab.goto(`${baseURL}/favicon.ico`)
    await tab.evaluate(() => localStorage.setItem('struja.demoBanner', 'dismissed'))
    await provide(new Visitor(tab, baseURL ?? ''))
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: await tab.picture(), contentType: 'image/png' })
    await tab.close()
  },
})

export { expect } from '@playwright/test'
