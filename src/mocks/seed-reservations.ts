import { dinText, readDin } from '../rental/money.ts'
import { rentalTimeOn } from '../rental/period.ts'
import { priceOf } from '../rental/pricing.ts'
import { MINIMUM_DEPOSIT } from '../rental/terms.ts'
import { addDays, type Day } from '../rental/wall-clock.ts'
import { seedVehicles } from './seed-vehicles.ts'
import type { ReservationRow } from './wire.ts'

type Status = ReservationRow['status']
type Seed = readonly [
  user: number,
  vehicle: number,
  from: number,
  days: number,
  Status,
  slip: 'slip' | 'none',
]

// Days count from today. Reservations 3 and 14 run now; 4 and 12 touch at a boundary, which is no overlap.
// Vehicle 8 has past reservations only, so that deleting this vehicle succeeds.
const SEEDS: readonly Seed[] = [
  [1, 1, -40, 4, 'success', 'slip'],
  [1, 4, -20, 2, 'failed', 'none'],
  [1, 2, -2, 5, 'success', 'slip'],
  [1, 6, 7, 4, 'pending', 'none'],
  [1, 5, 20, 3, 'pending', 'slip'],
  [1, 3, 35, 7, 'success', 'slip'],
  [3, 1, 4, 5, 'pending', 'slip'],
  [3, 4, 1, 2, 'success', 'slip'],
  [3, 7, -10, 3, 'success', 'slip'],
  [3, 8, -15, 3, 'failed', 'slip'],
  [3, 2, 5, 3, 'pending', 'none'],
  [3, 6, 11, 3, 'pending', 'none'],
  [2, 7, 14, 2, 'success', 'slip'],
  [3, 3, -1, 3, 'success', 'slip'],
  [3, 5, 10, 2, 'failed', 'none'],
]

/** The path of a seed reservation's slip on the API's host. */
export const seedSlipPath = (reservationId: number) => `uploads/reservation-${reservationId}.svg`

export const seedReservations = (today: Day): ReservationRow[] =>
  SEEDS.map(([user, vehicle, from, days, status, slip], index) =>
    reservationRow(index + 1, {
      user_id: user,
      vehicle_id: vehicle,
      from: addDays(today, from),
      days,
      pricePerDay: seedVehicles.find(({ id }) => id === vehicle)?.price_per_day ?? '0.00',
      status,
      reservation_image: slip === 'slip' ? seedSlipPath(index + 1) : null,
    }),
  )

interface Details extends Pick<ReservationRow, 'user_id' | 'vehicle_id' | 'status' | 'reservation_image'> {
  from: Day
  days: number
  pricePerDay: string
}

export function reservationRow(id: number, { from, days, pricePerDay, ...rest }: Details): ReservationRow {
  return {
    id,
    ...rest,
    duration: days,
    start_time: rentalTimeOn(from),
    end_time: rentalTimeOn(addDays(from, days)),
    price: dinText(priceOf(readDin(pricePerDay) ?? 0, days, []).total),
  }
}

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
