import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import type { Connect } from 'vite'

import { LANGUAGE_KEY, languageFor, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { paths } from '../../src/paths.ts'

/** The file of the page that is served where there is no other. */
export const FALLBACK = 'app.html'

/** The file of the page at this path. */
export const fileOf = (path: string): string => `${path.slice(1)}.html`

/** The file of the landing page at '/', where the visitor's language decides; English where none is known. */
export const homeFileOf = (language: Language = 'en'): string =>
  language === 'en' ? 'index.html' : `index.${language}.html`

interface LandingFile {
  file: string
  path: string
  language: Language
}

/** Every file of the landing page: at '/' and at the address of each language. */
export const LANDING_FILES: LandingFile[] = LANGUAGES.flatMap((language) => [
  { file: homeFileOf(language), path: paths.home, language },
  { file: fileOf(paths.homeIn(language)), path: paths.homeIn(language), language },
])

/** The language in which the landing page is sent: the one chosen before, else the first the browser asks for. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language | undefined {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_KEY}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
  const wanted = (headers['accept-language'] ?? '').split(',').map((entry) => entry.split(';')[0] ?? '')
  return [chosen ?? '', ...wanted].map(languageFor).find((language) => language !== undefined)
}

/** Serves in `vite preview` each page's own file, as the web server does (deploy/nginx.conf). */
export function servePages(middlewares: Connect.Server, folder: string): void {
  middlewares.use((request, _, next) => {
    const [path = '', query] = (request.url ?? '').split('?')
    const isPage =
      /^(GET|HEAD)$/.test(request.method ?? '') && !/\.\w+$/.test(path) && !path.startsWith('/api')
    if (isPage) {
      const file = path === paths.home ? homeFileOf(languageOf(request)) : fileOf(trimmed(path))
      request.url = `/${existsSync(join(folder, file)) ? file : FALLBACK}${query === undefined ? '' : `?${query}`}`
    }
    next()
  })
}

const trimmed = (path: string): string => path.replace(/(?!^)\/+$/, '')
