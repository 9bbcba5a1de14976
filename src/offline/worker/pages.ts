import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'

/** The page that can draw any other. */
const SHELL = '/app.html'

/** What is kept from the start, so that a second visit needs no network. */
const FIRST_PAGES = ['/', '/vehicles', '/client', SHELL]

const NETWORK_TIMEOUT_S = 3
const MOST_PAGES = 40

// Of the API's own address, or a file that somebody opens by itself.
const NO_PAGE = [/^\/api(\/|$)/, /^[^?]*\.[^/?]+(\?|$)/]

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
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

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + (pathname.replace(/\/+$/, '') || '/')
}

/** The answer as if it had come without a redirection, which no page may be opened by. */
const direct = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response

/** Answers for pages: by the network, and where it does not answer soon by the page seen last, or by the shell. */
export function keepPages(): void {
  registerRoute(new NavigationRoute(pages.handle.bind(pages), { denylist: NO_PAGE }))
}

/** Fetches the first pages. */
export function fetchPages(event: ExtendableEvent): Promise<unknown>[] {
  return FIRST_PAGES.map((path) => {
    const [response, done] = pages.handleAll({ event, request: new Request(path) })
    return Promise.all([response, done])
  })
}
