import { useSyncExternalStore } from 'react'

// The same width as in legal-page.module.css.
const wide = () => matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the page has room for something at its side. */
export const useIsWide = (): boolean => useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
