import { securityHeaders } from '../../deploy/security-headers.ts'
import { hashesOfBuild } from './inline-hashes.ts'

/** The security headers of a built app; the environment is what the build was given. */
export const builtHeaders = (
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  securityHeaders({
    ...hashesOfBuild(folder),
    apiUrl: environment['VITE_API_URL'] ?? '',
    reportUrl: environment['CSP_REPORT_URL'],
  })
