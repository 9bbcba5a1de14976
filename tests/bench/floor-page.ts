import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'

import { build, loadConfigFromFile } from 'vite'

import { compress } from '../../tools/hosting/compress'

const OUT = resolve('node_modules/.cache/bench/floor')

/** Builds the page that the app's pages are compared with: the same packages, minifier and compression, one hero. */
export async function buildFloor(): Promise<string> {
  const app = await loadConfigFromFile({ command: 'build', mode: 'production' })
  if (app === null) throw new Error('The app has no settings for its build')
  const { resolve: packages, build: settings } = app.config
  await build({
    configFile: false,
    root: 'tests/bench/floor',
    logLevel: 'error',
    publicDir: false,
    ...(packages && { resolve: packages }),
    build: { ...settings, rolldownOptions: {}, outDir: OUT, emptyOutDir: true },
  })
  await Promise.all(
    ['favicon.ico', 'cars'].map((name) => cp(`public/${name}`, `${OUT}/${name}`, { recursive: true })),
  )
  await compress(OUT)
  return OUT
}
