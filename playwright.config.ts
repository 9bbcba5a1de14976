import { defineConfig } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath, enginePath, ENGINES } from './tests/engines/installed.ts'
import type { EngineOptions } from './tests/engines/test.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4173)
const ORIGIN = `http://127.0.0.1:${PORT}`

const executablePath = chromiumPath('chromium-headless-shell')

// The tests try what was just built, unless it is built already.
const BUILD = process.env['E2E_SKIP_BUILD'] === '1' ? '' : 'npm run build && '

// Without a browser there is nothing to try; tests/requirements.ts says so.
const unless = (path: string | undefined) => (path === undefined ? '**' : [])

export default defineConfig<object, EngineOptions>({
  projects: [
    // First, since each goes its paths one after the other: a machine starts a browser only once.
    ...ENGINES.map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      testIgnore: unless(enginePath[engineName]()),
      workers: 1,
      use: { engineName },
      // Generous, so that a busy machine fails no path.
      timeout: 180_000,
      expect: { timeout: 30_000 },
    })),
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: unless(executablePath) },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Tests wait too: three keep two cores busy, in nine tenths of the time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    baseURL: ORIGIN,
    locale: 'en-GB',
    timezoneId: 'Europe/Belgrade',
    // Requests are counted and made to fail; the tests of the service worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    launchOptions: {
      // Letters as wide as they are on a customer's screen; without windows they would be rounded to whole pixels.
      args: [...CHROMIUM_ARGUMENTS, '--font-render-hinting=none'],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: `${BUILD}node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: ORIGIN,
    reuseExistingServer: false,
    timeout: 180_000,
    env: { DEMO_LATENCY_MS: '0', DEMO_DATA: 'small', DEMO_BANNER: 'on', VITE_API_URL: '', VITE_API_AUTH: '' },
  },
})
