import { useDeferredValue, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, type Location } from 'react-router-dom'

import { isLandingPath, paths } from '@/paths'
import { useDepartures, useIsSignInExpired } from '@/session/session'
import { focusPage } from '@/ui/focus-page'
import { optionalPart } from '@/ui/lazy-part'

const importLaterParts = () => import('./later-parts')
// Never by a reload, which would lose what is typed.
const ExpiredNotice = optionalPart(async () => (await importLaterParts()).ExpiredNotice)

/** The root of every page. */
export function RootLayout() {
  const location = useLocation()
  const navigate = useNavigate()
  const isSignInExpired = useIsSignInExpired()
  // A new person gets fresh pages; somebody who signs in is still the one who filled in what is there.
  const departures = useDepartures()
  // In a second pass: in the first nobody hears yet what the router restores.
  const isMounted = useDeferredValue(true, false)
  // Choosing another language on /de leads to the same page at /.
  const page = (isLandingPath(location.pathname) ? paths.home : location.pathname) + departures
  const shown = useRef(page)
  useEffect(() => {
    const isNewPage = shown.current !== page
    shown.current = page
    if (isNewPage) focusPage()
    // The page does not wait for the service worker.
    importLaterParts()
      .then(({ startLater }) => startLater(location, navigate))
      .catch(() => {})
  }, [location, page, navigate])
  return (
    <>
      <Outlet key={departures} />
      {isSignInExpired && <ExpiredNotice />}
      {isMounted && <ScrollPlaces />}
    </>
  )
}

/** Keeps the scroll of each entry of the history, and of a first page that was scrolled before the script came. */
function ScrollPlaces() {
  const before = useRef(0)
  // The library begins every first page at its top, between these two.
  useInsertionEffect(() => {
    before.current = window.scrollY
  }, [])
  useLayoutEffect(() => {
    if (before.current > 0) window.scrollTo(0, before.current)
  }, [])
  return <ScrollRestoration getKey={placeOf} />
}

// The router calls each first page 'default'; the place kept for one is none for the next.
const placeOf = ({ key }: Location) => (key === 'default' ? String(performance.timeOrigin) : key)
