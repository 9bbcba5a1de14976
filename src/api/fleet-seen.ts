import { config } from '@/config'

import { SEEN_AT } from './seen-at'

/** When the fleet was seen that is kept for want of a network; undefined where none is kept. */
export async function fleetSeenAt(): Promise<Date | undefined> {
  // Not in every browser, and forbidden in some windows.
  const copy = await globalThis.caches?.match(`${config.apiUrl}/vehicles`).catch(() => undefined)
  const time = copy?.headers.get(SEEN_AT)
  return time ? new Date(time) : undefined
}
