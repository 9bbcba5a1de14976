import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'

type Router = ComponentProps<typeof RouterProvider>['router']

/** The whole app: the same tree in the browser and when a page is prerendered. */
export const App = ({ router, queryClient }: { router: Router; queryClient: QueryClient }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)

/** Waits until the router has loaded what its first page needs. */
export const untilInitialized = (router: Router) =>
  new Promise<void>((resolve) => {
    const go = () => router.state.initialized && resolve()
    go()
    router.subscribe(go)
  })
