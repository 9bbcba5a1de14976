import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'

import { config } from '@/config'
import { KEPT_AT } from '@/offline/kept-at'

// The service worker. Its caches hold what is everybody's: files, pages, the fleet; nothing private, and no
// picture of the API, since that may be a payment slip (docs/engineering.md, "Offline copies").

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly { url: string }[] }

/** The paths of this release's files; the build fills in the list under Workbox's own name. */
// oxlint-disable-next-line no-underscore-dangle -- Workbox's name
const RELEASE_FILES = self.__WB_MANIFEST.map(({ url }) => `/${url}`)
const releaseFiles = (kind: RegExp) => RELEASE_FILES.filter((path) => kind.test(path))

// A release has some 120 files; those of the last few releases stay for tabs that still run them.
const MOST_RELEASE_FILES = 500
const MOST_PAGES = 40
const PAGE_TIMEOUT_S = 3

const ASSET = /^\/assets\//
const DRAWING = /^\/((cars|drawings)\/|favicon\.ico$)/

/** The empty page in which the app shows any path. */
const SHELL = '/app.html'
const FIRST_PAGES = ['/', '/vehicles', SHELL]

// Navigations that are no page: an address of the API, or a file that somebody opens by itself.
const NOT_A_PAGE = [/^\/api(\/|$)/, /^[^?]*\.[^/?]+(\?|$)/]

/** Answers from the network where the browser's cache itself fails: the shop works without its copies. */
const withoutCache = { handlerDidError: ({ request }: { request: Request }) => fetch(request) }

/** Scripts, styles, fonts and texts: their names carry a hash, so that a kept file is never fetched again. */
const assets = new CacheFirst({
  cacheName: 'release-files',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST_RELEASE_FILES }),
    withoutCache,
  ],
})

/** The drawings: answered from the cache, and fetched again for the next time. */
const drawings = new StaleWhileRevalidate({ cacheName: 'drawings', plugins: [withoutCache] })

/** Pages: from the network; where that does not answer soon, the last copy, else the shell. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PAGE_TIMEOUT_S,
  plugins: [
    {
      // The HTML is the same for every query, which only the app reads.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request.url)),
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.status === 200 ? withoutRedirectMark(response) : null),
      handlerDidError: () => caches.match(SHELL),
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
  ],
})

const fleetUrl = new URL(`${config.apiUrl}/vehicles`, location.href).href

/** The fleet: from the API; where that cannot be reached, the last copy. */
const fleet = new NetworkFirst({
  cacheName: 'fleet',
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: ({ response }) => withTimeKept(response) }],
})

registerRoute(({ url, sameOrigin }) => sameOrigin && ASSET.test(url.pathname), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && DRAWING.test(url.pathname), drawings)
registerRoute(new NavigationRoute(pages.handle.bind(pages), { denylist: NOT_A_PAGE }))
registerRoute(({ url }) => url.href === fleetUrl, fleet)

self.addEventListener('install', (event) => {
  // Open tabs keep their release: files of earlier releases stay beside the new ones, and no tab is reloaded.
  void self.skipWaiting()
  const fetchOne = async (strategy: Strategy, path: string) => {
    const [response] = await Promise.all(strategy.handleAll({ event, request: new Request(path) }))
    return response
  }
  const fetchAsset = async (path: string) => {
    // An incomplete release is not installed: the previous worker stays, and the browser tries again.
    if (!isFile(await fetchOne(assets, path))) throw new Error(`${path} is not there yet`)
  }
  event.waitUntil(
    Promise.all([
      ...releaseFiles(ASSET).map(fetchAsset),
      ...releaseFiles(DRAWING).map((path) => fetchOne(drawings, path)),
      ...FIRST_PAGES.map((path) => fetchOne(pages, path)),
      // A fleet that cannot be fetched now is kept once a page reads the fleet.
      fetchOne(fleet, fleetUrl).catch(() => undefined),
    ]),
  )
})

self.addEventListener('activate', (event) => {
  // Navigation preload fetches the page while the worker starts.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

// A page asks whether one of its scripts belongs to this worker's release.
self.addEventListener('message', ({ data, ports }) => {
  ports[0]?.postMessage(RELEASE_FILES.includes(String(data)))
})

/** Whether an answer is a file, not HTML, which some hosts send for a file that is gone. */
const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('Content-Type')?.startsWith('text/html')

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + (pathname.replace(/\/+$/, '') || '/')
}

/** The answer without its mark of a redirection: a browser refuses to open a page by a redirected answer. */
function withoutRedirectMark(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response
}

/** A list with the time it came; null for any other answer, which must not replace a kept list. */
async function withTimeKept(response: Response): Promise<Response | null> {
  const rows: unknown = await response.json().catch(() => undefined)
  if (response.status !== 200 || !Array.isArray(rows)) return null
  return Response.json(rows, { headers: { [KEPT_AT]: new Date().toISOString() } })
}
