import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'

/** What every page stands in. */
export function RootLayout() {
  const location = useLocation()
  const shown = useRef(location.pathname)
  useEffect(() => {
    const isNewPage = shown.current !== location.pathname
    shown.current = location.pathname
    if (isNewPage) import('@/ui/focus-page').then(({ focusPage }) => focusPage()).catch(() => {})
    // Nothing on the page waits for the service worker and its offers.
    import('@/offline/start').then(({ startOffline }) => startOffline(location)).catch(() => {})
  }, [location])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
