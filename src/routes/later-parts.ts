// What every page has soon after its first paint, in one lazy script: a release may take away what comes later still.
import type { Location, NavigateFunction } from 'react-router-dom'

import { startOffline } from '@/offline/start'
import { departuresSoFar, watchSession } from '@/session/session'
import { followToastsWith } from '@/ui/toast'

export { ExpiredNotice } from './expired-notice'

/** Follows the links of toasts within the app, and starts what works without a connection. */
export function startLater(location: Location, navigate: NavigateFunction): void {
  followToastsWith((to) => void navigate(to))
  startOffline(location)
}

// What one person was told is nothing to the next (docs/decisions.md, "A new person, fresh pages").
let departures = departuresSoFar()
watchSession(() => {
  if (departuresSoFar() === departures) return
  departures = departuresSoFar()
  // Those without the script of toasts.
  for (const plain of document.querySelectorAll('.plain-toast')) plain.remove()
  if (document.querySelector('.toasts [class*=toast]') === null) return
  import('@/ui/toaster').then(({ takeBack }) => takeBack()).catch(() => {})
})
