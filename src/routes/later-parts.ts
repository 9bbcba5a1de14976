// What every page has soon after its first paint, in one lazy script: a release may take away what comes later still.
import { departuresSoFar, watchSession } from '@/session/session'

export { startOffline } from '@/offline/start'
export { ExpiredNotice } from './expired-notice'

// What one person was told is nothing to the next (docs/decisions.md, "A new person, fresh pages").
let departures = departuresSoFar()
watchSession(() => {
  if (departuresSoFar() === departures) return
  departures = departuresSoFar()
  if (document.querySelector('.toasts [class*=toast]') === null) return
  import('@/ui/toaster').then(({ takeBack }) => takeBack()).catch(() => {})
})
