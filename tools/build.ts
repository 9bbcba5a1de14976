import { buildApp } from './build-app.ts'

await buildApp(process.argv.includes('--quiet') ? 'warn' : 'info')
