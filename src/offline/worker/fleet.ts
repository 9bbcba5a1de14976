import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'

import { KEPT_AT } from '@/offline/kept-at'

const address = new URL(FLEET_URL, location.href).href

const fleet = new NetworkFirst({
  cacheName: 'fleet',
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: ({ response }) => dated(response) }],
})

/** The answer with the time it came, if it is a list; nothing else takes the place of one. */
async function dated(response: Response): Promise<Response | null> {
  const rows: unknown = await response.json().catch(() => undefined)
  if (response.status !== 200 || !Array.isArray(rows)) return null
  return Response.json(rows, { headers: { [KEPT_AT]: new Date().toISOString() } })
}

/** Answers for the fleet: by the API, and where it cannot be reached by the fleet seen last. */
export function keepFleet(): void {
  registerRoute(({ url }) => url.href === address, fleet)
}

/** Fetches the fleet; where it cannot be had it will be kept once it is seen. */
export async function fetchFleet(event: ExtendableEvent): Promise<void> {
  const [response, done] = fleet.handleAll({ event, request: new Request(address) })
  await Promise.all([response, done]).catch(() => undefined)
}
