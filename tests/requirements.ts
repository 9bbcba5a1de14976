import { findNginx, HOW_TO_GET_NGINX } from '../tools/hosting/nginx.ts'
import { hasPrism, HOW_TO_GET_PRISM } from './e2e/support/mock-server.ts'
import { howToGetMissing } from './engines/installed.ts'

// Runs before the tests and names the missing programs. CI needs all of them; elsewhere their tests are skipped.
const missing = [
  ...howToGetMissing(),
  ...(findNginx() === undefined ? [HOW_TO_GET_NGINX] : []),
  ...(hasPrism() ? [] : [HOW_TO_GET_PRISM]),
]
if (missing.length > 0) {
  console.warn(`${missing.join('; ')}. ${process.env['CI'] ? 'CI needs all.' : 'Their tests are left out.'}`)
  if (process.env['CI']) process.exitCode = 1
}
