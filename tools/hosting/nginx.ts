import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The real nginx of this machine. */
export interface Nginx {
  path: string
  /** Its module for files compressed by brotli, which is a package of its own. */
  brotliModule: string | undefined
}

/** How to get nginx, in one line. */
export const HOW_TO_GET_NGINX =
  'nginx is missing (on Debian: "bash .ci/install", or apt-get install nginx libnginx-mod-http-brotli-static)'

/** The nginx there is, if there is one. */
export function findNginx(): Nginx | undefined {
  // Not every user's path has the folders for the administrator.
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  const path = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
  if (path === undefined) return undefined
  const { stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' })
  const [, modules = ''] = /--modules-path=(\S+)/.exec(stderr) ?? []
  const brotliModule = join(modules, 'ngx_http_brotli_static_module.so')
  return { path, brotliModule: existsSync(brotliModule) ? brotliModule : undefined }
}
