import { useDeferredValue, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, type Location } from 'react-router-dom'

import { isLandingPath, paths } from '@/paths'
import { useSessionState } from '@/session/session'
import { isExpired } from '@/session/state'
import { focusPage } from '@/ui/focus-page'

import { ExpiredNotice } from './expired-notice'

export function RootLayout() {
  const location = useLocation()
  const navigate = useNavigate()
  const session = useSessionState()
  // A new person gets fresh pages; a visitor who signs in keeps the page and its entries.
  const { departures } = session
  // In a second render: in the first, nothing listens yet to what the router restores.
  const isMounted = useDeferredValue(true, false)
  // Choosing another language on /de leads to the same page at /.
  const pageKey = (isLandingPath(location.pathname) ? paths.home : location.pathname) + departures
  const shown = useRef(pageKey)
  useEffect(() => {
    const isNewPage = shown.current !== pageKey
    shown.current = pageKey
    if (isNewPage) focusPage()
    // The page does not wait for the service worker.
    import('./later-parts')
      .then(({ updateLaterParts }) => updateLaterParts(location, navigate))
      .catch(() => {})
  }, [location, pageKey, navigate])
  return (
    <>
      <Outlet key={departures} />
      {isExpired(session) && <ExpiredNotice />}
      {isMounted && <ScrollMemory />}
    </>
  )
}

/** Restores the scroll of each history entry, and of a first page scrolled before the script came. */
function ScrollMemory() {
  const scrollBefore = useRef(0)
  // Between these two effects the library scrolls every first page to its top.
  useInsertionEffect(() => {
    scrollBefore.current = window.scrollY
  }, [])
  useLayoutEffect(() => {
    if (scrollBefore.current > 0) window.scrollTo(0, scrollBefore.current)
  }, [])
  return <ScrollRestoration getKey={scrollKeyOf} />
}

// The router keys each first page as 'default'; one page load's scroll must not apply to the next.
const scrollKeyOf = ({ key }: Location) => (key === 'default' ? String(performance.timeOrigin) : key)
