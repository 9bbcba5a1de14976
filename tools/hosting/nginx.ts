import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The nginx installed on this machine. */
export interface Nginx {
  path: string
  /** The module that serves brotli files, if it is installed; it is a package of its own. */
  brotliModule: string | undefined
}

/** A line that says how to install nginx. */
export const HOW_TO_GET_NGINX =
  'nginx is missing (on Debian: "bash .ci/install", or apt-get install nginx libnginx-mod-http-brotli-static)'

/** The installed nginx, if there is one. */
export function findNginx(): Nginx | undefined {
  // The PATH of some users lacks the sbin folders.
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  const path = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
  if (path === undefined) return undefined
  const { stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' })
  const [, modules = ''] = /--modules-path=(\S+)/.exec(stderr) ?? []
  const brotliModule = join(modules, 'ngx_http_brotli_static_module.so')
  return { path, brotliModule: existsSync(brotliModule) ? brotliModule : undefined }
}
