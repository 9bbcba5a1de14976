import { useSyncExternalStore } from 'react'

import { nowInBelgrade, type WallClock } from '@/rental/wall-clock'

/** The current minute in Belgrade, read again as it passes. */
export const useCurrentMinute = (): WallClock => useSyncExternalStore(subscribeToMinute, currentMinute)

const currentMinute = (): WallClock => `${nowInBelgrade().slice(0, 16)}:00`

function subscribeToMinute(read: () => void) {
  const timer = setInterval(read, 10_000)
  return () => clearInterval(timer)
}
