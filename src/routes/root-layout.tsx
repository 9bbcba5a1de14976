import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'

/** What every page stands in. */
export function RootLayout() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Needed by nobody who stays on the first page; without it the focus stays where it was.
    import('@/ui/focus-page').then(({ focusPage }) => focusPage()).catch(() => {})
  }, [pathname])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
