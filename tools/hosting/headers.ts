import { securityHeaders } from '../../deploy/security-headers.ts'
import { hashesOfBuild, type InlineHashes } from './inline-hashes.ts'

/** The security headers of a built app, by its folder or the hashes of its pages; the environment is what the build was given. */
export const builtHeaders = (
  built: string | InlineHashes,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  securityHeaders({
    ...(typeof built === 'string' ? hashesOfBuild(built) : built),
    apiUrl: environment['VITE_API_URL'] ?? '',
    reportUrl: environment['CSP_REPORT_URL'],
  })

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The file `_headers`, which static hosts such as Netlify and Cloudflare Pages read: rules by path, indented by two. */
export const headersFile = (security: Readonly<Record<string, string>>): string =>
  Object.entries({
    '/*': security,
    // All else is asked about each time, which is those hosts' own rule.
    '/assets/*': { 'Cache-Control': IMMUTABLE },
  })
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
