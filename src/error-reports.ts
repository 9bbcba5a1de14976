import { LEGAL_PAGES, paths } from './paths'

/** The name by which the web server says, in a header of the page, that it takes reports (docs/decisions.md, "Reports of errors"). */
const TAKES_REPORTS = 'error-reports'

/** Where the web server takes them. */
const ADDRESS = '/error-reports'

const MOST_IN_A_VISIT = 10
const SENT = 'errorReportsSent'

// The folders of the build. Pictures of reservations and vehicles may be anywhere else, under the names people gave them.
const OWN_FILE = /^\/(assets|cars|drawings)\//

let sent = 0

/** Whether errors are reported. */
export const reportsErrors = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.serverTiming.some(({ name }) => name === TAKES_REPORTS),
    )

/** From here on errors that nothing has caught, own files that fail to load and violations of the policy are reported. */
export function watchErrors(): void {
  if (!reportsErrors()) return
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  // What fails to load says so to nobody above it.
  addEventListener('error', ({ target }) => target instanceof Element && reportLoad(target), true)
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send('policy', `${effectiveDirective} ${originOf(blockedURI)}`),
  )
}

/** Reports an error by its name and the place in the scripts. Its message stays: it may hold what somebody has entered. */
export function reportError(error: unknown): void {
  // What is no Error has no place.
  const { name, stack = '' } = error instanceof Error ? error : { name: 'Error' }
  send('error', `${name} ${/\/assets\/[^\s/?]+:\d+:\d+/.exec(stack)?.[0] ?? ''}`.trim())
}

function reportLoad(element: Element): void {
  const address = element.getAttribute('src') ?? element.getAttribute('href')
  if (address === null || !URL.canParse(address, location.href)) return
  const { origin, pathname } = new URL(address, location.href)
  if (origin === location.origin && OWN_FILE.test(pathname)) send('load', pathname)
}

/** Counts one more report; gives whether it may be sent. Where the storage is forbidden or full a visit is a page. */
function countIn(): boolean {
  try {
    sent = Math.max(sent, Number(sessionStorage.getItem(SENT)))
    sessionStorage.setItem(SENT, String(sent + 1))
  } catch {
    // What was sent from this page is known all the same.
  }
  sent += 1
  return sent <= MOST_IN_A_VISIT
}

function send(kind: 'error' | 'load' | 'policy', what: string): void {
  if (!reportsErrors() || !countIn()) return
  const report = {
    kind,
    what,
    version: import.meta.env.VERSION,
    page: pageName(),
    engine: engineOf(navigator.userAgent),
  }
  navigator.sendBeacon(ADDRESS, JSON.stringify(report))
}

// An address of no page of ours may hold anything.
function pageName(): string {
  const { pathname } = location
  const own: readonly unknown[] = [...Object.values(paths), ...LEGAL_PAGES.map((page) => paths.legal(page))]
  return own.includes(pathname) ? pathname : 'other'
}

// An address, or a word such as 'inline'.
const originOf = (blocked: string) => (URL.canParse(blocked) ? new URL(blocked).origin : blocked)

/** The browser's engine and its main version, such as 'Firefox 140'. */
function engineOf(userAgent: string): string {
  const [, name, version] = /(Firefox|Chrome|Version)\/(\d+)/.exec(userAgent) ?? []
  if (name === undefined) return 'other'
  return `${name === 'Version' ? 'Safari' : name} ${version}`
}
