import type { HttpHandler } from 'msw'

import { apiMiddleware } from '@/mocks/api-middleware'

import { listen } from './listen'

/** Serves the handlers over real HTTP until the test ends. */
export function serveHandlers(handlers: HttpHandler[]) {
  const middleware = apiMiddleware(handlers)
  return listen((incoming, outgoing) => {
    middleware(incoming, outgoing, () => outgoing.writeHead(404).end('left to the next'))
  })
}
