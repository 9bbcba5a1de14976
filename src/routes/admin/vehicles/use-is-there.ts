import { useEffect, useRef } from 'react'

/** Tells whether the component is still on the page, for answers that come late. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return () => isThere.current
}
