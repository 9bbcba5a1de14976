import { config } from '@/config'

import { KEPT_AT } from './kept-at'

/** When the kept copy of the fleet was loaded; undefined where there is none. */
export async function lastKnownFleetAt(): Promise<Date | undefined> {
  // Some browsers have no caches, and some windows may not use them.
  const copy = await globalThis.caches?.match(`${config.apiUrl}/vehicles`).catch(() => undefined)
  const time = copy?.headers.get(KEPT_AT)
  return time ? new Date(time) : undefined
}
