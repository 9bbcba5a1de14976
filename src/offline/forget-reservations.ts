/** The key of the last known reservations in local storage. */
export const OWN_RESERVATIONS_KEY = 'ownReservations'

/** Removes the last known reservations from this browser. */
export function forgetReservations(): void {
  try {
    localStorage.removeItem(OWN_RESERVATIONS_KEY)
  } catch {
    // Where storage is forbidden there is nothing to remove.
  }
}
