import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider, type RouteObject } from 'react-router-dom'

import { authorizeWith } from '@/api/http'
import { createQueryClient, forgetAnswers } from '@/api/query-client'
import { forgetReservations } from '@/offline/last-known-reservations'
import { routes } from '@/routes'
import { currentSession, markExpired, watchSession } from '@/session/session'

type Router = ComponentProps<typeof RouterProvider>['router']

/** The whole app: the same tree in the browser and when a page is prerendered. */
export const App = ({ router, queryClient }: { router: Router; queryClient: QueryClient }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)

/** Puts the app together: its calls carry the session, its answers are those of the person who is here. */
export function createApp(
  createRouter: (table: RouteObject[]) => Router,
  queryClient: QueryClient = createQueryClient(),
) {
  authorizeWith(() => currentSession()?.token, markExpired)
  watchSession((change) => {
    // Without its answers the page of somebody who signs in anew would unmount and lose what is typed.
    if (change === 'renewal') void queryClient.invalidateQueries()
    else {
      forgetAnswers(queryClient)
      forgetReservations()
    }
  })
  const router = createRouter(routes(queryClient))
  return { router, app: <App router={router} queryClient={queryClient} /> }
}

/** Waits until the router has loaded what its first page needs. */
export const untilInitialized = (router: Router) =>
  new Promise<void>((resolve) => {
    const go = () => router.state.initialized && resolve()
    go()
    router.subscribe(go)
  })
