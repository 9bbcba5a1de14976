import { config } from '@/config'

import { KEPT_AT } from './kept-at'

/** When the fleet was seen that is kept for want of a network; undefined where none is kept. */
export async function lastKnownFleetAt(): Promise<Date | undefined> {
  // Not in every browser, and forbidden in some windows.
  const copy = await globalThis.caches?.match(`${config.apiUrl}/vehicles`).catch(() => undefined)
  const time = copy?.headers.get(KEPT_AT)
  return time ? new Date(time) : undefined
}
