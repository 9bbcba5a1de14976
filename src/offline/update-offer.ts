import { isBusyAt, type PageAddress } from './busy-places'

let isOffered = false

/** Offers a new release, at once or as soon as the offer does not disturb. */
export function offerUpdate(): void {
  isOffered = true
  showOrHideOffer(location)
}

/** Shows a pending offer on a page where the offer does not disturb, and hides the offer on any other. */
export function showOrHideOffer(address: PageAddress): void {
  if (isOffered) show(!isBusyAt(address))
}

function show(isShown: boolean): void {
  import('./update-notice').then(({ showUpdate }) => showUpdate(isShown, decline)).catch(() => {})
}

function decline(): void {
  // The next visit has the new release anyway.
  isOffered = false
  show(false)
}
