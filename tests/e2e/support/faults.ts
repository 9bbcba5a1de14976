import { randomUUID } from 'node:crypto'

import type { BrowserContext } from '@playwright/test'

/** From here on the demo API meets this browser with the faults, such as 'vehicles=500,reservations=html*2'. */
export async function askForFaults(
  context: BrowserContext,
  baseURL: string | undefined,
  faults: string,
): Promise<void> {
  // The mark keeps the counts of two browsers apart.
  const value = `${faults},id=${randomUUID()}`
  await context.addCookies([{ url: baseURL ?? '', name: 'demoFault', value }])
}

/** From here on the demo API answers as it should. */
export const endFaults = (context: BrowserContext): Promise<void> =>
  context.clearCookies({ name: 'demoFault' })

/** What the browser itself writes into the console where a call fails. */
export const NETWORK_COMPLAINTS =
  /^console error: (Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)|\/\S+ could not be loaded:)/
