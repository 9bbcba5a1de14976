import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'

import { App } from '@/app'

const container = document.createElement('div')
let root: Root | undefined

const app = (page: ReactNode, queryClient: QueryClient, path: string) => {
  const router = createMemoryRouter([{ path: '/', element: page }], { initialEntries: [path] })
  return <App router={router} queryClient={queryClient} />
}

/** Puts the prerendered HTML of a page into the document, with no script behind it. */
export function prerenderPage(page: ReactNode): void {
  container.innerHTML = renderToString(app(page, new QueryClient(), '/'))
  document.body.append(container)
  onTestFinished(() => {
    act(() => root?.unmount())
    root = undefined
    container.remove()
  })
}

interface Hydration extends HydrationOptions {
  queryClient?: QueryClient
  /** The page's address, with a query that the prerendered HTML does not know. */
  path?: string
}

/** Hydrates the prerendered page, in slices as in the browser. */
export function hydratePage(
  page: ReactNode,
  { queryClient = new QueryClient(), path = '/', ...options }: Hydration = {},
): void {
  startTransition(() => {
    root = hydrateRoot(container, app(page, queryClient, path), options)
  })
}
