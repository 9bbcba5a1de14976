import { useSyncExternalStore } from 'react'

const unchanged = () => () => {}

/** Whether the page is the browser's: not while it is prerendered or hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanged,
    () => true,
    () => false,
  )
