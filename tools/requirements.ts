import { chromiumPath, HOW_TO_GET_CHROMIUM } from './chromium.ts'
import { findNginx, HOW_TO_GET_NGINX } from './hosting/nginx.ts'

// Runs before the tests: says what they need and do not find. CI must have all of it; elsewhere those tests are left out.
const missing = [
  ...(chromiumPath('chromium-headless-shell') === undefined ? [HOW_TO_GET_CHROMIUM] : []),
  ...(findNginx() === undefined ? [HOW_TO_GET_NGINX] : []),
]
if (missing.length > 0) {
  console.warn(`${missing.join('; ')}. ${process.env['CI'] ? 'CI needs both.' : 'Its tests are left out.'}`)
  if (process.env['CI']) process.exitCode = 1
}
