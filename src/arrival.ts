import type { Place } from '@/offline/places'
import { startWorker } from '@/offline/release'
import { offerUpdate, placeOffer } from '@/offline/update-offer'
import { dropOthersReservations } from '@/session/own-reservations'
import { focusPage } from '@/ui/focus-page'

let hasStarted = false

/** What happens once a place of the app is drawn, and what nothing on it waits for. */
export function arrive(place: Place, isNewPage: boolean): void {
  if (isNewPage) focusPage()
  placeOffer(place)
  if (hasStarted) return
  hasStarted = true
  dropOthersReservations()
  if (import.meta.env.PROD) startWorker(offerUpdate).catch(() => {})
}
