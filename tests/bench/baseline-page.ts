import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'

import { build } from 'vite'
import { compression } from 'vite-plugin-compression2'

import { BROWSERS } from '../../tools/browsers'

const OUT_DIR = resolve('node_modules/.cache/bench/baseline')

/** Builds the page that the app's pages are compared with: the same packages, minifier and compression, one hero. */
export async function buildBaseline(): Promise<string> {
  await build({
    configFile: false,
    root: 'tests/bench/baseline',
    logLevel: 'error',
    publicDir: false,
    plugins: [compression({ threshold: 1024, logLevel: 'silent' })],
    build: { target: BROWSERS, assetsInlineLimit: 0, outDir: OUT_DIR, emptyOutDir: true },
  })
  await Promise.all(
    ['favicon.ico', 'cars'].map((name) => cp(`public/${name}`, `${OUT_DIR}/${name}`, { recursive: true })),
  )
  return OUT_DIR
}
