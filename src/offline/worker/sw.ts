import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'

import { config } from '@/config'
import { KEPT_AT } from '@/offline/kept-at'

// The service worker. It keeps what is everybody's: files, pages, the fleet. Nothing private goes through its caches, and
// no picture of the API, since a payment slip may be among them (docs/decisions.md, "Offline copies").

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly { url: string }[] }

/** The files of this release, as paths; the build fills them in under the name that Workbox gives them. */
// oxlint-disable-next-line no-underscore-dangle -- Workbox's name
const RELEASE_FILES = self.__WB_MANIFEST.map(({ url }) => `/${url}`)

// A release has some 120; those of the last few stay for the tabs that still run them.
const MOST_RELEASE_FILES = 500
const MOST_PAGES = 40
const PAGE_TIMEOUT_S = 3

const ASSET = /^\/assets\//
const DRAWING = /^\/((cars|drawings)\/|favicon\.ico$)/

/** The page that becomes any other. */
const SHELL = '/app.html'
const FIRST_PAGES = ['/', '/vehicles', SHELL]

// Of the API's own address, or a file that somebody opens by itself.
const NO_PAGE = [/^\/api(\/|$)/, /^[^?]*\.[^/?]+(\?|$)/]

/** Where the browser's cache itself fails, what the network has: the shop goes on without its copies. */
const withoutCache = { handlerDidError: ({ request }: { request: Request }) => fetch(request) }

/** Scripts, styles, fonts and texts: their names carry a hash, so that what is kept is never asked for again. */
const assets = new CacheFirst({
  cacheName: 'release-files',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST_RELEASE_FILES }),
    withoutCache,
  ],
})

/** The drawings: shown as kept, and asked about for the next time. */
const drawings = new StaleWhileRevalidate({ cacheName: 'drawings', plugins: [withoutCache] })

/** Pages: by the network, and where it does not answer soon as they were last, or the shell. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PAGE_TIMEOUT_S,
  plugins: [
    {
      // The choice in the query is read by the app, and changes nothing in the page.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request.url)),
      cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? direct(response) : null),
      handlerDidError: () => caches.match(SHELL),
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
  ],
})

const fleetUrl = new URL(`${config.apiUrl}/vehicles`, location.href).href

/** The fleet: by the API, and where it cannot be reached as it was last. */
const fleet = new NetworkFirst({
  cacheName: 'fleet',
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: ({ response }) => dated(response) }],
})

registerRoute(({ url, sameOrigin }) => sameOrigin && ASSET.test(url.pathname), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && DRAWING.test(url.pathname), drawings)
registerRoute(new NavigationRoute(pages.handle.bind(pages), { denylist: NO_PAGE }))
registerRoute(({ url }) => url.href === fleetUrl, fleet)

self.addEventListener('install', (event) => {
  // An older tab goes on as it is: files of earlier releases stay beside the new ones, and no tab is reloaded.
  void self.skipWaiting()
  const fetchAll = (strategy: Strategy, paths: readonly string[]) =>
    paths.map((path) => Promise.all(strategy.handleAll({ event, request: new Request(path) })))
  const scripts = fetchAll(
    assets,
    RELEASE_FILES.filter((path) => ASSET.test(path)),
  )
  event.waitUntil(
    Promise.all([
      ...scripts.map(async (script) => {
        const [response] = await script
        // Half of a release is none: the worker before stays, and the browser tries again.
        if (!isFile(response)) throw new Error(`${response.url} is not there yet`)
      }),
      ...fetchAll(
        drawings,
        RELEASE_FILES.filter((path) => DRAWING.test(path)),
      ),
      ...fetchAll(pages, FIRST_PAGES),
      // Where it cannot be had it is kept once it is seen.
      Promise.all(fetchAll(fleet, [fleetUrl])).catch(() => undefined),
    ]),
  )
})

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker starts.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

// A page asks whether one of its scripts is of this worker's release.
self.addEventListener('message', ({ data, ports }) => {
  ports[0]?.postMessage(RELEASE_FILES.some((path) => path === data))
})

/** No page: some hosts answer so for a file that is gone. */
function isFile({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('Content-Type')?.startsWith('text/html')
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + (pathname.replace(/\/+$/, '') || '/')
}

/** The answer as if it had come without a redirection, which no page may be opened by. */
function direct(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response
}

/** The answer with the time it came, if it is a list; nothing else takes the place of one. */
async function dated(response: Response): Promise<Response | null> {
  const rows: unknown = await response.json().catch(() => undefined)
  if (response.status !== 200 || !Array.isArray(rows)) return null
  return Response.json(rows, { headers: { [KEPT_AT]: new Date().toISOString() } })
}
