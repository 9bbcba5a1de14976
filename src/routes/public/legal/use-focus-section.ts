import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the section that the address names, as a browser does with an anchor; the router scrolls to it. */
export function useFocusSection(): void {
  const location = useLocation()
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
  }, [location])
}
