import { spawn } from 'node:child_process'
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
  const isAnswering = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(() => child.exitCode !== null || isAnswering(), { timeout: 30_000 }).toBe(true)
  expect(child.exitCode, 'the web server goes on running').toBeNull()
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
