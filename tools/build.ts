import { build } from 'vite'

import { finishBuild } from './hosting/finish-build.ts'

// Builds the app into dist. What writes pages comes before the last step, which hashes and compresses them.

await build({ logLevel: process.argv.includes('--quiet') ? 'warn' : 'info' })
await finishBuild('dist')
