import { availableParallelism } from 'node:os'

import react from '@vitejs/plugin-react'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

import packageFile from './package.json' with { type: 'json' }
import { OWNER_RULES } from './src/company/company.ts'
import { demoApi } from './src/mocks/vite-plugin.ts'
import { BROWSERS } from './tools/browsers.ts'
import { companyDataCheck } from './tools/company-data.ts'
import { hostingFiles } from './tools/hosting/plugin.ts'
import { webManifest } from './tools/hosting/web-manifest.ts'
import { prerenderPages } from './tools/prerender/plugin.ts'
import { SHARED_SCRIPTS } from './tools/shared-scripts.ts'

const CACHED = ['assets/*.{js,css,woff2,json}', '{cars,drawings}/*.svg', 'favicon.ico'] // Kept for offline use.
// Tests share modules, screen tests also a window, which halves their time; tests of stateful modules run isolated.
const STATEFUL = 'tests/unit/{api,offline,session,ui}/**/*.test.*'
const STATELESS = { include: ['tests/unit/**/*.test.*'], exclude: [STATEFUL] }
const ISOLATED = 'tests/screens/**/*.isolated.test.tsx'
const SCREENS = { environment: 'jsdom', setupFiles: ['tests/support/setup.ts'] }
const CLEAN = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true }
const IN_ONE_WINDOW = { include: ['tests/screens/**/*.test.tsx'], exclude: [ISOLATED], isolate: false }

export default defineConfig({
  plugins: [
    react(),
    demoApi({ rules: OWNER_RULES }),
    prerenderPages(),
    companyDataCheck(),
    hostingFiles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/offline/worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: webManifest(),
      injectManifest: { rollupFormat: 'iife', globPatterns: CACHED },
    }),
    compression({ threshold: 1024, exclude: /sw\.js$/, logLevel: 'silent' }),
  ],
  define: { 'import.meta.env.VERSION': JSON.stringify(packageFile.version) },
  resolve: { alias: { '@': `${import.meta.dirname}/src` } },
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // Every target browser supports modulepreload.
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_SCRIPTS } } },
  },
  test: {
    maxWorkers: availableParallelism() * 2, // Two per core, since tests also spend time waiting.
    testTimeout: 30_000, // Generous, so that a busy machine fails no test; waits inside tests end sooner.
    execArgv: ['--max-semi-space-size=64'], // MB: fewer collections of garbage take 6 % less time.
    ...CLEAN,
    projects: [
      { extends: true, test: { name: 'unit', ...STATELESS, isolate: false } },
      { extends: true, test: { name: 'isolated unit', include: [STATEFUL] } },
      { extends: true, test: { name: 'screens', ...SCREENS, ...IN_ONE_WINDOW } },
      { extends: true, test: { name: 'isolated screens', ...SCREENS, include: [ISOLATED] } },
    ],
  },
})
