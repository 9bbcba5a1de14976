import { watchErrors } from '@/watch-errors'

import type { PageAddress } from './busy-places'
import { watchConnection } from './connection-bar'
import { dropOthersReservations } from './last-known-reservations'
import { startWorker } from './register-worker'
import { offerUpdate, showOrHideOffer } from './update-offer'

let hasStarted = false

/** Shows or hides the offer of a new release; the first call also starts the service worker and the watches. */
export function startOffline(address: PageAddress): void {
  showOrHideOffer(address)
  if (hasStarted) return
  hasStarted = true
  watchErrors()
  dropOthersReservations()
  watchConnection()
  if (import.meta.env.PROD) startWorker(offerUpdate).catch(() => {})
}
