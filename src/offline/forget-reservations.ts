/** Where the own reservations seen last are kept in this browser. */
export const OWN_RESERVATIONS = 'ownReservations'

/** Forgets the reservations that were seen last. */
export function forgetReservations(): void {
  try {
    localStorage.removeItem(OWN_RESERVATIONS)
  } catch {
    // Where storage is forbidden nothing is kept.
  }
}
