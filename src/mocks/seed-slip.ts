import { MINIMUM_DEPOSIT } from '../rental/terms.ts'

const AMOUNT = `=${MINIMUM_DEPOSIT / 100},00`

/** A payment slip for the deposit of a seed reservation, drawn after the form "Nalog za uplatu". */
export const seedSlip = (reservationId: number): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 380" width="760" height="380" font-family="sans-serif">',
    '<rect width="760" height="380" fill="#fdfbf4"/>',
    '<rect x="12" y="12" width="736" height="356" fill="none" stroke="#1d2b26" stroke-width="2"/>',
    '<path d="M380 12V368" stroke="#1d2b26" stroke-dasharray="4 4"/>',
    '<text x="728" y="44" font-size="18" font-weight="bold" text-anchor="end">NALOG ZA UPLATU</text>',
    box('platilac', 'Client of the demo', 28, 56, 336, 64),
    box('svrha uplate', `Payment for reservation with ID ${reservationId}`, 28, 146, 336, 64),
    box('primalac', 'Struja, Beograd', 28, 236, 336, 64),
    box('šifra', '189', 396, 76, 64, 34),
    box('valuta', 'RSD', 472, 76, 64, 34),
    box('iznos', AMOUNT, 548, 76, 184, 34),
    box('račun primaoca', '000-0000000000000-00', 396, 146, 336, 34),
    box('model', '00', 396, 216, 64, 34),
    box('poziv na broj', String(reservationId), 472, 216, 260, 34),
    '<path d="M28 344H200M396 344H732" stroke="#1d2b26"/>',
    label('potpis platioca', 28, 358),
    label('mesto i datum prijema', 396, 358),
    '</svg>',
  ].join('\n')

const label = (text: string, x: number, y: number) =>
  `<text x="${x}" y="${y}" font-size="10" fill="#51605a">${text}</text>`

const box = (name: string, value: string, x: number, y: number, width: number, height: number) =>
  `${label(name, x, y - 4)}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff" stroke="#7b8a84"/>` +
  `<text x="${x + 10}" y="${y + 22}" font-size="15">${value}</text>`
