export interface HeaderSources {
  /** The API's address from VITE_API_URL; empty if the API answers at the app's own address. */
  apiUrl: string
  /** The hashes of the inline scripts and styles of the built pages, such as 'sha256-…'. */
  scripts: readonly string[]
  styles: readonly string[]
  /** The address for reports of policy violations, if there is one. */
  reportUrl?: string | undefined
}

const TWO_YEARS_S = 63_072_000

// The shop needs none of these features, and code that somebody has injected does not get them either.
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** The headers that only pages and workers obey; with a script, a style or a text they have no effect. */
export const PAGE_HEADERS: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Reporting-Endpoints',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Embedder-Policy',
])

/**
 * The headers of every answer, by name: the one source for nginx, for the preview server and for the headers file of a
 * static host. Throws if an address is not an http(s) URL. docs/security.md says what each header is for.
 */
export function securityHeaders(sources: HeaderSources): Record<string, string> {
  const reportUrl = sources.reportUrl ? addressOf('CSP_REPORT_URL', sources.reportUrl).href : undefined
  return {
    'Content-Security-Policy': contentPolicy(sources, reportUrl),
    ...(reportUrl !== undefined && { 'Reporting-Endpoints': `csp="${reportUrl}"` }),
    'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Loads images of other hosts without cookies; 'require-corp' would refuse those of an ordinary API.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

function contentPolicy({ apiUrl, scripts, styles }: HeaderSources, reportUrl: string | undefined): string {
  const api = apiUrl === '' ? [] : [addressOf('VITE_API_URL', apiUrl).origin]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
    // The API may name pictures on any host; previews of chosen files are blobs, pictures in the styles are data URLs.
    'img-src': ["'self'", 'blob:', 'data:', 'https:', ...api.filter((origin) => origin.startsWith('http:'))],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // For the data that offer-data.tsx writes for search engines, and for the service worker's address.
    'trusted-types': ['json', 'service-worker'],
    ...(reportUrl !== undefined && { 'report-uri': [reportUrl], 'report-to': ['csp'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

const quoted = (hash: string) => `'${hash}'`

// Characters that could end a directive or a quoted text in a server's configuration.
const UNSAFE = /[^\w.:/?=&~%[\]-]/

function addressOf(variable: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || UNSAFE.test(url.href))
    throw new Error(`${variable} must be an http(s) URL`)
  return url
}
