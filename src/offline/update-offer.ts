import { isBusyAt } from './places'

let isOffered = false

/** Notes that there is a new release. It is offered at once, or as soon as the visitor has come elsewhere. */
export function offerUpdate(): void {
  isOffered = true
  placeOffer()
}

/** Shows the offer, if there is one, where it does not disturb, and takes it away where it would. */
export function placeOffer(): void {
  if (!isOffered) return
  const isShown = !isBusyAt(location)
  const decline = () => {
    // The next visit has the new release anyway.
    isOffered = false
    void import('./update-notice').then(({ showUpdate }) => showUpdate(false, decline))
  }
  import('./update-notice').then(({ showUpdate }) => showUpdate(isShown, decline)).catch(() => {})
}
