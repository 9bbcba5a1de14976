import type { Place } from './busy-places'
import { dropOthersReservations } from './last-known-reservations'
import { startWorker } from './register-worker'
import { offerUpdate, placeOffer } from './update-offer'

let hasStarted = false

/** Called on every page: starts the service worker once, and shows or hides the offer of a new release. */
export function startOffline(place: Place): void {
  placeOffer(place)
  if (hasStarted) return
  hasStarted = true
  dropOthersReservations()
  if (import.meta.env.PROD) startWorker(offerUpdate).catch(() => {})
}
