import { useSyncExternalStore } from 'react'

const unchanged = () => () => {}

/** Whether React draws the page by itself: not at build time, nor while it takes over a page drawn then. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    unchanged,
    () => true,
    () => false,
  )
