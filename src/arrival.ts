import { offerUpdate, placeOffer } from '@/offline/update-offer'
import { startWorker } from '@/offline/release'
import { dropOthersReservations } from '@/session/own-reservations'
import { focusPage } from '@/ui/focus-page'

let hasStarted = false

/** What happens once a place of the app is drawn, and what nothing on it waits for. */
export function arrive(isNewPage: boolean): void {
  if (isNewPage) focusPage()
  placeOffer()
  if (hasStarted) return
  hasStarted = true
  dropOthersReservations()
  if (import.meta.env.PROD) startWorker(offerUpdate).catch(() => {})
}
