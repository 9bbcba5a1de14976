import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import { expect } from '@playwright/test'

/** The port of the tests' web server, next to that of the preview server. */
export const WEB_PORT = Number(process.env['E2E_PORT'] ?? 4173) + 5

/** Serves the built app with nginx as `npm run serve` does; gives a function that stops the server. */
export async function startWebServer(
  environment: Record<string, string>,
  port = WEB_PORT,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/hosting/serve.ts'], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswering(child, `http://127.0.0.1:${port}/`)
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Waits until a server that was just started answers there. */
export async function untilAnswering(server: ChildProcess, url: string): Promise<void> {
  const isAnswering = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(() => server.exitCode !== null || isAnswering(), { timeout: 30_000 }).toBe(true)
  expect(server.exitCode, 'the server goes on running').toBeNull()
}
