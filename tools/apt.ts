import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this process may install packages of Debian. */
export const mayInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs packages of Debian without what they only recommend; false where that fails. */
export const install = (...packages: string[]): boolean =>
  aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)

/** Runs apt-get without a word; what it said is shown only where it fails. */
function aptGet(...parameters: string[]): boolean {
  const { status, stdout, stderr, error } = spawnSync('apt-get', parameters, {
    encoding: 'utf8',
    // In run level 1 no service is started by being installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  if (status === 0) return true
  console.error(
    `apt-get ${parameters.join(' ')} failed\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`,
  )
  return false
}
