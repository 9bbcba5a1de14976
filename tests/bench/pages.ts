import { resolve } from 'node:path'

import { build } from 'vite'

import { buildBaseline } from './baseline-page'
import { openBrowser } from './browser'
import { benchHeap } from './heap'
import { benchLoads, benchScores } from './page-loads'
import { serveApi, serveFolder } from './site'

// Measures the built pages against a baseline page of the same packages; the bounds are those the project promises.
await build({ logLevel: 'warn' })
const baseline = await serveFolder(await buildBaseline(), 1)
const api = await serveApi()
const app = await serveFolder(resolve('dist'), 2, api.origin)
try {
  await benchLoads(baseline.origin, app.origin)
  await benchScores(app.origin)
  const browser = await openBrowser()
  try {
    await benchHeap(browser, app.origin)
  } finally {
    await browser.close()
  }
} finally {
  await Promise.all([baseline, app, api].map(({ close }) => close()))
}
