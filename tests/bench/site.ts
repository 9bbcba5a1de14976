import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

import { preview } from 'vite'

import { apiProxy } from '../../deploy/api-proxy'
import { builtHeaders } from '../../tools/hosting/headers'
import { findNginx, HOW_TO_GET_NGINX } from '../../tools/hosting/nginx'
import { nginxConfig } from '../../tools/hosting/nginx-config'

/** A running server. */
export interface Site {
  /** The address, without a slash at the end. */
  origin: string
  close: () => Promise<void>
}

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4173) + 6

/** Serves built pages as in production, by nginx and compressed; their calls are passed on to the API at `api`. */
export async function serveFolder(folder: string, portOffset: number, api?: string): Promise<Site> {
  const nginx = findNginx()
  if (nginx === undefined) throw new Error(HOW_TO_GET_NGINX)
  const port = FIRST_PORT + portOffset
  const work = mkdtempSync(join(tmpdir(), 'struja-bench-'))
  const config = nginxConfig(readFileSync('deploy/nginx.conf', 'utf8'), {
    port,
    root: folder,
    work,
    pid: join(work, 'nginx.pid'),
    user: process.getuid?.() === 0 ? userInfo().username : undefined,
    brotliModule: nginx.brotliModule,
    headers: builtHeaders(folder, {}),
    api:
      api === undefined
        ? undefined
        : apiProxy({ url: `${api}/api`, nameServers: [], certificates: undefined }, 'bearer'),
    reports: undefined,
    reservationsFrom: undefined,
    accessLog: undefined,
  })
  const file = join(work, 'nginx.conf')
  writeFileSync(file, config)
  const child = spawn(nginx.path, ['-e', 'stderr', '-p', work, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswering(origin, () => child.exitCode !== null)
  return {
    origin,
    close: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(work, { recursive: true, force: true })
    },
  }
}

/** Serves the demo API without latency. */
export async function serveApi(): Promise<Site> {
  process.env['DEMO_LATENCY_MS'] = '0'
  process.env['DEMO_BANNER'] = 'off'
  const server = await preview({
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: FIRST_PORT, strictPort: true },
  })
  return { origin: `http://127.0.0.1:${FIRST_PORT}`, close: () => server.close() }
}

async function untilAnswering(origin: string, hasEnded: () => boolean): Promise<void> {
  for (let isAnswering = false; !isAnswering;) {
    if (hasEnded()) throw new Error('nginx did not start')
    isAnswering = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
