import { watchErrors } from '@/error-reports'

import type { Place } from './busy-places'
import { watchConnection } from './connection-bar'
import { dropOthersReservations } from './last-known-reservations'
import { startWorker } from './register-worker'
import { offerUpdate, placeOffer } from './update-offer'

let hasStarted = false

/** Shows or hides the offer of a new release; the first call also starts the service worker and the watches. */
export function startOffline(place: Place): void {
  placeOffer(place)
  if (hasStarted) return
  hasStarted = true
  watchErrors()
  dropOthersReservations()
  watchConnection()
  if (import.meta.env.PROD) startWorker(offerUpdate).catch(() => {})
}
