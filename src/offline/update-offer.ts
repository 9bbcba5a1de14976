import { isBusyAt, type Place } from './busy-places'

let isOffered = false

/** Offers a new release, at once or as soon as the offer does not disturb. */
export function offerUpdate(): void {
  isOffered = true
  placeOffer(location)
}

/** Shows a pending offer at a place where the offer does not disturb, and hides the offer elsewhere. */
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
