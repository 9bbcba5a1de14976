import { build } from 'vite'

import { finishBuild } from './hosting/finish-build.ts'
import { buildServiceWorker } from './service-worker.ts'

/** Builds the app into dist. What writes pages comes before the last step, which hashes and compresses them. */
export async function buildApp(logLevel: 'info' | 'warn'): Promise<void> {
  await build({ logLevel })
  await buildServiceWorker('dist')
  await finishBuild('dist')
}
