import { isBusyAt, type Place } from './busy-places'

let isOffered = false

/** Offers a new release, at once or as soon as it does not disturb. */
export function offerUpdate(): void {
  isOffered = true
  placeOffer(location)
}

/** Shows the offer, if there is one, where it does not disturb; hides it elsewhere. */
export function placeOffer(place: Place): void {
  if (isOffered) show(!isBusyAt(place))
}

function show(isShown: boolean): void {
  import('./update-notice').then(({ showUpdate }) => showUpdate(isShown, decline)).catch(() => {})
}

function decline(): void {
  // The next visit has it anyway.
  isOffered = false
  show(false)
}
