import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'

import { build } from 'vite'
import { compression } from 'vite-plugin-compression2'

import { BROWSERS } from '../../tools/browsers'

const OUT = resolve('node_modules/.cache/bench/floor')

/** Builds the page that the app's pages are compared with: the same packages, minifier and compression, one hero. */
export async function buildFloor(): Promise<string> {
  await build({
    configFile: false,
    root: 'tests/bench/floor',
    logLevel: 'error',
    publicDir: false,
    plugins: [compression({ threshold: 1024, logLevel: 'silent' })],
    build: { target: BROWSERS, assetsInlineLimit: 0, outDir: OUT, emptyOutDir: true },
  })
  await Promise.all(
    ['favicon.ico', 'cars'].map((name) => cp(`public/${name}`, `${OUT}/${name}`, { recursive: true })),
  )
  return OUT
}
