import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
  type StrategyOptions,
} from 'workbox-strategies'

import { config } from '@/config'
import { KEPT_AT } from '@/offline/kept-at'

// The service worker. It keeps what is everybody's: files, pages, the fleet. Nothing private goes through its caches, and
// no picture of the API, since a payment slip may be among them (docs/decisions.md, "Offline copies").

interface ReleaseFile {
  url: string
  /** Its size in bytes (`sizesAsRevisions`). */
  revision: string
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly ReleaseFile[] }

/** The sizes of this release's files by their paths; the build fills them in under the name that Workbox gives them. */
// oxlint-disable-next-line no-underscore-dangle -- Workbox's name
const RELEASE_FILES = new Map(self.__WB_MANIFEST.map(({ url, revision }) => [`/${url}`, Number(revision)]))
const releaseFiles = (kind: RegExp) => [...RELEASE_FILES.keys()].filter((path) => kind.test(path))

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

const releaseCache = {
  cacheName: 'release-files',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => ((await isWhole(response)) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST_RELEASE_FILES }),
    withoutCache,
  ],
} satisfies StrategyOptions

/** Scripts, styles, fonts and texts: their names carry a hash, so that what is kept is never asked for again. */
const assets = new CacheFirst(releaseCache)
/** The same, where something else has been kept under their names. */
const assetsAnew = new NetworkFirst(releaseCache)

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
  const fetchOne = async (strategy: Strategy, path: string, cache: RequestCache = 'default') => {
    const [response] = await Promise.all(strategy.handleAll({ event, request: new Request(path, { cache }) }))
    return response
  }
  const fetchAsset = async (path: string) => {
    if (await isWhole(await fetchOne(assets, path))) return
    // Half of a release is none: the worker before stays, and the browser tries again.
    if (!(await isWhole(await fetchOne(assetsAnew, path, 'reload'))))
      throw new Error(`${path} is not there yet`)
  }
  event.waitUntil(
    Promise.all([
      ...releaseFiles(ASSET).map(fetchAsset),
      ...releaseFiles(DRAWING).map((path) => fetchOne(drawings, path)),
      ...FIRST_PAGES.map((path) => fetchOne(pages, path)),
      // Where it cannot be had it is kept once it is seen.
      fetchOne(fleet, fleetUrl).catch(() => undefined),
    ]),
  )
})

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker starts.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

// A page asks whether one of its scripts is of this worker's release.
self.addEventListener('message', ({ data, ports }) => {
  ports[0]?.postMessage(RELEASE_FILES.has(String(data)))
})

/** As long as the build made it, and no page: some hosts answer so for a file that is gone. */
async function isWhole(response: Response): Promise<boolean> {
  const isFile = response.status === 200 && !response.headers.get('Content-Type')?.startsWith('text/html')
  const size = RELEASE_FILES.get(new URL(response.url).pathname)
  return isFile && (size === undefined || (await response.clone().blob()).size === size)
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
