import type { Proxy } from '../../deploy/api-proxy.ts'
import { PAGE_HEADERS } from '../../deploy/security-headers.ts'
import { LANGUAGE_FACTS, LANGUAGE_KEY, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { SHELL_FILE } from '../prerender/site-files.ts'

/** The values that fill in the template deploy/nginx.conf. */
export interface NginxSettings {
  port: number
  /** The folder of the built app. */
  root: string
  /** The folder for files that nginx writes while it runs. */
  work: string
  /** The file with nginx's process ID. */
  pid: string
  /** The user that nginx's workers run as; needed only if root starts nginx. */
  user: string | undefined
  brotliModule: string | undefined
  headers: Readonly<Record<string, string>>
  /** The proxy to the API; undefined if the app calls the API at another address. */
  api: Proxy | undefined
  /** The proxy that takes reports of errors, if they are wanted. */
  reports: Proxy | undefined
  /** The file of the access log, if there is one. */
  accessLog: string | undefined
}

// Prevents a picture uploaded to the API from running scripts when it is opened on its own.
const API_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/** The configuration of nginx, from the template. */
export function nginxConfig(template: string, settings: NginxSettings): string {
  const { user, brotliModule, headers, api, reports } = settings
  const values: Record<string, string> = {
    port: String(settings.port),
    root: checkedForNginx(settings.root),
    work: checkedForNginx(settings.work),
    pid: checkedForNginx(settings.pid),
    user: user === undefined ? '' : `user ${user};`,
    modules: brotliModule === undefined ? '' : `load_module ${brotliModule};`,
    brotli: brotliModule === undefined ? '' : 'brotli_static on;',
    page_headers: Object.entries(headers)
      .filter(([name]) => PAGE_HEADERS.has(name))
      .map(
        ([name, value]) =>
          `map $answer_kind ${variableOf(name)} { "" ${quoted(value)}; part ""; api ${quoted(API_HEADERS[name] ?? '')}; }`,
      )
      .join('\n  '),
    headers: Object.entries(headers)
      .map(
        ([name, value]) =>
          `add_header ${name} ${PAGE_HEADERS.has(name) ? variableOf(name) : quoted(value)} always;`,
      )
      .join('\n    '),
    hidden_headers: Object.keys(headers)
      .map((name) => `proxy_hide_header ${name};`)
      .join('\n  '),
    access_log: settings.accessLog ? `"${checkedForNginx(settings.accessLog)}"` : 'off',
    api_answers: api === undefined ? '' : String.raw`"~^\d+/api(/|$)" api;`,
    api_server: api?.server ?? '',
    reports_server: reports?.server ?? '',
    reports_location: reports?.location ?? 'return 404;',
    // This header tells a page that reports are taken (src/watch-errors.ts).
    reports_header: reports ? 'add_header Server-Timing error-reports always;' : '',
    api_location: api?.location ?? 'return 404;',
    shell: SHELL_FILE,
    cookie: LANGUAGE_KEY,
    languages: LANGUAGES.join('|'),
    accepted: acceptedLanguages(),
  }
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`deploy/nginx.conf: nothing is known of {{${name}}}`)
    return value
  })
}

// Patterns of a language's weight (RFC 9110, 12.4.2), from 1 to 0.1, in tenths as browsers send it.
const WANTED = [
  String.raw`(?:;q=1(?:\.0*)?)?`,
  ...'987654321'.split('').map((tenth) => String.raw`;q=0?\.${tenth}\d*`),
]

/** Entries of an nginx map that find the shop's language the browser wants most; the first of equal ones. */
function acceptedLanguages(): string {
  const entryOf = (languages: readonly Language[], wanted: string) =>
    String.raw`(?:${languages.flatMap((language) => LANGUAGE_FACTS[language].codes).join('|')})\b[^,;]*${wanted}\s*(?:,|$)`
  return WANTED.flatMap((wanted) =>
    LANGUAGES.map(
      (language) =>
        `"~*^(?:(?!\\s*${entryOf(LANGUAGES, wanted)})[^,]*,)*\\s*${entryOf([language], wanted)}" ${language};`,
    ),
  ).join('\n    ')
}

const variableOf = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`

const quoted = (value: string) => `"${checkedForNginx(value).replaceAll('"', String.raw`\"`)}"`

// nginx reads a dollar sign as the start of a variable and has no way to escape it.
function checkedForNginx(text: string): string {
  if (/[$\\\n]/.test(text)) throw new Error(`nginx cannot be told: ${text}`)
  return text
}
