import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'

// A release has some 120; those of the last few stay for the tabs that still run them.
const MOST_RELEASE_FILES = 500

/** No page: some hosts answer so for a file that is gone. */
const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('Content-Type')?.startsWith('text/html')

/** Scripts, styles, fonts and texts: their names carry a hash, so that what is kept is never asked for again. */
const releaseFiles = new CacheFirst({
  cacheName: 'release-files',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST_RELEASE_FILES }),
  ],
})

/** The drawings: shown as kept, and asked about for the next time. */
const drawings = new StaleWhileRevalidate({ cacheName: 'drawings' })

const RELEASE_FILE = /^\/(assets|locales)\//
const DRAWING = /^\/(cars\/|scene\/|icon\.svg$)/

/** Answers for the files of the release. Pictures of the API are not kept: a payment slip may be among them. */
export function keepFiles(): void {
  serve(RELEASE_FILE, releaseFiles)
  serve(DRAWING, drawings)
}

function serve(path: RegExp, strategy: Strategy): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && path.test(url.pathname), strategy)
}

/** Fetches what of these files is not kept yet. */
export function fetchFiles(event: ExtendableEvent, paths: readonly string[]): Promise<unknown>[] {
  return paths.map((path) => {
    const strategy = RELEASE_FILE.test(path) ? releaseFiles : drawings
    const [response, done] = strategy.handleAll({ event, request: new Request(path) })
    return Promise.all([response, done])
  })
}
