// What every page loads soon after its first paint, in one script: a new release may remove files loaded later.
import type { Location, NavigateFunction } from 'react-router-dom'

import { startOffline } from '@/offline/start'
import { watchSession } from '@/session/session'
import { followToastLinksWith } from '@/ui/toast-host'

/** Makes the links of toasts navigate within the app, and starts the offline features and error reports. */
export function startLaterParts(location: Location, navigate: NavigateFunction): void {
  followToastLinksWith((to) => void navigate(to))
  startOffline(location)
}

// The toasts of one person are not shown to the next (docs/decisions.md, "A new person, fresh pages").
watchSession((change) => {
  if (change !== 'departure') return
  // Toasts that were shown without the toast script.
  for (const plain of document.querySelectorAll('.plain-toast')) plain.remove()
  if (document.querySelector('.toasts [class*=toast]') === null) return
  import('@/ui/toaster').then(({ dismissToasts }) => dismissToasts()).catch(() => {})
})
