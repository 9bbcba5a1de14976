import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

/** The tests that run against mutants of `rental` and `api`, without the set-up that only screen tests need. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    include: ['tests/unit/{api,contract,deposit,rental}/**/*.test.ts'],
    // This test sets the process's time zone, which the worker threads of mutation testing cannot do.
    exclude: ['tests/unit/rental/wall-clock.time-zones.test.ts'],
    setupFiles: ['tests/support/few-runs.ts'],
    // Instrumented code is many times slower.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
