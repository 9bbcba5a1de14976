import { useSyncExternalStore } from 'react'

import { nowInBelgrade, type WallClock } from '@/rental/wall-clock'

/** The current minute in Belgrade, read again as it passes and whenever the page comes back into view. */
export const useCurrentMinute = (): WallClock => useSyncExternalStore(subscribeToMinute, currentMinute)

/** The current minute in Belgrade. */
export const currentMinute = (): WallClock => `${nowInBelgrade().slice(0, 16)}:00`

// Browsers slow or stop the timer of a page in the background, so the time is read when the page returns.
function subscribeToMinute(read: () => void) {
  const timer = setInterval(read, 10_000)
  document.addEventListener('visibilitychange', read)
  window.addEventListener('focus', read)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', read)
    window.removeEventListener('focus', read)
  }
}
