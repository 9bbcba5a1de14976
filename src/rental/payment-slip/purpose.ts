// What the NBS IPS QR code admits.
const PURPOSE_MAX_LENGTH = 35

/** The subject of the slip, worded by the specification (docs/decisions.md, "Exact words"). */
export const slipSubject = (reservationId: string): string =>
  `Payment for reservation with ID ${reservationId}`

/**
 * The purpose in the QR code: the subject, or a shorter text where the id makes it too long. The id is never cut: it
 * would name another reservation. `ipsQrText` throws for an id that fits no text.
 */
export function qrPurpose(reservationId: string): string {
  const shortest = `ID ${reservationId}`
  const texts = [slipSubject(reservationId), `Reservation ID ${reservationId}`]
  return texts.find(({ length }) => length <= PURPOSE_MAX_LENGTH) ?? shortest
}
