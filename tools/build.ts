import { build } from 'vite'

import { finishBuild } from './hosting/finish-build.ts'
import { buildServiceWorker } from './service-worker.ts'

// Builds the app into dist. What writes pages comes before the last step, which hashes and compresses them.

await build({ logLevel: process.argv.includes('--quiet') ? 'warn' : 'info' })
await buildServiceWorker('dist')
await finishBuild('dist')
