import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { demoApi } from './src/mocks/vite-plugin.ts'
import { BROWSERS } from './tools/browsers.ts'

export default defineConfig({
  plugins: [react(), demoApi()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: { target: BROWSERS, assetsInlineLimit: 0, manifest: true },
  test: {
    // A core would be kept back otherwise, which on two is half of them.
    maxWorkers: '100%',
    // Generous, so that a busy machine fails no test; a test that waits for what comes never needs it.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: ['tests/unit/{api,hosting,mocks,rental}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          setupFiles: ['tests/support/setup.ts'],
          include: ['tests/{unit,screens}/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/{api,hosting,mocks,rental}/**'],
        },
      },
    ],
  },
})
