import type { Place } from './busy-places'
import { dropOthersReservations } from './last-known-reservations'
import { startWorker } from './register-worker'
import { offerUpdate, placeOffer } from './update-offer'

let hasStarted = false

/** Called wherever the visitor comes: starts the service worker the first time, and offers a new release where it does not disturb. */
export function startOffline(place: Place): void {
  placeOffer(place)
  if (hasStarted) return
  hasStarted = true
  dropOthersReservations()
  if (import.meta.env.PROD) startWorker(offerUpdate).catch(() => {})
}
