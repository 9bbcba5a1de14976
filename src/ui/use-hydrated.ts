import { useSyncExternalStore } from 'react'

const unchanged = () => () => {}

/** Whether React draws the page by itself: not at build time, nor while it takes over a page drawn then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanged,
    () => true,
    () => false,
  )
