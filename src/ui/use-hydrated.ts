import { useSyncExternalStore } from 'react'

const unchanged = () => () => {}

/** Whether the page runs in the browser: false while it is prerendered or hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanged,
    () => true,
    () => false,
  )
