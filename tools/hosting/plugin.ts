import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'

import type { Plugin, ResolvedConfig } from 'vite'

import { SECURITY_TXT, securityTxt } from '../../deploy/security-txt.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { LANGUAGE_KEY, languageFor, type Language } from '../../src/i18n/languages.ts'
import { withoutEndSlash } from '../../src/paths.ts'
import { fileOf, SHELL_FILE } from '../prerender/site-files.ts'
import { builtHeaders, headersFile } from './headers.ts'
import { inlineHashes } from './inline-hashes.ts'

/** Writes `_headers` for static hosts, version.json and security.txt; makes `vite preview` answer as nginx does. */
export function hostingFiles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'struja:hosting',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle(_, bundle) {
      const pages = Object.values(bundle).flatMap((file): [string, string][] =>
        file.type === 'asset' && file.fileName.endsWith('.html')
          ? [[file.fileName, String(file.source)]]
          : [],
      )
      const headers = builtHeaders(inlineHashes(Object.fromEntries(pages)), config.env)
      for (const [fileName, source] of [
        ['_headers', headersFile(headers)],
        ['version.json', JSON.stringify(versionOf(config.root))],
        [SECURITY_TXT, securityTxt(new Date())],
      ] as const)
        this.emitFile({ type: 'asset', fileName, source })
    },
    configurePreviewServer({ middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      const headers = new Headers(builtHeaders(folder, config.env))
      middlewares.use((incoming, outgoing, next) => {
        outgoing.setHeaders(headers)
        incoming.url = pageFor(incoming, folder)
        next()
      })
    },
  }
}

/** Version, commit and time of the build. COMMIT, if set, names the commit, such as where git has no repository. */
function versionOf(root: string) {
  const builtAt = new Date().toISOString()
  return { version: packageFile.version, commit: process.env['COMMIT'] || headCommit(root), builtAt }
}

function headCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'unknown'
  }
}

/** The address to serve for a request: the page's own file, or the shell if there is none. */
function pageFor(request: IncomingMessage, folder: string): string {
  const { method = '', url = '' } = request
  const [path = '', query] = url.split('?')
  if (!/^(GET|HEAD)$/.test(method) || /\.\w+$/.test(path) || path.startsWith('/api')) return url
  const names = [languageOf(request), 'en' as const].map((language) =>
    fileOf(withoutEndSlash(path), language),
  )
  const file = [...names, SHELL_FILE].find((name) => existsSync(join(folder, name)))
  return `/${file}${query === undefined ? '' : `?${query}`}`
}

/** The language of the page to send: the one chosen before, else the one the browser wants most, else English. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_KEY}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => ({ code: entry.split(';')[0] ?? '', q: Number(/;q=([\d.]+)/.exec(entry)?.[1] ?? 1) }))
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
  const codes = [chosen ?? '', ...wanted.map(({ code }) => code)]
  return codes.map(languageFor).find((language) => language !== undefined) ?? 'en'
}
