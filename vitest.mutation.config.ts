import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

/** The tests a mutant of `rental` or `api` has to get past, without what only the tests of screens need. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['tests/unit/{rental,api}/**/*.test.ts'],
    // Sets the process's time zone, which the worker threads of mutation testing cannot.
    exclude: ['tests/unit/rental/wall-clock.time-zones.test.ts'],
    setupFiles: ['tests/support/few-runs.ts'],
    // What is instrumented is many times slower.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
