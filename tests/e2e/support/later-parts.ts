import type { Page } from '@playwright/test'

import { BLOCKED_WORKER } from './watch'

/**
 * Opens or reloads a page and waits until its later parts have started, which watch errors and the connection. Their last
 * step registers the service worker, which these tests block: the wait ends with the browser's message about that.
 */
export async function openWithLaterParts(page: Page, open: () => Promise<unknown>): Promise<void> {
  const hasStarted = page.waitForEvent('console', (message) => message.text().includes(BLOCKED_WORKER))
  await open()
  await hasStarted
}
