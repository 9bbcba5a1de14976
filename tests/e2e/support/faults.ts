import { randomUUID } from 'node:crypto'

import type { BrowserContext } from '@playwright/test'

/** Makes the demo API answer this browser with faults, such as 'vehicles=500,reservations=html*2'. */
export async function askForFaults(
  context: BrowserContext,
  baseURL: string | undefined,
  faults: string,
): Promise<void> {
  // The id keeps the fault counts of two browsers apart.
  const value = `${faults},id=${randomUUID()}`
  await context.addCookies([{ url: baseURL ?? '', name: 'demoFault', value }])
}

/** Makes the demo API answer without faults again. */
export const endFaults = (context: BrowserContext): Promise<void> =>
  context.clearCookies({ name: 'demoFault' })

/** Matches what the browser and the app write into the console when a call fails. */
export const NETWORK_ERRORS =
  /^console error: (Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)|\/\S+ could not be loaded:)/
