import type { Page } from '@playwright/test'

import { BLOCKED_WORKER } from './watch'

/**
 * Opens or reloads a page, and ends once what comes after it has started: the watch over errors and the connection. Its last
 * step asks for the service worker, which these tests block, and the browser says so.
 */
export async function withLaterParts(page: Page, open: () => Promise<unknown>): Promise<void> {
  const hasStarted = page.waitForEvent('console', (message) => message.text().includes(BLOCKED_WORKER))
  await open()
  await hasStarted
}
