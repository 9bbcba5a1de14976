import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'

/** What every page stands in. */
export function RootLayout() {
  const { pathname, search } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    const isNewPage = shown.current !== pathname
    shown.current = pathname
    // Nothing on the page waits for it; without it the focus stays where it was.
    import('@/arrival').then(({ arrive }) => arrive(isNewPage)).catch(() => {})
  }, [pathname, search])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
