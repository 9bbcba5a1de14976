import { inLatinScript } from '@/rental/search-text'

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

// In all its lines.
const RECEIVER_MAX_LENGTH = 70

/**
 * The receiver in the QR code, in letters that it admits: name and address, or the name alone where both are too long
 * together. The account says who is paid, so that a name may be cut.
 */
export function qrReceiver(name: string, address: string): string {
  const both = `${plain(name)}\n${plain(address)}`
  return both.length <= RECEIVER_MAX_LENGTH ? both : plain(name).slice(0, RECEIVER_MAX_LENGTH).trim()
}

/** A text in one line of Latin letters, with plain quotation marks and dashes, and without the accents that the code does not know. */
const plain = (text: string): string =>
  inLatinScript(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[–—|]/g, '-')
    .replaceAll(/[^ -~ŠĐŽČĆšđžčć]/g, (letter) => letter.normalize('NFKD').replaceAll(/[^ -~]/g, ''))
