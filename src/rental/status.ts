/** What a reservation's status means to people: anything but 'success' and 'failed' is awaiting (section 4). */
export type ReservationStatus = 'success' | 'failed' | 'waiting'

/** The meaning of the API's status text, whatever its case; a missing one is awaiting. */
export function readStatus(text: string | undefined): ReservationStatus {
  const status = text?.trim().toLowerCase()
  return status === 'success' || status === 'failed' ? status : 'waiting'
}
