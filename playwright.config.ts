import { defineConfig } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath } from './tools/chromium.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4173)
const ORIGIN = `http://127.0.0.1:${PORT}`

const executablePath = chromiumPath('chromium-headless-shell')

// The tests try what was just built, unless it is built already.
const BUILD = process.env['E2E_SKIP_BUILD'] === '1' ? '' : 'npm run build && '

export default defineConfig({
  testDir: 'tests/e2e',
  // Without a browser there is nothing to try; tools/requirements.ts says so.
  testIgnore: executablePath === undefined ? '**' : [],
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
    // To record costs a third of the time, and nobody opens the records of a clean clone.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: {
      // Letters as wide as they are on a customer's screen; without windows they would be rounded to whole pixels.
      args: [...CHROMIUM_ARGUMENTS, '--font-render-hinting=none'],
      ...(executablePath && { executablePath }),
    },
    // The demo's banner stays out of the way; its own test shows it.
    storageState: {
      cookies: [],
      origins: [{ origin: ORIGIN, localStorage: [{ name: 'struja.demoBanner', value: 'dismissed' }] }],
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
