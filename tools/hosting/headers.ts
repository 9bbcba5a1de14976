import { securityHeaders } from '../../deploy/security-headers.ts'
import { hashesOfBuild, type InlineHashes } from './inline-hashes.ts'

/** The security headers of a built app, given its folder or its pages' hashes, and the environment of the build. */
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

/** The text of `_headers`, which static hosts such as Netlify and Cloudflare Pages read: headers by path. */
export const headersFile = (security: Readonly<Record<string, string>>): string =>
  Object.entries({
    '/*': security,
    // By default these hosts have browsers ask about everything else each time.
    '/assets/*': { 'Cache-Control': IMMUTABLE },
  })
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
