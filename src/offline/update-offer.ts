import { isBusyAt, type Place } from './busy-places'

let isOffered = false

/** Notes that there is a new release. It is offered at once, or as soon as the visitor has come elsewhere. */
export function offerUpdate(): void {
  isOffered = true
  placeOffer(location)
}

/** Shows the offer, if there is one, where it does not disturb, and takes it away where it would. */
export function placeOffer(place: Place): void {
  if (isOffered) show(!isBusyAt(place))
}

function show(isShown: boolean): void {
  import('./update-notice').then(({ showUpdate }) => showUpdate(isShown, decline)).catch(() => {})
}

function decline(): void {
  // The next visit has the new release anyway.
  isOffered = false
  show(false)
}
