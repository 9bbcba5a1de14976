import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'

/** What every page stands in. */
export function RootLayout() {
  const place = useLocation()
  const shown = useRef(place.pathname)
  useEffect(() => {
    const isNewPage = shown.current !== place.pathname
    shown.current = place.pathname
    // Nothing on the page waits for it; without it the focus stays where it was.
    import('@/arrival').then(({ arrive }) => arrive(place, isNewPage)).catch(() => {})
  }, [place])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
