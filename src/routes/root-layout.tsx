import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'

/** The root of every page. */
export function RootLayout() {
  const location = useLocation()
  const shown = useRef(location.pathname)
  useEffect(() => {
    const isNewPage = shown.current !== location.pathname
    shown.current = location.pathname
    if (isNewPage) import('@/ui/focus-page').then(({ focusPage }) => focusPage()).catch(() => {})
    // The page does not wait for the service worker.
    import('@/offline/start').then(({ startOffline }) => startOffline(location)).catch(() => {})
  }, [location])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
