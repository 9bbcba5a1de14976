import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { demoApi } from './src/mocks/vite-plugin.ts'
import { BROWSERS } from './tools/browsers.ts'
import { eagerScripts } from './tools/eager-scripts.ts'
import { hashedLocales } from './tools/hashed-locales.ts'
import { previewHeaders } from './tools/hosting/preview-headers.ts'
import { pages } from './tools/pages/plugin.ts'
import { reachedFrom, type ModuleGraph } from './tools/script-groups.ts'

// The router ships a production build without its developer warnings, but its package names only the other one.
const ROUTER = {
  'react-router/dom': 'dom-export.mjs',
  'react-router': 'index.mjs',
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const everyPageLoads = reachedFrom(path('./src/main.tsx'))
const landingLoads = reachedFrom(path('./src/routes/public/landing/landing-page.tsx'))
const bookingLoads = reachedFrom(path('./src/routes/public/vehicles/vehicles-page.tsx'))
const reservationsLoad = reachedFrom(path('./src/routes/client/reservations/reservations-page.tsx'))

// Parts of packages that the start script names but does not use; they go with the pages that do.
const QUERIES =
  /(query-core|react-query)\/.*(queryObserver|useQuery|useBaseQuery|QueryErrorReset|IsRestoring|suspense|errorBoundary)/
const MUTATIONS = /(query-core|react-query)\/.*(mutationObserver|useMutation)/

// The scripts that several pages load; each module goes into the first that wants it. Few and large ones: a browser
// without HTTP/2 asks for six files at a time.
const SCRIPTS: Record<string, (id: string, graph: ModuleGraph) => boolean> = {
  main: (id, graph) =>
    !QUERIES.test(id) && (everyPageLoads(id, graph) || (landingLoads(id, graph) && bookingLoads(id, graph))),
  lists: (id, graph) => bookingLoads(id, graph) && reservationsLoad(id, graph),
  'vehicles-page': bookingLoads,
}

const group = (name: string) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) => (!MUTATIONS.test(id) && SCRIPTS[name]?.(id, graph) ? name : null),
})

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    eagerScripts('landing-page', ...Object.keys(SCRIPTS)),
    hashedLocales(path('./public/locales')),
    previewHeaders(),
    pages(),
    demoApi(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${path('./src')}/` },
      { find: /^@locales\//, replacement: `${path('./public/locales')}/` },
      { find: /^\.\/infiniteQueryBehavior\.js$/, replacement: path('./tools/no-infinite-queries.ts') },
      // Stands in for a hook that React itself has by now.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ...(mode === 'production'
        ? Object.entries(ROUTER).map(([name, file]) => ({
            find: new RegExp(`^${name}$`),
            replacement: path(`./node_modules/react-router/dist/production/${file}`),
          }))
        : []),
    ],
  },
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Three quarters of a kilobyte smaller than the faster minifier. Nothing here calls `new` on a plain function.
    minify: 'terser',
    terserOptions: {
      module: true,
      compress: { ecma: 2020, passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
    },
    rolldownOptions: {
      output: {
        // Each name stands in the first script; six letters tell the releases apart as well as eight.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: Object.keys(SCRIPTS).map(group),
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
}))
