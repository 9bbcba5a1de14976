import { dinText, readDin } from '../rental/money.ts'
import { rentalTimeOn } from '../rental/period.ts'
import { priceOf } from '../rental/pricing.ts'
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

// Days count from today. Number 3 runs now; 4 and 12 touch at a boundary, which is no overlap (D3).
// Vehicle 8 has past reservations only, so that deleting it succeeds.
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

/** Where the slip of a seed reservation lies on the API's host. */
export const seedSlipPath = (reservationId: number) => `uploads/reservation-${reservationId}.svg`

/** Reservations around that day, in every status. */
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

/** The row of a reservation of so many days. */
export function reservationRow(id: number, { from, days, pricePerDay, ...rest }: Details): ReservationRow {
  return {
    id,
    ...rest,
    duration: days,
    start_time: rentalTimeOn(from),
    end_time: rentalTimeOn(addDays(from, days)),
    price: dinText(priceOf(readDin(pricePerDay) ?? 0, days).total),
  }
}
