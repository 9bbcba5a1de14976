import type { Proxy } from '../../deploy/api-proxy.ts'
import { PAGE_HEADERS } from '../../deploy/security-headers.ts'
import { LANGUAGE_FACTS, LANGUAGE_KEY, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { SHELL_FILE } from '../prerender/site-files.ts'

/** What the template deploy/nginx.conf leaves open. */
export interface NginxSettings {
  port: number
  /** The folder of the built app. */
  root: string
  /** A folder for what nginx writes while it runs. */
  work: string
  /** The file by which its process is found. */
  pid: string
  /** The user its workers run as; needed only where it is started by root. */
  user: string | undefined
  brotliModule: string | undefined
  headers: Readonly<Record<string, string>>
  /** What stands in front of the API; without it the API is elsewhere. */
  api: Proxy | undefined
  /** What takes reports of errors, if anything does. */
  reports: Proxy | undefined
  /** The file into which every request is written, if any. */
  accessLog: string | undefined
}

// A picture that somebody has sent to the API does nothing when it is opened by itself.
const API_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/** The configuration of nginx, from the template. */
export function nginxConfig(template: string, settings: NginxSettings): string {
  const { user, brotliModule, headers, api, reports } = settings
  const values: Record<string, string> = {
    port: String(settings.port),
    root: plain(settings.root),
    work: plain(settings.work),
    pid: plain(settings.pid),
    user: user === undefined ? '' : `user ${user};`,
    modules: brotliModule === undefined ? '' : `load_module ${brotliModule};`,
    brotli: brotliModule === undefined ? '' : 'brotli_static on;',
    page_headers: Object.entries(headers)
      .filter(([name]) => PAGE_HEADERS.has(name))
      .map(
        ([name, value]) =>
          `map $is_part ${variableOf(name)} { "" ${quoted(value)}; 1 ""; api ${quoted(API_HEADERS[name] ?? '')}; }`,
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
    access_log: settings.accessLog ? `"${plain(settings.accessLog)}"` : 'off',
    api_answers: api === undefined ? '' : String.raw`"~^\d+/api(/|$)" api;`,
    api_server: api?.server ?? '',
    reports_server: reports?.server ?? '',
    reports_location: reports?.location ?? 'return 404;',
    // By this a page knows that reports are taken (src/error-reports.ts).
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

// How much a browser wants a language, from most to least (RFC 9110, 12.4.2); to a tenth, as browsers say it.
const WANTED = [
  String.raw`(?:;q=1(?:\.0*)?)?`,
  ...'987654321'.split('').map((tenth) => String.raw`;q=0?\.${tenth}\d*`),
]

/** Finds the most wanted of the browser's languages that the shop speaks; of those wanted alike the first. */
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

const quoted = (value: string) => `"${plain(value).replaceAll('"', String.raw`\"`)}"`

// nginx would take what follows a dollar sign for a variable, and has no way to write one.
function plain(text: string): string {
  if (/[$\\\n]/.test(text)) throw new Error(`nginx cannot be told: ${text}`)
  return text
}
