import { useSyncExternalStore } from 'react'

const unchanged = () => () => {}

/**
 * The value, or what the page was prerendered with while it is hydrated. Only where the two differ does the component
 * render again afterwards; `value` has to be the same object in each render.
 */
export const useAfterHydration = <Value>(value: Value, prerendered: Value): Value =>
  useSyncExternalStore(
    unchanged,
    () => value,
    () => prerendered,
  )
