import { watchErrors } from '@/error-reports'

import type { Place } from './busy-places'
import { watchConnection } from './connection-bar'
import { dropOthersReservations } from './last-known-reservations'
import { startWorker } from './register-worker'
import { offerUpdate, placeOffer } from './update-offer'

let hasStarted = false

/** Called on every page: starts the service worker and the watch over connection and errors once, and shows or hides the offer of a new release. */
export function startOffline(place: Place): void {
  placeOffer(place)
  if (hasStarted) return
  hasStarted = true
  watchErrors()
  dropOthersReservations()
  watchConnection()
  if (import.meta.env.PROD) startWorker(offerUpdate).catch(() => {})
}
