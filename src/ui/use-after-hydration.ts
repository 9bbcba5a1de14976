import { useSyncExternalStore } from 'react'

const unchanged = () => () => {}

/** The value, which has to be the same in each render; while the page is hydrated, what it was prerendered with. */
export const useAfterHydration = <Value>(value: Value, prerendered: Value): Value =>
  useSyncExternalStore(
    unchanged,
    () => value,
    () => prerendered,
  )
