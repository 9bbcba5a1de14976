import { inLatinScript } from '@/rental/search-text'

// The most characters of a purpose in the NBS IPS QR code.
const PURPOSE_MAX_LENGTH = 35

/** The subject of the slip, worded by the specification (docs/decisions.md, "Exact words"). */
export const slipSubject = (reservationId: string): string =>
  `Payment for reservation with ID ${reservationId}`

/**
 * The purpose in the QR code: the subject, or a shorter text where the ID makes it too long. The ID is never cut, since
 * a part could name another reservation. `ipsQrText` throws if even the shortest text is too long.
 */
export function qrPurpose(reservationId: string): string {
  const shortest = `ID ${reservationId}`
  const texts = [slipSubject(reservationId), `Reservation ID ${reservationId}`]
  return texts.find(({ length }) => length <= PURPOSE_MAX_LENGTH) ?? shortest
}

// The most characters of a receiver in the code, all lines together.
const RECEIVER_MAX_LENGTH = 70

/**
 * The receiver in the QR code, in characters that the code admits: name and address, or the name alone if both are too
 * long together. The name may be cut, since the account says who is paid.
 */
export function qrReceiver(name: string, address: string): string {
  const both = `${plain(name)}\n${plain(address)}`
  return both.length <= RECEIVER_MAX_LENGTH ? both : plain(name).slice(0, RECEIVER_MAX_LENGTH).trim()
}

/** The text in one line of Latin letters, with plain quotes and dashes, without accents that the code refuses. */
const plain = (text: string): string =>
  inLatinScript(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[–—|]/g, '-')
    .replaceAll(/[^ -~ŠĐŽČĆšđžčć]/g, (letter) => letter.normalize('NFKD').replaceAll(/[^ -~]/g, ''))
