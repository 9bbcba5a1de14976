/** The longest purpose the QR code admits (facts, section 2). */
const PURPOSE_MAX_LENGTH = 35

/** The subject of the slip, to the letter of section 2. */
export const slipSubject = (reservationId: string): string =>
  `Payment for reservation with ID ${reservationId}`

/**
 * The purpose in the QR code: the subject, or a shorter text where the id makes it too long. The id is never cut, since
 * it would then be another one; an id that fits no text is refused by `ipsQrText`.
 */
export function qrPurpose(reservationId: string): string {
  const shortest = `ID ${reservationId}`
  const texts = [slipSubject(reservationId), `Reservation ID ${reservationId}`]
  return texts.find(({ length }) => length <= PURPOSE_MAX_LENGTH) ?? shortest
}
