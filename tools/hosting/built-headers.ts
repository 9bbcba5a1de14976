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
