import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'

import { apiProxy, reportsProxy, upstreamOf } from '../../deploy/api-proxy.ts'
import { builtHeaders } from './headers.ts'
import { nginxConfig } from './nginx-config.ts'
import { findNginx, HOW_TO_GET_NGINX } from './nginx.ts'

// Serves dist with nginx, in the foreground, on PORT, in front of the API at API_URL; `--print` prints nginx's
// configuration instead. docs/hosting.md lists all settings.

// Prints what is wrong with the settings, without a stack trace.
process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(1)
})

function fail(message: string): never {
  throw new Error(message)
}

// Same order as in the build: values from the environment, or from an earlier file, take precedence.
for (const file of ['.env.production.local', '.env.production', '.env.local', '.env'])
  if (existsSync(file)) process.loadEnvFile(file)

const { env } = process
const { API_URL: apiUrl, ERROR_URL: errorUrl } = env
const port = Number(env['PORT'] || 8080)
if (!Number.isInteger(port) || port < 1 || port > 65_535) fail('PORT must be a number from 1 to 65535')
const nginx = findNginx() ?? fail(HOW_TO_GET_NGINX)
const root = resolve('dist')
if (!existsSync(join(root, 'index.html'))) fail('There is no built app: run "npm run build" first')
if (apiUrl && env['VITE_API_URL']) fail('API_URL is for an app built without VITE_API_URL')

const isPrinted = process.argv.includes('--print')
const headers = builtHeaders(root, env)
const api = apiUrl ? apiProxy(upstreamOf(apiUrl), env['API_AUTH'] ?? '') : undefined
const reports = errorUrl ? reportsProxy(upstreamOf(errorUrl)) : undefined
// Created once all settings are known to be valid. A printed folder is not in /run, which a restart empties.
const work = isPrinted ? '/var/lib/nginx' : mkdtempSync(join(tmpdir(), 'struja-nginx-'))
const pid = isPrinted ? '/run/nginx.pid' : join(work, 'nginx.pid')
const config = nginxConfig(readFileSync('deploy/nginx.conf', 'utf8'), {
  port,
  root,
  work,
  pid,
  user: !isPrinted && process.getuid?.() === 0 ? userInfo().username : undefined,
  brotliModule: nginx.brotliModule,
  headers,
  api,
  reports,
  reservationsFrom: env['API_RESERVATIONS_FROM'],
  accessLog: env['ACCESS_LOG'],
})

if (isPrinted) console.info(config)
else run(nginx.path)

function run(path: string): void {
  const file = join(work, 'nginx.conf')
  writeFileSync(file, config)
  const child = spawn(path, ['-e', 'stderr', '-p', work, '-c', file, '-g', 'daemon off;'], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`nginx did not start: ${error.message}`))
  child.on('spawn', () => console.info(`Starting nginx at http://localhost:${port} (Ctrl+C ends it)`))
  child.on('exit', (code) => {
    rmSync(work, { recursive: true, force: true })
    process.exitCode = code ?? 1
  })
}
