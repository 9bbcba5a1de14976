import { LEGAL_PAGES, paths } from './paths'
import { serverEntry } from './server-timing'
import { readStored, store } from './storage'

/** The Server-Timing entry of a web server that takes reports (docs/engineering.md, "Reports of errors"). */
const TAKES_REPORTS = 'error-reports'

/** The web server's address for reports. */
const ADDRESS = '/error-reports'

const MOST_IN_A_VISIT = 10
const SENT = 'errorReportsSent'

// The folders of the build. Files elsewhere, such as pictures, may have names that people gave them.
const OWN_FILE = /^\/(assets|cars|drawings)\//

/** Whether the web server takes reports of errors. */
export const reportsErrors = (): boolean => serverEntry(TAKES_REPORTS) !== undefined

/** Starts to report uncaught errors, own files that fail to load, and violations of the content policy. */
export function watchErrors(): void {
  if (!reportsErrors()) return
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  // Load errors do not bubble, so this listens in the capture phase.
  addEventListener('error', ({ target }) => target instanceof Element && reportLoad(target), true)
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send('policy', `${effectiveDirective} ${originOf(blockedURI)}`),
  )
}

/** Reports an error by its name and place in the scripts. The message, which may hold entries, is not sent. */
export function reportError(error: unknown): void {
  // Only an Error has a stack to report.
  const { name, stack = '' } = error instanceof Error ? error : { name: 'Error' }
  send('error', `${name} ${/\/assets\/[^\s/?]+:\d+:\d+/.exec(stack)?.[0] ?? ''}`.trim())
}

function reportLoad(element: Element): void {
  const address = element.getAttribute('src') ?? element.getAttribute('href')
  if (address === null || !URL.canParse(address, location.href)) return
  const { origin, pathname } = new URL(address, location.href)
  if (origin === location.origin && OWN_FILE.test(pathname)) send('load', pathname)
}

/** Counts one more report; gives whether the report may be sent. Where nothing can be counted, none may. */
function countReport(): boolean {
  const sent = Number(readStored(SENT, 'sessionStorage') ?? 0) + 1
  return sent <= MOST_IN_A_VISIT && store(SENT, String(sent), 'sessionStorage')
}

function send(kind: 'error' | 'load' | 'policy', what: string): void {
  if (!reportsErrors() || !countReport()) return
  const report = {
    kind,
    what,
    version: import.meta.env.VERSION,
    page: pageName(),
    engine: engineOf(navigator.userAgent),
  }
  navigator.sendBeacon(ADDRESS, JSON.stringify(report))
}

// Any other address may hold personal data.
function pageName(): string {
  const { pathname } = location
  const own: readonly unknown[] = [...Object.values(paths), ...LEGAL_PAGES.map((page) => paths.legal(page))]
  return own.includes(pathname) ? pathname : 'other'
}

// The browser gives an address, or a word such as 'inline'.
const originOf = (blocked: string) => (URL.canParse(blocked) ? new URL(blocked).origin : blocked)

/** The browser's engine and its main version, such as 'Firefox 140'. */
function engineOf(userAgent: string): string {
  const [, name, version] = /(Firefox|Chrome|Version)\/(\d+)/.exec(userAgent) ?? []
  if (name === undefined) return 'other'
  return `${name === 'Version' ? 'Safari' : name} ${version}`
}
