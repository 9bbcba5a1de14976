import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { ensureChromium } from './chromium.ts'
import { ensureNginx, HOW_TO_INSTALL } from './hosting/nginx.ts'

// Builds the app and tries it in a real browser; what follows on the command line goes to Playwright.

const fileOf = (address: string | URL) => fileURLToPath(address)
const TSX = import.meta.resolve('tsx')
const BUILD = fileOf(new URL('build.ts', import.meta.url))
const PLAYWRIGHT = fileOf(import.meta.resolve('@playwright/test/cli'))
const ROOT = fileOf(new URL('..', import.meta.url))

let running: ChildProcess | undefined
let stopped = false

/** Runs Node and gives its exit code. */
function run(parameters: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { cwd: ROOT, env: environment, stdio: 'inherit' })
    running = child
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

// The child ends with this process. It ends in good order what it has started when it is interrupted, and only then;
// a terminal interrupts it by itself, and a second interrupt would break it off.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopped = true
    if (signal !== 'SIGINT' || !process.stdin.isTTY) running?.kill('SIGINT')
  })
}
process.on('exit', () => running?.kill())

const chromium = ensureChromium('chromium-headless-shell')
if (ensureNginx() === undefined) console.warn(`${HOW_TO_INSTALL}. The tests of the web server are left out.`)
// The tests talk to the demo API, whatever API the app is otherwise set to.
const environment = { ...process.env, CHROMIUM_PATH: chromium, VITE_API_URL: '', VITE_API_AUTH: '' }

const built =
  process.env['E2E_SKIP_BUILD'] === '1' ? 0 : await run(['--import', TSX, BUILD, '--quiet'], environment)
process.exitCode =
  built !== 0 || stopped ? built || 1 : await run([PLAYWRIGHT, 'test', ...process.argv.slice(2)], environment)
