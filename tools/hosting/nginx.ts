import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { install, mayInstall } from '../apt.ts'

/** The real nginx of this machine. */
export interface Nginx {
  path: string
  /** Its module for files compressed by brotli, which is a package of its own. */
  brotliModule: string | undefined
}

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static']
const BROTLI = 'ngx_http_brotli_static_module.so'

/** How to get nginx, in one line. */
export const HOW_TO_INSTALL = `No nginx found. On Debian or Ubuntu: apt-get install ${PACKAGES.join(' ')}`

/** The nginx there is, if there is one. */
export function findNginx(): Nginx | undefined {
  // Not every user's path has the folders for the administrator.
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  const path = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
  if (path === undefined) return undefined
  const [, modules = ''] =
    /--modules-path=(\S+)/.exec(spawnSync(path, ['-V'], { encoding: 'utf8' }).stderr) ?? []
  const brotliModule = join(modules, BROTLI)
  return { path, brotliModule: existsSync(brotliModule) ? brotliModule : undefined }
}

/** An nginx, installed where it is missing and can be. */
export function ensureNginx(): Nginx | undefined {
  const found = findNginx()
  if (found !== undefined || !mayInstall()) return found
  console.info('No nginx found; installing the package of Debian …')
  return install(...PACKAGES) ? findNginx() : undefined
}
