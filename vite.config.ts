import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

import { demoApi } from './src/mocks/vite-plugin.ts'
import { BROWSERS } from './tools/browsers.ts'
import { hostingFiles } from './tools/hosting/plugin.ts'
import { webManifest } from './tools/hosting/web-manifest.ts'
import { prerenderPages } from './tools/prerender/plugin.ts'

const PURE = 'tests/unit/{api,hosting,mocks,rental}/**'

export default defineConfig({
  plugins: [
    react(),
    demoApi(),
    prerenderPages(),
    hostingFiles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/offline/worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: webManifest(),
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['assets/*.{js,css,woff2,json}', 'cars/*.svg', 'favicon.ico'],
      },
    }),
    compression({ threshold: 1024, exclude: /sw\.js$/, logLevel: 'silent' }),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What most pages share comes in two scripts instead of thirty.
        codeSplitting: {
          groups: [
            { name: 'packages', test: /node_modules/, minShareCount: 5 },
            // No first page writes anything.
            {
              name: 'shared',
              test: /\/src\/(api|i18n|rental|session(?!\/use-api-mutation)|ui)\//,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  test: {
    // A core would be kept back otherwise, which on two is half of them.
    maxWorkers: '100%',
    // Generous, so that a busy machine fails no test; a test that waits for what comes never needs it.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'pure', environment: 'node', include: [`${PURE}/*.test.ts`] } },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          setupFiles: ['tests/support/setup.ts'],
          include: ['tests/{unit,screens}/**/*.test.{ts,tsx}'],
          exclude: [PURE],
        },
      },
    ],
  },
})
