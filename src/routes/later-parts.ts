// What every page loads soon after its first paint, in one script: a new release may remove files loaded later.
import type { Location, NavigateFunction } from 'react-router-dom'

import { watchConnection } from '@/offline/connection-bar'
import { dropOthersReservations } from '@/offline/last-known-reservations'
import { startWorker } from '@/offline/register-worker'
import { offerUpdate, showOrHideOffer } from '@/offline/update-offer'
import { watchSession } from '@/session/session'
import { followToastLinksWith } from '@/ui/toast-host'
import { watchErrors } from '@/watch-errors'

watchErrors()
dropOthersReservations()
watchConnection()
if (import.meta.env.PROD) startWorker(offerUpdate).catch(() => {})

/** Makes the links of toasts navigate within the app, and shows or hides the offer of a new release. */
export function updateLaterParts(location: Location, navigate: NavigateFunction): void {
  followToastLinksWith((to) => void navigate(to))
  showOrHideOffer(location)
}

// The toasts of one person are not shown to the next (docs/decisions.md, "A new person, fresh pages").
watchSession((change) => {
  if (change !== 'departure') return
  // Toasts that were shown without the toast script.
  for (const plain of document.querySelectorAll('.plain-toast')) plain.remove()
  import('@/ui/toaster').then(({ dismissToasts }) => dismissToasts()).catch(() => {})
})
