import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

import { untilAnswering } from './web-server.ts'

// Offline: fetching Prism would take a test too long.
const API_MOCK = ['run', '--offline', '--silent', 'api:mock', '--']

/** A line that says how to get Prism, the mock server of `npm run api:mock`. */
export const HOW_TO_GET_PRISM = 'Prism is missing ("npm run api:mock -- --version" gets it)'

/** Whether npx has kept Prism on this machine. */
export const hasPrism = (): boolean => spawnSync('npm', [...API_MOCK, '--version']).status === 0

/** Starts a mock server made from the contract alone; gives a function that stops it. */
export async function startMockServer(port: number): Promise<() => Promise<void>> {
  const child = spawn('npm', [...API_MOCK, '--port', String(port), '--verboseLevel', 'error'], {
    // In a process group of its own, since npm does not pass signals on.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilAnswering(child, `http://127.0.0.1:${port}/vehicles`)
  return async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await once(child, 'exit')
  }
}
