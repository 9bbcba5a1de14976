import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

import { BROWSERS } from './browsers.ts'
import { apiUrlOf, readEnvironment } from './hosting/environment.ts'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

const KEPT = /^(assets\/.+\.(js|css|woff2)|locales\/.+\.json|(cars|scene)\/.+\.svg|favicon\.ico)$/

/** The files of a built app that its service worker keeps, as paths. */
export const keptFilesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => KEPT.test(name))
    .map((name) => `/${name}`)
    .toSorted()

/** Writes the service worker of a built app, `sw.js`. It is the last file to be made, since it names the others. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      RELEASE_FILES: JSON.stringify(keptFilesOf(folder)),
      FLEET_URL: JSON.stringify(`${apiUrlOf(readEnvironment('.'))}/vehicles`),
    },
    resolve: { alias: { '@': SOURCES } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: {
        input: `${SOURCES}/worker/service-worker.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
