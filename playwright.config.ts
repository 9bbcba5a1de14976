import { defineConfig } from '@playwright/test'

import {
  CHROMIUM_ARGUMENTS,
  chromiumPath,
  enginePath,
  ENGINES,
  RUNS_ENGINES,
} from './tests/engines/installed.ts'
import type { EngineOptions } from './tests/engines/test.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4173)
const ORIGIN = `http://127.0.0.1:${PORT}`

const executablePath = chromiumPath('chromium-headless-shell')

// Builds the app first, unless E2E_SKIP_BUILD says that it is built already.
const BUILD = process.env['E2E_SKIP_BUILD'] === '1' ? '' : 'npm run build && '

// Ignores the tests of a browser that is not installed; tests/requirements.ts reports it.
const ignoreAllIfMissing = (path: string | undefined) => (path === undefined ? ['**'] : [])

// In Chromium, session, languages and offline of tests/e2e make the same steps, and more.
const REPEATED = { chromium: ['account.spec.ts', 'offline.spec.ts'], firefox: [], webkit: [] }

export default defineConfig<object, EngineOptions>({
  projects: [
    // First, since each engine runs its tests one after the other, so that its browser is started only once.
    ...(RUNS_ENGINES ? ENGINES : []).map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      testIgnore: [...REPEATED[engineName], ...ignoreAllIfMissing(enginePath[engineName]())],
      workers: 1,
      use: { engineName },
      // Generous, so that a busy machine fails no test.
      timeout: 180_000,
      expect: { timeout: 30_000 },
    })),
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: ignoreAllIfMissing(executablePath) },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Tests also wait: three workers keep two cores busy and take a tenth less time than two.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    baseURL: ORIGIN,
    locale: 'en-GB',
    timezoneId: 'Europe/Belgrade',
    // Tests count requests and make them fail, which a service worker would hide; its own tests allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    launchOptions: {
      // Hinting in a headless browser would round letter widths to whole pixels, unlike on a customer's screen.
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
