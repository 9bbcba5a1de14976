/** The longest purpose the QR code admits (facts, section 2). */
const PURPOSE_MAX_LENGTH = 35

/** The subject of the slip, to the letter of section 2. */
export const slipSubject = (reservationId: string): string =>
  `Payment for reservation with ID ${reservationId}`

/** The purpose in the QR code: the subject, or a shorter text where the id makes it too long. */
export function qrPurpose(reservationId: string): string {
  const subject = slipSubject(reservationId)
  if (subject.length <= PURPOSE_MAX_LENGTH) return subject
  return `Reservation ID ${reservationId}`.slice(0, PURPOSE_MAX_LENGTH)
}
